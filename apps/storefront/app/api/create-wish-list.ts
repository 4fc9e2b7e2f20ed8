import type { ActionFunctionArgs } from '@remix-run/node';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { createWishListSchema } from '~/modules/wishlist/wishlist.schema.server.ts';
import { findOwnWishlist, replaceWishlist, wishListSlugs } from '~/modules/wishlist/wishlist.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/**
 * `POST /api/document-store/createWishList` (spec §7): makes the caller's list what is sent. `uid` is the caller's own
 * share id; without one a first list is made, with a session where there is none.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { input, refusal } = await parseBody(createWishListSchema, request);
  if (refusal) return refusal;
  const { uid, wishList } = input;
  if (uid) {
    const known = await visitorOf(request);
    if (!known) return apiError('unauthorized', 'A wishlist can only be changed by its own session');
    // The same for a list of another person and for none at all: the call tells no one which links exist.
    if ((await findOwnWishlist(known))?.shareId !== uid)
      return apiError('forbidden', 'The wishlist belongs to another user');
  }
  const { visitor, headers } = await ensureVisitor(request);
  await replaceWishlist(
    visitor,
    wishList.map(({ slug }) => slug),
  );
  const list = await findOwnWishlist(visitor);
  const ids = list?.items.map(({ productId }) => productId) ?? [];
  return apiSuccess({ uid: list?.shareId ?? '', wishList: await wishListSlugs(ids, 'de') }, { headers });
}
