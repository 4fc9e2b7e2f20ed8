import { useSyncExternalStore } from 'react';
import { wishlistIds, subscribeToWishlist } from '~/modules/wishlist/wishlist-store.ts';

/** How many products are noted. @param page what the page was made with */
export const useWishlistCount = (page: number): number =>
  useSyncExternalStore(
    subscribeToWishlist,
    () => wishlistIds()?.length ?? page,
    () => page,
  );

/** Whether a product is noted. @param page what the page was made with */
export const useIsOnWishlist = (id: number, page = false): boolean =>
  useSyncExternalStore(
    subscribeToWishlist,
    () => wishlistIds()?.includes(id) ?? page,
    () => page,
  );
