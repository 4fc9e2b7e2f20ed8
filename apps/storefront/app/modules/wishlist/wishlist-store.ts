/*
 * The hearts of this document: ids of what is noted, the newest first. `modules/visit` tells what the server says, a press shows at
 * once (`toggle-wish.ts`). Small, since every page carries it.
 */

let hearts: readonly number[] | undefined;
const listeners = new Set<() => void>();

/** What is noted; undefined until this document knows anything of its visitor. */
export const wishlistIds = (): readonly number[] | undefined => hearts;

/** Shows what is noted. */
export function setWishlistIds(list: readonly number[]): void {
  hearts = list;
  for (const listener of listeners) listener();
}

let isAsked = false;

/** Whether the server is being asked for the hearts (spec §4: a flag of loading). */
export const isWishlistLoading = (): boolean => isAsked;

/** Notes that the server is asked for the hearts, or has answered. */
export function setWishlistLoading(is: boolean): void {
  isAsked = is;
  for (const listener of listeners) listener();
}

/** Calls back on every change. @returns what ends it */
export function subscribeToWishlist(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what the server answers to a change: whoever knows the visitor puts itself here. */
export const wishlistUpdater = { keep: setWishlistIds };
