import type { LoaderFunctionArgs } from '@remix-run/node';
import { getWishListQuery } from '~/modules/wishlist/wishlist.schema.server.ts';
import { sharedWishlist, wishListSlugs } from '~/modules/wishlist/wishlist.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

/** `GET /api/document-store/getWishList` (spec §7): the list that a share id opens, for anyone. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { input, refusal } = parseInput(getWishListQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const list = await sharedWishlist(input.uid, null);
  if (!list) return apiError('not_found', 'Wishlist not found');
  return apiSuccess({ uid: list.shareId, wishList: await wishListSlugs(list.productIds, input.locale) });
}
