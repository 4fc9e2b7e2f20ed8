/*
 * What a person has noted (spec §3, §4): products by their id, the newest first.
 */

/** Most products on one list (spec §7: createWishList). */
export const MAX_WISHES = 200;

/** A share id as lists have it: opens a list for reading and nothing else. */
export const SHARE_ID = /^[a-z2-9]{12}$/;

/** Why a product was not noted: it does not exist, or the list is full. */
export type WishRefusal = 'unknown' | 'full';

/** The response to a change: the products on the list now, or why nothing was changed. */
export type WishAnswer = { ok: true; hearts: number[] } | { ok: false; refusal: WishRefusal };

/** A product on a list, with what was so when it was noted. */
export interface WishedItem {
  productId: number;
  /** Rappen */
  notedPrice: number;
  /** ISO 8601 */
  notedAt: string;
}

/** A person's own list. */
export interface OwnWishlist {
  /** The spec's `uid`. */
  shareId: string;
  ownerName: string | null;
  priceMail: boolean;
  stockMail: boolean;
  items: WishedItem[];
}

/** A person's list as those see it who have its link. */
export interface SharedWishlist {
  shareId: string;
  ownerName: string | null;
  productIds: number[];
  /** Whether anyone who asks is its owner. */
  isOwn: boolean;
}
