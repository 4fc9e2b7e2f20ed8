import { useSyncExternalStore } from 'react';
import { heartCount, isNoted, isStoring, subscribeHearts } from '~/modules/wishlist/wish-store.ts';

/** How many products are noted. @param page what the page was made with */
export function useHeartCount(page: number): number {
  return useSyncExternalStore(subscribeHearts, heartCount, () => page);
}

/** Whether a product is noted. @param page what the page was made with */
export function useNoted(id: number, page = false): boolean {
  return useSyncExternalStore(
    subscribeHearts,
    () => isNoted(id),
    () => page,
  );
}

/** Whether a heart is on its way to the server. */
export function useStoring(id: number): boolean {
  return useSyncExternalStore(
    subscribeHearts,
    () => isStoring(id),
    () => false,
  );
}
