/** Local storage keys of earlier versions of the shop (spec §9). */
const LEGACY_KEYS = ['recentlyViewed', 'recentlyViewedBikes'];

/** Removes the views that earlier versions of the shop stored; nothing if local storage is blocked. */
export function removeLegacyViews(): void {
  try {
    for (const key of LEGACY_KEYS) localStorage.removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}
