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
    slug: text(120).meta({ description: 'Slug of the product.' }),
    sku: text(60).meta({ description: 'Article number; takes precedence over the slug.' }),
    percent: z.coerce.number().int().min(1).max(99),
    hours: z.coerce.number().int().min(1).max(8760).optional().meta({ description: 'Duration.' }),
    offer: text(40).meta({
      description: 'The id of its entry, where it is stored: it is not another offer beside itself.',
    }),
    startsAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
    locale: z.string().optional(),
  })
  .refine(({ slug, sku }) => slug ?? sku, { path: ['slug'], message: 'expected a product' });

export const offerForecastAnswer = z.object({
  forecast: z
    .object({
      before: z.int().meta({ description: 'Rappen.' }),
      price: z.int().meta({ description: 'Rappen.' }),
      others: z
        .array(z.object({ percent: z.int(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }))
        .meta({ description: 'Other offers of the product in that time; the highest percentage applies.' }),
      sale: z
        .object({ price: z.int(), from: z.iso.datetime().nullable(), to: z.iso.datetime().nullable() })
        .optional()
        .meta({
          description: 'The feed’s dated sale that is not over: the percentage is taken off its price while it runs.',
        }),
      steps: z
        .array(z.object({ from: z.iso.datetime(), price: z.int() }))
        .meta({ description: 'The price at the start, and each change until the end.' }),
      heldDays: z.int(),
      strike: z.object({ price: z.int(), until: z.iso.datetime().nullable() }).optional(),
    })
    .nullable()
    .meta({ description: 'null: unknown product, or no former price.' }),
});
