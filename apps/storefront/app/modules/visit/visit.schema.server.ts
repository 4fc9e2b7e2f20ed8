import { z } from 'zod';
import { byLocale } from '~/i18n/locales.ts';
import { isHeight } from '~/modules/catalog/body-height.ts';
import { isPostcode } from '~/modules/delivery/postcode.ts';
import type { Visit } from './visit.ts';

/** What `GET /api/visit` answers of a session. */
export const visitSchema = z.object({
  cart: z
    .object({
      id: z.string(),
      revision: z.number().int().meta({ description: 'Rises with every change.' }),
      count: z.number().int().meta({ description: 'Lines in it.' }),
      planLength: z.number().int().meta({ description: 'Months that were chosen for it; 1 pays once.' }),
      isSponsored: z.boolean().meta({ description: 'Whether its first line is sponsored.' }),
    })
    .nullable(),
  bike: z
    .object({
      id: z.number().int(),
      name: z.object(byLocale(() => z.string())).meta({ description: 'Without its maker.' }),
      offers: z.array(z.string()).meta({ description: 'What it offers to accessories.' }),
      colour: z.string().nullable(),
      pictureVersion: z.string(),
      months: z.number().int().meta({ description: 'Of the plan that the cart is paid in; 1: once.' }),
      rate: z.number().int().meta({ description: 'Rappen a month of it.' }),
    })
    .optional()
    .meta({ description: 'The first bike in the cart.' }),
  height: z.number().int().nullable().meta({ description: 'The body height that was given, centimetres.' }),
  postcode: z.string().nullable().meta({ description: 'The postcode that days of delivery are asked for.' }),
  account: z
    .object({
      id: z.string().meta({ description: 'The `userId` of calls about what is one’s own.' }),
      initial: z.string().meta({ description: 'The letter that stands for the account.' }),
    })
    .nullable()
    .meta({ description: 'null where nobody has signed in.' }),
  hearts: z.array(z.number().int()).readonly().meta({ description: 'Products on the wishlist, the newest first.' }),
}) satisfies z.ZodType<Visit>;

/** What `POST /api/visit` takes: body height in centimetres and postcode; null takes one back, what is absent stays. */
export const storedVisitSchema = z
  .object({
    height: z.number().refine(isHeight, 'is no height of a rider').nullish(),
    postcode: z.string().refine(isPostcode, 'is no postcode').nullish(),
  })
  .refine(({ height, postcode }) => height !== undefined || postcode !== undefined, 'keeps nothing');
