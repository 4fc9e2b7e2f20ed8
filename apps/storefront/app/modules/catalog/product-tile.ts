import { textOfKey, type Translate } from '~/i18n/keys.ts';
import { formatDayAndTime, formatMonth } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { withUnit } from '~/i18n/units.ts';
import { href } from '~/site-map.ts';
import type { StockKind } from '~/ui/badge.tsx';
import type { ProductCardProps } from '~/ui/product-card.tsx';
import { cardPlan } from './card-plan.ts';
import type { ProductCard } from './catalog.ts';
import type { CategorySlug } from './categories.ts';

/** A card as the server describes it: lists are long, so it carries nothing that its card can say by itself. */
export type ProductTile = Omit<
  ProductCardProps,
  'rate' | 'total' | 'beside' | 'picture' | 'priority' | 'discover' | 'tools' | 'after' | 'level'
> & {
  id: number;
  /** The price as written, without currency: `4’320`. */
  price: string;
  /**
   * What is paid each month, as written, and how often; absent if the price is paid once. `asked`: the term that the
   * shopper looks at, where it can't be had for that. `employer`: what an employer pays beside it.
   */
  monthly?: { rate: string; months: number; asked?: number; employer?: { amount: string; months: number } };
  /** What an accessory costs, Rappen: a card adds it to the plan of the visitor's cart. */
  cost?: number;
  /** Under a price that is paid once. */
  note?: string;
  /** Address of the drawing, or of the photograph in its widths; the card knows their proportions. */
  picture: string | { src: string; srcSet: string };
};

interface TileOptions {
  /** Months the listing shows its rates for; 1 shows what is paid once. */
  months: number;
  locale: Locale;
  /** Centimetres of a body height that bikes were listed for: their pages begin with it, without scripts too. */
  height?: number | undefined;
  /** Texts of the namespace `common`. */
  t: Translate<'common'>;
}

/** A product as its card shows it: rate before total, always both. */
export function productTile(product: ProductCard, { months, locale, height, t }: TileOptions): ProductTile {
  const { src, srcSet } = product.picture;
  const tile: ProductTile = {
    id: product.id,
    href: href('product', { bike: product.slug }, locale, {
      farbe: product.colourAsked,
      groesse: product.kind === 'bike' && height ? String(height) : undefined,
    }),
    ...splitName(product),
    meta: metaLine(product, t),
    ...priceOf(product, months, t),
    stock: { kind: stockKind(product), label: stockText(product, locale, t) },
    badge: badgeOf(product, t),
    until: product.offerUntil ? t('badge.until', { date: formatDayAndTime(product.offerUntil, locale) }) : undefined,
    picture: srcSet ? { src, srcSet } : src,
    swatches:
      product.colours.length > 1
        ? {
            colours: product.colours.map(({ hex }) => hex),
            label: t('colours', { names: product.colours.map(({ name }) => name).join(', ') }),
          }
        : undefined,
    ...(product.kind === 'accessory' ? { accessory: true, cost: product.displayPrice } : {}),
  };
  return withoutAbsent(tile);
}

/** Entries that are undefined would travel to the browser as such. */
function withoutAbsent(tile: ProductTile): ProductTile {
  const entries = Object.entries(tile).filter(([, value]) => value !== undefined);
  const { id, href: path, name, price, picture } = tile;
  return { id, href: path, name, price, picture, ...Object.fromEntries(entries) };
}

/** The maker apart from the model: feeds write both into the name. */
export function splitName({ name, brand }: Pick<ProductCard, 'name' | 'brand'>): { brand?: string; name: string } {
  if (!brand) return { name };
  const prefix = `${brand.name} `;
  return { brand: brand.name, name: name.startsWith(prefix) ? name.slice(prefix.length) : name };
}

type Facts = Pick<
  ProductCard,
  | 'kind'
  | 'subtitle'
  | 'frameTypes'
  | 'categorySlugs'
  | 'isOccasion'
  | 'mileageKm'
  | 'speedKmh'
  | 'modelYear'
  | 'batteryWh'
