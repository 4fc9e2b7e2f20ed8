import type { LoaderFunctionArgs } from '@remix-run/node';
import { textOfKey, type Translate } from '~/i18n/keys.ts';
import { formatAmount } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { categoryPage } from '~/modules/catalog/categories.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { productTile, splitName } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { similarTo, type SimilarBike } from '~/modules/recommendations/recommendations.server.ts';
import type { Recommended } from '~/modules/recommendations/recommended.ts';
import { MAX_VIEWED } from '~/modules/recommendations/viewed-store.ts';
import { localeOfRequest } from '~/site-map.ts';

/**
 * What pages show of the bikes that a person has looked at (spec §9): `?angesehen=` their slugs, the newest first;
 * `art` a category of §3 that what is like them has to have; `anzahl` how many, 30 at most. It knows no one: the
 * browser says what was looked at.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const slugs = (searchParams.get('angesehen') ?? '').split(',').filter((slug) => /^[\w-]{1,200}$/.test(slug));
  const requested = searchParams.get('art') ?? undefined;
  const category = requested !== undefined && /^[a-z_]{1,40}$/.test(requested) ? requested : undefined;
  const limit = Math.min(MAX_VIEWED, Math.max(0, Math.trunc(Number(searchParams.get('anzahl') ?? MAX_VIEWED)) || 0));
  const seen = await findProductsBySlugs({ slugs: slugs.slice(0, MAX_VIEWED), locale });
  const similar = await similarTo({ seen, locale, category, limit });
  const t = i18nFor(locale, 'common');
  const words = i18nFor(locale, 'recommendations');
  const options = { months: defaultPlanLength, locale, t };
  const answer: Recommended = {
    seen: seen.map((card) => productTile(card, options)),
    similar: similar.map((bike) => ({ tile: productTile(bike.card, options), why: whyOf(bike, words, t) })),
    category: (category !== undefined && categoryPage(category)?.names[locale]) || null,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'private, max-age=60', 'X-Robots-Tag': 'noindex' } });
}

/** Why a bike is there, e.g. `Wie Aare 7, CHF 33 weniger`. */
function whyOf(
  { card, like, reason }: SimilarBike,
  words: Translate<'recommendations'>,
  t: Translate<'common'>,
): string {
  const { name } = splitName(like);
  switch (reason.kind) {
    case 'cheaper': {
      const before = cardPlan(like, defaultPlanLength);
      const now = cardPlan(card, defaultPlanLength);
      const isMonthly = before.months === now.months && now.months > 1;
      const less = formatAmount(isMonthly ? before.rate - now.rate : reason.less);
      return words(isMonthly ? 'why.cheaper' : 'why.cheaper-once', { name, less });
    }
    case 'lighter':
      return words('why.lighter', { name });
    case 'battery':
      return words('why.battery', { name });
    case 'frame':
      return words('why.frame', { name, frame: textOfKey(t, `frame.${reason.frame}`) });
    case 'use':
      return words('why.use', { name });
  }
}
