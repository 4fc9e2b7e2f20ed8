import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { Bike } from './bike.ts';
import { stockStatuses } from './stock.ts';

const rappen = z.int().min(0);

/** A product as the calls under /api give it out. */
export const bikeSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    kind: z.enum(['bike', 'accessory']),
    status: z.enum(['published', 'draft', 'vanished']),
    sku: z.string().nullable(),
    categories: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
    images: z.array(
      z.object({
        id: z.int().meta({ description: 'Id of the picture, or of the product for drawings.' }),
        src: z.string(),
        name: z.string(),
        alt: z.string(),
        description: z.string().meta({ description: 'Alternative text: the product, and its colour if known.' }),
        width: z.int(),
        height: z.int(),
      }),
    ),
    lang: z.enum(locales).meta({ description: 'Language of the texts.' }),
    uvpPrice: rappen.nullable().meta({ description: 'Rappen; the regular price, if it is higher.' }),
    displayPrice: rappen.meta({ description: 'Rappen' }),
    brand: z.object({ slug: z.string(), name: z.string() }).nullable(),
    stock_status: z.enum(stockStatuses),
    expected_delivery_date__website_: z.iso.date().nullable(),
    monthlyRate: rappen.meta({
      description: `Rappen; the rate without down payment for the requested term (default ${defaultPlanLength} months).`,
    }),
    planLength: z
      .int()
      .min(1)
      .meta({ description: 'Months of that rate: fewer than requested if its plans are shorter; 1 means paid once.' }),
    colours: z.array(z.object({ slug: z.string(), name: z.string(), hex: z.string(), accent: z.string().nullable() })),
  })
  .meta({ id: 'Bike', description: 'A bike or accessory.' }) satisfies z.ZodType<Bike>;
