import type { Locale } from '~/i18n/locales.ts';

/** A block of a message: a heading and its lines, each with what is at the right edge. */
export interface EmailBlock {
  title: string;
  lines: { text: string; amount?: string }[];
}

/** What a message to a shopper says, word by word. */
export interface Email {
  locale: Locale;
  /** The organization in whose shop it came about, in place of the shop's name. */
  sender?: string | undefined;
  /** Colour of its links and its button, one that white words are on; the organization's by default. */
  accent?: string | undefined;
  subject: string;
  greeting: string;
  intro: string;
  blocks: EmailBlock[];
  /** What comes next, in its order. */
  next?: { title: string; steps: string[] };
  /** The one thing to click. */
  link: { text: string; address: string };
  /** What else can be done, each with its address. */
  more?: { text: string; address: string }[];
  closing: string;
}
