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
      revision: z.number().int().meta({ description: 'Increases with every change.' }),
      count: z.number().int().meta({ description: 'Number of lines.' }),
      planLength: z.number().int().meta({ description: 'Chosen term in months; 1 means paid once.' }),
      isSponsored: z.boolean().meta({ description: 'Whether its first line is sponsored.' }),
    })
    .nullable(),
  bike: z
    .object({
      id: z.number().int(),
      name: z.object(byLocale(() => z.string())).meta({ description: 'Without the brand.' }),
      offers: z.array(z.string()).meta({ description: 'Mounts for accessories.' }),
      colour: z.string().nullable(),
      pictureVersion: z.string(),
      months: z.number().int().meta({ description: 'Term of the cart; 1 means paid once.' }),
      rate: z.number().int().meta({ description: 'Rappen per month.' }),
    })
    .optional()
    .meta({ description: 'The first bike in the cart.' }),
  height: z.number().int().nullable().meta({ description: 'Body height in centimetres.' }),
  postcode: z.string().nullable().meta({ description: 'Postcode for delivery dates.' }),
  account: z
    .object({
      id: z.string().meta({ description: 'The `userId` for other calls.' }),
      initial: z.string().meta({ description: 'Initial shown for the account.' }),
    })
    .nullable()
    .meta({ description: 'null if not signed in.' }),
  hearts: z.array(z.number().int()).readonly().meta({ description: 'Products on the wishlist, newest first.' }),
}) satisfies z.ZodType<Visit>;

/** What `POST /api/visit` takes: body height in centimetres and postcode; null takes one back, what is absent stays. */
export const storedVisitSchema = z
  .object({
    height: z.number().refine(isHeight, 'is no height of a rider').nullish(),
    postcode: z.string().refine(isPostcode, 'is no postcode').nullish(),
  })
  .refine(({ height, postcode }) => height !== undefined || postcode !== undefined, 'keeps nothing');
