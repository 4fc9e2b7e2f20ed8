import type { Picture } from '~/modules/catalog/catalog.ts';
import type { ContentPicture } from '~/modules/content/content.ts';

/*
 * Stories: a row of stations, and sheets that are read one after the other (spec §3: storyViews, storyInteractions,
 * storyLikes).
 */

/** Where scripts send what was done in a story; forms without scripts too. */
export const STORY_CALL = '/api/stories/act';

/** Where scripts ask for a visitor's own part of a story. */
export const OWN_STORY_CALL = '/api/stories/own';

/** What is counted without a person: moved on, back, to the end, to the product, shared. */
export const storyActs = ['next', 'back', 'finish', 'product', 'share'] as const;
export type StoryAct = (typeof storyActs)[number];

/** A station of the row. */
export interface StoryTile {
  /** Of the CMS, the same in all languages. */
  id: string;
  title: string;
  path: string;
  picture: Picture | ContentPicture | null;
  isOffer: boolean;
  /** ISO date. */
  day: string;
}

export interface SheetProduct {
  name: string;
  path: string;
  /** As written: a month, or once. */
  rate: string;
  months: number;
  isBike: boolean;
}

export interface StorySheet {
  title: string;
  text: string | null;
  isOffer: boolean;
  picture: Picture | ContentPicture | null;
  product: SheetProduct | null;
  link: { label: string; href: string } | null;
  /** Answers to the title; empty if it asks nothing. */
  choices: string[];
}

/** A story with its sheets and the ones beside it. */
export interface StoryView {
  id: string;
  /** Of the page's language. */
  slug: string;
  title: string;
  sheets: StorySheet[];
  before: StoryTile | null;
  after: StoryTile | null;
}

/** What is a visitor's own of a story, and what is shown because of it. */
export interface OwnStory {
  isLiked: boolean;
  likes: number;
  /** By the number of the sheet, from 1: what this visitor answered and how all did; only where they answered. */
  votes: Record<string, { choice: number; counts: number[] }>;
}

/** Whole per cent of each answer; together 100. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const floors = exact.map(Math.floor);
  let missing = 100 - floors.reduce((sum, value) => sum + value, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { index } of order) {
    if (missing <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
}
