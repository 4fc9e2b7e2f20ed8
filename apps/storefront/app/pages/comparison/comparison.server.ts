import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { similarProducts } from '~/modules/catalog/catalog.server.ts';
import { productTile, type ProductTile } from '~/modules/catalog/product-tile.ts';
import { parseRequestedSlugs, MAX_COMPARED } from '~/modules/comparison/comparison.ts';
import { findComparison } from '~/modules/comparison/comparison.server.ts';
import {
  parseRequestedFilters,
  type ComparisonFilter,
  type ComparisonGroup,
  selectRows,
} from '~/modules/comparison/compared-rows.ts';
import { type ComparisonColumn, comparisonColumns, comparisonGroups } from './comparison-view.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { parseListingQuery } from '~/modules/listings/listing-query.ts';
import { listProducts } from '~/modules/listings/listings.server.ts';
import { alternatesOf } from '~/site-map.ts';
import type { PageInfo } from '~/seo/seo.ts';

export interface ComparisonView {
  page: PageInfo;
  columns: ComparisonColumn[];
  groups: ComparisonGroup[];
  /** Asked slugs that are no bikes of the shop. */
  unknown: string[];
  filters: ComparisonFilter[];
  onlyDifferences: boolean;
  /** Words that bikes were looked for with. */
  search: string;
  /** Bikes that could join: what was looked for, else bikes like the first one. */
  more: ProductTile[];
}

/** Bikes that are offered to join. */
const MOST_SUGGESTIONS = 8;

/**
 * All that the comparison page shows: `?bikes=a,b`, `?merkmale=range`, `?unterschiede=1`, `?suchen=…`
 * (docs/decisions/0034).
 */
export async function loadComparison(request: Request, locale: Locale): Promise<ComparisonView> {
  const { searchParams } = new URL(request.url);
  const texts = {
    locale,
    comparison: i18nFor(locale, 'comparison'),
    product: i18nFor(locale, 'product'),
    common: i18nFor(locale, 'common'),
  };
  const { bikes, unknown } = await findComparison({ slugs: parseRequestedSlugs(searchParams), locale });
  const filters = parseRequestedFilters(searchParams.getAll('merkmale'));
  const onlyDifferences = bikes.length > 1 && searchParams.get('unterschiede') === '1';
  const search = searchParams.get('suchen')?.trim().slice(0, 80) ?? '';
  const compared = new Set(bikes.map(({ id }) => id));
  const candidates = bikes.length < MAX_COMPARED ? await moreBikes({ search, like: bikes[0]?.id, locale }) : [];
  return {
    page: {
      locale,
      title: texts.comparison('seo.title'),
      description: texts.comparison('seo.description'),
      alternates: alternatesOf('comparison', {}),
      noindex: searchParams.size > 0,
    },
    columns: comparisonColumns(bikes, texts),
    groups: selectRows(comparisonGroups(bikes, texts), { filters, onlyDifferences }),
    unknown,
    filters,
    onlyDifferences,
    search,
    more: candidates
      .filter(({ id }) => !compared.has(id))
      .map((card) => productTile(card, { months: defaultPlanLength, locale, t: texts.common })),
  };
}

async function moreBikes({ search, like, locale }: { search: string; like: number | undefined; locale: Locale }) {
  if (search === '' && like !== undefined) return similarProducts({ productId: like, locale });
  const { query } = parseListingQuery(new URLSearchParams(search ? { suchen: search } : {}));
  const { products } = await listProducts({ kind: 'bike' }, query, locale);
  return products.slice(0, search ? MOST_SUGGESTIONS : 4);
}
