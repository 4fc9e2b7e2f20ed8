/** A validation problem of one field. */
export interface Problem {
  field: string;
  message: string;
  /** The French message; default: the German one. */
  french?: string;
}

/** Drafts may be incomplete. */
export type Stage = 'draft' | 'published';

/** Stored values merged with those being saved. */
export type Entry = Readonly<Record<string, unknown>>;

/** Rules of a content type beyond its schema. */
export interface EntryRules {
  /** Components and relations to populate. */
  populate?: string[];
  check(entry: Entry, stage: Stage): Problem[];
}

/** Invisible characters, such as spaces, zero-width spaces and Hangul fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s\u2800]/gu;

/** Whether a text has visible characters. */
export function hasText(value: unknown): value is string {
  return typeof value === 'string' && value.replace(UNSEEN, '') !== '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field has a value: text, a non-empty list, an object with keys. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return typeof value === 'string' ? hasText(value) : value !== null && value !== undefined;
}
