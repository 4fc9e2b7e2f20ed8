import { type Message, say } from '~/modules/catalog-import/reporting/message.ts';
import { z } from 'zod';

/** Told of whatever is left out or changed while an item is read. */
export type FieldWarning = (field: string, message: Message) => void;

/** Text in a feed: numbers count, `null` and `false` are PHP's ways to say nothing. */
const text = z
  .union([z.string(), z.number().transform(String), z.null(), z.literal(false)])
  .optional()
  .transform((value) => value || '');

/** Yes and no as WordPress stores them. */
const flag = z
  .union([
    z.boolean(),
    z.number().transform((value) => value !== 0),
    z.string().transform((value) => /^(1|yes|true|on|ja|oui)$/i.test(value.trim())),
    z.null(),
  ])
  .optional()
  .transform((value) => value ?? false);

/** An item's text and flag fields, for schemas of list entries. */
export const fieldSchemas = { text, flag };

/** First complaint of a failed parse, in one line. */
export function complaint(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}` : 'does not fit';
}

/** Reads the fields of one item: what does not fit its schema counts as absent, and a warning says so. */
export class Fields {
  constructor(
    private readonly source: Readonly<Record<string, unknown>>,
    readonly warn: FieldWarning,
  ) {}

  /** A field as it stands. */
  raw(name: string): unknown {
    return this.source[name];
  }

  read<Value>(name: string, schema: z.ZodType<Value>, fallback: Value): Value {
    const result = schema.safeParse(this.source[name]);
    if (result.success) return result.data;
    this.warn(name, say('unfit', { detail: complaint(result.error) }));
    return fallback;
  }

  text(name: string): string {
    const value = this.source[name];
    // Nearly all fields are plain text already: no need to ask the schema.
    if (typeof value === 'string') return value.trim();
    return value === undefined ? '' : this.read(name, text, '').trim();
  }

  flag(name: string): boolean {
    return this.read(name, flag, false);
  }

  /** A list; entries that do not fit are left out one by one. PHP writes lists with gaps as objects. */
  list<Entry>(name: string, schema: z.ZodType<Entry>): Entry[] {
    return readList(this.source[name], schema, (message) => this.warn(name, message));
  }
}

/** A list in a feed, see `Fields.list`. */
export function readList<Entry>(value: unknown, schema: z.ZodType<Entry>, warn: (message: Message) => void): Entry[] {
  if (value === undefined || value === null || value === '' || value === false) return [];
  if (typeof value !== 'object') {
    warn(say('no-list'));
    return [];
  }
  return Object.values(value).flatMap((entry: unknown, index) => {
    const result = schema.safeParse(entry);
    if (result.success) return [result.data];
    warn(say('entry-unfit', { entry: index + 1, detail: complaint(result.error) }));
    return [];
  });
}
