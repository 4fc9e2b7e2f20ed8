/*
 * The visits of product pages in this browser (spec §4 Recommendation): a cookie holds the bikes that were looked at
 * and their categories, for an hour after the last one, three at most.
 */

const PAGE_VISITS_COOKIE = 'velory_page_visits';

/** How long the cookie is stored after a visit, seconds (spec §9). */
const PAGE_VISITS_SECONDS = 3600;

/** How long after the third visit a bike is recommended, ms (spec §9). */
export const RECOMMENDED_AFTER = 3000;

/** At how many visits a bike is recommended (spec §9). */
export const VISITS_NEEDED = 3;

/** How many of them have to be of one category. */
const ALIKE_NEEDED = 2;

/** A bike that was looked at. */
export interface PageVisit {
  productId: number;
  /** Slug of §3. */
  category: string;
}

/** Categories that nearly every bike has, or that say nothing of what it is for. */
const general = ['bike', 'e_bike', 'occasion'];

/** The use of a bike; undefined if unknown. @param categorySlugs slugs of §3 */
export const mainCategory = (categorySlugs: readonly string[]): string | undefined =>
  categorySlugs.find((slug) => !general.includes(slug));

/** Reads the cookie in `document.cookie`; what is invalid counts as no visit. */
export function visitsOf(cookies: string): PageVisit[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${PAGE_VISITS_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  return [...value.matchAll(/(\d{1,9})-([a-z_]{1,40})/g)]
    .slice(0, VISITS_NEEDED)
    .map(([, id, category = '']) => ({ productId: Number(id), category }));
}

/** The cookie as scripts set it. */
export function visitsCookie(visits: readonly PageVisit[]): string {
  const value = visits.map(({ productId, category }) => `${productId}-${category}`).join('.');
  return `${PAGE_VISITS_COOKIE}=${value}; Path=/; Max-Age=${PAGE_VISITS_SECONDS}; SameSite=Lax`;
}

/**
 * Counts a visit. A bike that was looked at before counts once; after the third visit nothing is counted any more.
 * @returns the visits to keep, undefined if they stay; and at exactly the third the category that two of three have
 */
export function countVisit(
  visits: readonly PageVisit[],
  visit: PageVisit,
): { visits?: readonly PageVisit[]; category?: string } {
  if (visits.length >= VISITS_NEEDED || visits.some(({ productId }) => productId === visit.productId)) return {};
  const counted = [...visits, visit];
  if (counted.length < VISITS_NEEDED) return { visits: counted };
  const category = counted.find(
    (each) => counted.filter((other) => other.category === each.category).length >= ALIKE_NEEDED,
  )?.category;
  return { visits: counted, category };
}
