/*
 * The wishlist entries of this document: ids of what is recorded, the newest first. `modules/visit` tells what the
 * server says, a press shows at once (`toggle-wish.ts`). Small, since every page carries it.
 */

let hearts: readonly number[] | undefined;
const listeners = new Set<() => void>();

/** What is recorded; undefined until this document knows anything of its visitor. */
export const wishlistIds = (): readonly number[] | undefined => hearts;

/** Shows what is recorded. */
export function setWishlistIds(list: readonly number[]): void {
  hearts = list;
  for (const listener of listeners) listener();
}

let isAsked = false;

/** Whether the server is being asked for the wishlist (spec §4: a flag of loading). */
export const isWishlistLoading = (): boolean => isAsked;

/** Records that the server is asked for the wishlist, or has answered. */
export function setWishlistLoading(is: boolean): void {
  isAsked = is;
  for (const listener of listeners) listener();
}

/** Calls the listener on every change. @returns a function that unsubscribes */
export function subscribeToWishlist(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what the server answers to a change: anyone who knows the visitor puts itself here. */
export const wishlistUpdater = { keep: setWishlistIds };
