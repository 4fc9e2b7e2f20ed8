/** One thing an editor has to change, at one field. */
export interface Problem {
  field: string;
  message: string;
  /** The message for editors whose panel is French; without it they read the German one. */
  french?: string;
}

/** How far an entry has come: drafts may be incomplete, what is published may not. */
export type Stage = 'draft' | 'published';

/** Values of an entry as the validators see them: what is stored, overlaid with what is being saved. */
export type Entry = Readonly<Record<string, unknown>>;

/** Rules of one content type that its schema cannot say. */
export interface EntryRules {
  /** Components and relations the check needs to see. */
  populate?: string[];
  /** Gives every problem of the entry, an empty list where there is none. */
  check(entry: Entry, stage: Stage): Problem[];
}

/** Characters of which nothing is seen, such as blanks, zero-width spaces and Hangul fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s\u2800]/gu;

/** True for a text of which something is seen. */
export function hasText(value: unknown): value is string {
  return typeof value === 'string' && value.replace(UNSEEN, '') !== '';
}

/** True for an object that is neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True where a field holds anything at all: text, a list with items, an object with keys. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return typeof value === 'string' ? hasText(value) : value !== null && value !== undefined;
}
