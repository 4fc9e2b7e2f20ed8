/** Use cases of the wishlist (spec §3, §4, §7). */
export { exportWishlist } from './lists/export-wishlist.server.ts';
export { mergeWishlists } from './lists/merge-wishlists.server.ts';
export { findOwnWishlist, sharedWishlist, wishListSlugs } from './lists/read-wishlist.server.ts';
export { chooseMails, nameOwner, renewShare } from './lists/share-wishlist.server.ts';
export { addAll, canAddToWishlist, replaceWishlist, wish } from './lists/change-wishlist.server.ts';
export { stopMails } from './emails/stop-mails.server.ts';
