import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { holdsLink, optionalLine } from '~/platform/typed-text.server.ts';
import { MAX_WISHES, SHARE_ID } from './wishlist.ts';

const wishList = z.array(z.object({ slug: z.string().min(1).max(200) })).max(MAX_WISHES);

/** What `POST /api/document-store/createWishList` takes (spec §7). */
export const createWishListSchema = z.object({
  uid: z
    .union([z.string().regex(SHARE_ID), z.literal('')])
    .optional()
    .meta({ description: 'Share id of the caller’s list; absent or empty if there is none yet.' }),
  wishList: wishList.meta({ description: 'The complete list, newest first; slugs of any language.' }),
});

/** The query of `GET /api/document-store/getWishList` (spec §7). */
export const getWishListQuery = z.object({
  uid: z.string().regex(SHARE_ID),
  locale: z.enum(locales).default('de').meta({ description: 'Language of the slugs.' }),
});

/** A list as both calls answer it. */
export const wishListAnswer = z.object({
  uid: z.string().meta({ description: 'Share id of the list.' }),
  wishList,
});

const product = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** What a form or script says to note a product, or to note it no more. */
export const wishForm = z.object({ product, intent: z.enum(['add', 'remove', 'toggle']).default('toggle') });

/** What the list's page sends, by `intent`. */
export const wishlistForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), product }),
  z.object({ intent: z.literal('add'), product }),
  z.object({ intent: z.literal('add-all'), uid: z.string() }),
  z.object({ intent: z.literal('renew') }),
  z.object({
    intent: z.literal('name'),
    name: optionalLine(40)
      .refine((text) => !holdsLink(text))
      .default(''),
  }),
  z.object({
    intent: z.literal('mails'),
    priceMail: z.boolean().default(false),
    stockMail: z.boolean().default(false),
  }),
  z.object({ intent: z.literal('stop-mails'), token: z.string() }),
]);
