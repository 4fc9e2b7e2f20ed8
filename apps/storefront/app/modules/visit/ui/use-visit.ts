import { useEffect, useSyncExternalStore } from 'react';
import type { CartState } from '~/modules/cart/cart.ts';
import type { OwnBike } from '~/modules/catalog/own-bike.ts';
import type { Visit, VisitAccount } from '~/modules/visit/visit.ts';
import {
  account,
  begin,
  cartBike,
  cartCount,
  cartTerm,
  confirmedCart,
  follow,
  subscribe,
} from '~/modules/visit/visitor-store.ts';

const nothing = (): undefined => undefined;

/**
 * Keeps what the document knows of its visitor.
 * @param page what the page carries; null if it is the same for everyone
 * @param load another object each time that the page's data was loaded: after a form has changed something
 */
export function useVisit(page: Visit | null, load: unknown): void {
  useEffect(() => begin(page), [page, load]);
  useEffect(follow, []);
}

/** Lines in the visitor's cart. @param page as `useVisit` takes it */
export function useCartCount(page: Visit | null): number {
  return useSyncExternalStore(subscribe, cartCount, nothing) ?? page?.cart?.count ?? 0;
}

/** The visitor's account; null if no one has signed in. @param page as `useVisit` takes it */
export function useAccount(page: Visit | null): VisitAccount | null {
  const known = useSyncExternalStore(subscribe, account, nothing);
  return (known === undefined ? page?.account : known) ?? null;
}

/** The cart that the server says the visitor has, null if it has none; undefined until it has said so. */
export function useConfirmedCart(): CartState | null | undefined {
  return useSyncExternalStore(subscribe, confirmedCart, nothing);
}

/** The bike in the visitor's cart. @param page as `useVisit` takes it */
export function useCartBike(page: Visit | null): OwnBike | undefined {
  return useSyncExternalStore(subscribe, cartBike, nothing) ?? page?.bike;
}

/** Months that the visitor's cart is on; undefined while it is empty or nothing is known of it. */
export function useCartTerm(): number | undefined {
  return useSyncExternalStore(subscribe, cartTerm, nothing);
}