>;

/** Three facts of a bike, e.g. `Trapez · 25 km/h · 625 Wh`; an accessory's subtitle. */
export function metaLine(product: Facts, t: Translate<'common'>): string {
  if (product.kind === 'accessory') return product.subtitle;
  const facts = [
    shapeOf(product, t),
    product.isOccasion && product.mileageKm
      ? withUnit(formatAmount(product.mileageKm * 100), 'km')
      : product.speedKmh && withUnit(product.speedKmh, 'km/h'),
    product.isOccasion && product.modelYear
      ? String(product.modelYear)
      : product.batteryWh && withUnit(product.batteryWh, 'Wh'),
  ];
  return facts.filter(Boolean).join(' · ') || product.subtitle;
}

/** Categories that say more of a bike with a diamond frame than the form of its tubes, the most telling first. */
const builds: Readonly<Record<string, readonly CategorySlug[]>> = {
  fully: ['fully', 'e_fully'],
  hardtail: ['hardtail', 'e_hardtail'],
  gravel: ['gravel'],
  road: ['road', 'e_road'],
};

/** A bike's build as a dealer calls it, `Fully`, or the form of its frame. */
function shapeOf({ frameTypes, categorySlugs }: Facts, t: Translate<'common'>): string | undefined {
  const shape = frameTypes.find((type) => type === 'wave' || type === 'trapez' || type === 'diamant');
  const build = Object.keys(builds).find((name) => builds[name]?.some((slug) => categorySlugs.includes(slug)));
  if (build && (!shape || shape === 'diamant')) return textOfKey(t, `build.${build}`);
  return shape && t(`frame.${shape}`);
}

/** Stock label of §4: in stock, else on order. A product none of whose variants can be ordered says sold out. */
export function stockKind({ stockStatus }: Pick<ProductCard, 'stockStatus'>): StockKind {
  return stockStatus === 'instock' ? 'in' : stockStatus === 'onbackorder' ? 'order' : 'out';
}

/** The same in words, with the month where it is known; namespace `common`. */
export function stockText(product: ProductCard, locale: Locale, t: Translate<'common'>): string {
  if (product.stockStatus === 'instock') return t('stock.instock');
  if (product.stockStatus === 'outofstock') return t('stock.soldOut');
  return product.expectedDeliveryDate
    ? t('stock.onOrderFrom', { month: formatMonth(product.expectedDeliveryDate, locale) })
    : t('stock.onOrder');
}

function badgeOf(product: ProductCard, t: Translate<'common'>): ProductTile['badge'] {
  if (product.discountPercent) return { kind: 'offer', label: t('badge.offer', { percent: product.discountPercent }) };
  if (product.offerUntil) return { kind: 'offer', label: t('badge.limited') };
  return product.isOccasion ? { kind: 'used', label: t('badge.used') } : undefined;
}

function priceOf(
  product: ProductCard,
  months: number,
  t: Translate<'common'>,
): Pick<ProductTile, 'price' | 'monthly' | 'note' | 'was'> {
  const plan = cardPlan(product, months);
  const price = formatExactAmount(product.displayPrice);
  const was = product.strikePrice ? formatExactAmount(product.strikePrice) : undefined;
  if (plan.months > 1) {
    const requested = plan.months === months ? {} : { asked: months };
    const share = { amount: formatAmount(plan.employer), months: plan.employerMonths };
    const employer = plan.employer > 0 ? { employer: share } : {};
    return { price, monthly: { rate: formatAmount(plan.rate), months: plan.months, ...requested, ...employer }, was };
  }
  const note = product.kind === 'bike' ? t(plan.onceOnly ? 'rate.onceOnly' : 'rate.once') : undefined;
  return { price, note: note ?? (was ? t('rate.once') : undefined), was };
}
