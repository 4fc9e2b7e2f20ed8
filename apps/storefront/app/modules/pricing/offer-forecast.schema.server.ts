import { z } from 'zod';

/* What the CMS asks of an offer that is being written, and gets. */

const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.trim() || undefined)
    .optional();

export const offerForecastQuery = z
  .object({
    slug: text(120).meta({ description: 'The end of the product’s address.' }),
    sku: text(60).meta({ description: 'The article number; it goes before the address.' }),
    percent: z.coerce.number().int().min(1).max(99),
    startsAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
    locale: z.string().optional(),
  })
  .refine(({ slug, sku }) => slug ?? sku, { path: ['slug'], message: 'expected a product' });

export const offerForecastAnswer = z.object({
  forecast: z
    .object({
      before: z.int().meta({ description: 'Rappen.' }),
      price: z.int().meta({ description: 'Rappen.' }),
      heldDays: z.int(),
      strike: z.object({ price: z.int(), until: z.iso.datetime().nullable() }).optional(),
    })
    .nullable()
    .meta({ description: 'null: no such product, or it had no price before.' }),
});
