import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { STORY_CALL, type StoryView } from '~/modules/stories/stories.ts';
import { href } from '~/site-map.ts';
import type { SendAct } from './use-own-story.ts';

interface ActFormProps {
  story: StoryView;
  number: number;
  fields: Record<string, string>;
  act: SendAct;
  children: ReactNode;
}

/** A form that scripts send in place, and that leads back to its sheet without them. */
export function ActForm({ story, number, fields, act, children }: ActFormProps) {
  const locale = useLocale();
  return (
    <form
      method="post"
      action={STORY_CALL}
      onSubmit={(event) => {
        event.preventDefault();
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        const data = new FormData(event.currentTarget, submitter);
        act(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
      }}
    >
      <input type="hidden" name="story" value={story.id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={`${href('story', { slug: story.slug }, locale)}#blatt-${number}`} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
