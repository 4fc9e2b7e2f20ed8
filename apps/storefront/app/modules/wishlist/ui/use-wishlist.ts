import { useSyncExternalStore } from 'react';
import { wishlistIds, subscribeToWishlist } from '~/modules/wishlist/wishlist-store.ts';

/** How many products are recorded. @param page what the page was made with */
export const useWishlistCount = (page: number): number =>
  useSyncExternalStore(
    subscribeToWishlist,
    () => wishlistIds()?.length ?? page,
    () => page,
  );

/** Whether a product is recorded. @param page what the page was made with */
export const useIsOnWishlist = (id: number, page = false): boolean =>
  useSyncExternalStore(
    subscribeToWishlist,
    () => wishlistIds()?.includes(id) ?? page,
    () => page,
  );
