import { z } from 'zod';

/*
 * Shapes of the catalogue's JSON columns, as the importer writes them. Rows that do not fit (written by hand, or by an
 * older program) read as empty instead of breaking a page.
 */

const byLocale = z.object({ de: z.string(), fr: z.string() });
const termsByLocale = z.object({ de: z.array(z.string()), fr: z.array(z.string()) });

const colourSchema = z.object({
  slug: z.string(),
  name: byLocale,
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
  accent: z.string().nullish(),
});

const frameSizeSchema = z.object({ size: z.string(), minCm: z.number(), maxCm: z.number() });
const highlightSchema = z.object({ title: z.string(), text: z.string(), view: z.string().nullish() });

export type ColourRow = z.infer<typeof colourSchema>;
export type FrameSizeRow = z.infer<typeof frameSizeSchema>;
export type HighlightRow = z.infer<typeof highlightSchema>;
export type ByLocale = z.infer<typeof byLocale>;
export type TermsByLocale = z.infer<typeof termsByLocale>;

const listOf =
  <Row>(schema: z.ZodType<Row>) =>
  (value: unknown): Row[] =>
    Array.isArray(value) ? value.flatMap((entry) => schema.safeParse(entry).data ?? []) : [];

export const readColours = listOf(colourSchema);
export const readFrameSizes = listOf(frameSizeSchema);
export const readHighlights = listOf(highlightSchema);

export function readByLocale(value: unknown): ByLocale {
  return byLocale.safeParse(value).data ?? { de: '', fr: '' };
}

export function readTerms(value: unknown): TermsByLocale {
  return termsByLocale.safeParse(value).data ?? { de: [], fr: [] };
}
