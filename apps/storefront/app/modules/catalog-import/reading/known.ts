import type { Locale } from '~/i18n/locales.ts';
import type { FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';

/**
 * What the feed says of one product: an item for each language that it has, and the one that prices, stock and data
 * come from.
 */
export interface Known {
  source: FeedProduct;
  items: Record<Locale, FeedProduct | undefined>;
}
