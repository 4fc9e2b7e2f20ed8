import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
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

/**
 * A text as its schema reads it, where it is one or says nothing, as nearly all are; undefined: the schema has to be
 * asked.
 */
export function plainField(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value === undefined || value === null || value === false ? '' : undefined;
}

/** First complaint of a failed parse, in one line. */
export function complaint(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}` : 'does not fit';
}

/** Parses the fields of one item: a field that does not fit its schema counts as absent, with a warning. */
export class Fields {
  constructor(
    private readonly source: Readonly<Record<string, unknown>>,
    readonly warn: FieldWarning,
  ) {}

  raw(name: string): unknown {
    return this.source[name];
  }

  read<Value>(name: string, schema: z.ZodType<Value>, fallback: Value): Value {
    const result = schema.safeParse(this.source[name]);
    if (result.success) return result.data;
    this.warn(name, createMessage('unfit', { detail: complaint(result.error) }));
    return fallback;
  }

  text(name: string): string {
    const value = this.source[name];
    return plainField(value)?.trim() ?? this.read(name, text, '').trim();
  }

  flag(name: string): boolean {
    const value = this.source[name];
    if (typeof value === 'boolean') return value;
    return value === undefined || value === null ? false : this.read(name, flag, false);
  }

  /** A list; entries that do not fit are left out one by one. PHP writes lists with gaps as objects. */
  list<Entry>(name: string, schema: z.ZodType<Entry>, plain?: Plain<Entry>): Entry[] {
    const value = this.source[name];
    if (value === undefined) return [];
    return readList(value, schema, (message) => this.warn(name, message), plain);
  }
}

/**
 * Reads an entry as its schema would where it stands as WooCommerce itself writes it, in a fraction of the time;
 * undefined: the schema has to be asked.
 */
export type Plain<Entry> = (entry: unknown) => Entry | undefined;

/** An object that is no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list in a feed, see `Fields.list`. */
export function readList<Entry>(
  value: unknown,
  schema: z.ZodType<Entry>,
  warn: (message: Message) => void,
  plain?: Plain<Entry>,
): Entry[] {
  if (value === undefined || value === null || value === '' || value === false) return [];
  if (typeof value !== 'object') {
    warn(createMessage('no-list'));
    return [];
  }
  const entries: Entry[] = [];
  Object.values(value).forEach((entry: unknown, index) => {
    const own = plain?.(entry);
    if (own !== undefined) {
      entries.push(own);
      return;
    }
    const result = schema.safeParse(entry);
    if (result.success) entries.push(result.data);
    else warn(createMessage('entry-unfit', { entry: index + 1, detail: complaint(result.error) }));
  });
  return entries;
}
