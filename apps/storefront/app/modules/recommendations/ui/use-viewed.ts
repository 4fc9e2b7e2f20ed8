import useSWR from 'swr';
import type { Locale } from '~/i18n/locales.ts';
import { readStoredViews, VIEW_CALL } from '~/modules/recommendations/viewed-store.ts';
import { fetchRecommended } from './fetch-recommended.ts';

/**
 * How often it is asked again (spec §9): two askers within 2 s share an answer, the window's focus asks at most every
 * 5 s. What fails is asked again after 5 s, 10 s on slow connections, which is what swr does by itself.
 */
export const timing = { dedupingInterval: 2000, focusThrottleInterval: 5000, shouldRetryOnError: true };

/** Bikes that pages show of what was looked at. */
const SHOWN = 30;

/** @param userId of the signed-in user; undefined: what this browser remembers counts */
async function slugsOf(userId: string | undefined, locale: Locale): Promise<string[]> {
  const own = readStoredViews().map(({ slug }) => slug);
  if (userId === undefined) return own;
  const response = await fetch(`${VIEW_CALL}/${userId}?locale=${locale}`);
  // A session that has ended meanwhile: the browser's own list is left.
  if (response.status === 401 || response.status === 403) return own;
  if (!response.ok) throw new Error(`${response.status} from the recently viewed bikes`);
  const { data } = (await response.json()) as { data: { slug: string }[] };
  return data.length > 0 ? data.map(({ slug }) => slug) : own;
}

/** What was looked at, and what is like it; kept in step by swr. @param userId of the signed-in user */
export function useViewed(userId: string | undefined, locale: Locale) {
  return useSWR(
    ['recently-viewed', userId, locale],
    async () => {
      const slugs = await slugsOf(userId, locale);
      return slugs.length === 0 ? undefined : fetchRecommended(slugs, { locale, limit: SHOWN });
    },
    timing,
  );
}
