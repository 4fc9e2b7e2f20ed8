/** How near the hits are to what was typed; `none`: nothing was found. */
export type Closeness = 'exact' | 'prefix' | 'corrected' | 'any' | 'none';

/** Hits of one request (spec §9). */
export const SEARCH_PAGE_SIZE = 20;

/** Hits that one request may ask for. */
export const SEARCH_LIMIT = 100;

/** Suggestions for an address that is no page (spec §9). */
export const REDIRECT_LIMIT = 5;

export const LONGEST_SEARCH = 100;
