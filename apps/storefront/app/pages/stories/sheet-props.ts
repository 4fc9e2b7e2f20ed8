import type { OwnStory, StoryAct, StorySheet, StoryView } from '~/modules/stories/stories.ts';
import type { SendAct } from './use-own-story.ts';
import type { StoryRun } from './use-story-run.ts';

/** What a sheet and its parts are given. */
export interface SheetProps {
  story: StoryView;
  sheet: StorySheet;
  /** From 1. */
  number: number;
  run: StoryRun;
  own: OwnStory | null;
  act: SendAct;
  note: (kind: StoryAct, sheet: number) => void;
  /** Before scripts run: every sheet is there for everyone. */
  isPlain: boolean;
}
