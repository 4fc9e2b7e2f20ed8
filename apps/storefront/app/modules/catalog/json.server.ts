import { z } from 'zod';
import { byLocale } from '~/i18n/locales.ts';
import { fastenings, type Gear, HIGHEST_SECURITY } from './gear.ts';

/*
 * Shapes of the catalogue's JSON columns, as the importer writes them. Rows that do not fit (written by hand, or by an
 * older program) read as empty instead of breaking a page.
 */

const textByLocale = z.object(byLocale(() => z.string()));
const termsByLocale = z.object(byLocale(() => z.array(z.string())));

const colourSchema = z.object({
  slug: z.string(),
  name: textByLocale,
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
  accent: z.string().nullish(),
});

const frameSizeSchema = z.object({ size: z.string(), minCm: z.number(), maxCm: z.number() });
const highlightSchema = z.object({ title: z.string(), text: z.string(), view: z.string().nullish() });

export type ColourRow = z.infer<typeof colourSchema>;
export type FrameSizeRow = z.infer<typeof frameSizeSchema>;
export type HighlightRow = z.infer<typeof highlightSchema>;
export type ByLocale = z.infer<typeof textByLocale>;
export type TermsByLocale = z.infer<typeof termsByLocale>;

const cm = z.number().int().optional();
const gearSchema = z.object({
  headMinCm: cm,
  headMaxCm: cm,
  securityLevel: z.number().int().min(1).max(HIGHEST_SECURITY).optional(),
  litres: z.number().int().optional(),
  lux: z.number().int().optional(),
  fastenings: z.array(z.enum(fastenings)).optional(),
});

const listOf =
  <Row>(schema: z.ZodType<Row>) =>
  (value: unknown): Row[] =>
    Array.isArray(value) ? value.flatMap((entry) => schema.safeParse(entry).data ?? []) : [];

export const readColours = listOf(colourSchema);
export const readFrameSizes = listOf(frameSizeSchema);
export const readHighlights = listOf(highlightSchema);

export function readGear(value: unknown): Gear {
  return gearSchema.safeParse(value).data ?? {};
}

export function readByLocale(value: unknown): ByLocale {
  return textByLocale.safeParse(value).data ?? byLocale(() => '');
}

export function readTerms(value: unknown): TermsByLocale {
  return termsByLocale.safeParse(value).data ?? byLocale(() => []);
}
