import type { Locale } from '~/i18n/locales.ts';
import type { Recommended } from '~/modules/recommendations/recommended.ts';
import { href } from '~/site-map.ts';

/**
 * Asks what pages show of bikes that were looked at.
 * @param slugs the newest first
 * @throws if the shop does not answer
 */
export async function fetchRecommended(
  slugs: readonly string[],
  { locale, category, limit }: { locale: Locale; category?: string; limit: number },
): Promise<Recommended> {
  const query = { angesehen: slugs.join(','), art: category, anzahl: limit };
  const response = await fetch(href('recommended', {}, locale, query));
  if (!response.ok) throw new Error(`${response.status} from the recommendations`);
  return (await response.json()) as Recommended;
}
