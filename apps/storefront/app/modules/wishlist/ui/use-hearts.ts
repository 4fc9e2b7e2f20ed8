import { useSyncExternalStore } from 'react';
import { noted, subscribeHearts } from '~/modules/wishlist/wishlist-store.ts';

/** How many products are noted. @param page what the page was made with */
export const useHeartCount = (page: number): number =>
  useSyncExternalStore(
    subscribeHearts,
    () => noted()?.length ?? page,
    () => page,
  );

/** Whether a product is noted. @param page what the page was made with */
export const useNoted = (id: number, page = false): boolean =>
  useSyncExternalStore(
    subscribeHearts,
    () => noted()?.includes(id) ?? page,
    () => page,
  );
