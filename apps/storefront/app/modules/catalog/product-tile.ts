import type { TFunction } from 'i18next';
import { formatMonth } from '~/i18n/dates';
import type { Locale } from '~/i18n/locales';
import { formatAmount, formatChf } from '~/i18n/money';
import { href } from '~/site-map';
import type { StockKind } from '~/ui/badge';
import type { ProductCardProps } from '~/ui/product-card';
import { type CardPlan, cardPlan } from './card-plan.ts';
import type { ProductCard } from './catalog.ts';

/** A card with all its words, made on the server: lists are long, and nothing of it changes in the browser. */
export type ProductTile = Omit<ProductCardProps, 'total' | 'picture' | 'priority' | 'like' | 'compare' | 'level'> & {
  total?: string;
  /** Address of the drawing, or of the photograph in its widths; the card knows their proportions. */
  picture: string | { src: string; srcSet: string };
};

interface TileOptions {
  /** Months the listing shows its rates for; 1 shows what is paid once. */
  months: number;
  locale: Locale;
  /** Texts of the namespace `common`. */
  t: TFunction;
}

/** A product as its card shows it: rate before total, always both (look/notes). */
export function productTile(product: ProductCard, { months, locale, t }: TileOptions): ProductTile {
  const { src, srcSet } = product.picture;
  const tile: ProductTile = {
    href: href('product', { bike: product.slug }, locale),
    ...splitName(product),
    meta: metaLine(product, t),
    ...priceProps(product, cardPlan(product, months), t),
    stock: { kind: stockKind(product), label: stockText(product, locale, t) },
    badge: badgeOf(product, t),
    picture: srcSet ? { src, srcSet } : src,
    swatches:
      product.colours.length > 1
        ? {
            colours: product.colours.map(({ hex }) => hex),
            label: t('colours', { names: product.colours.map(({ name }) => name).join(', ') }),
          }
        : undefined,
    accessory: product.kind === 'accessory' || undefined,
  };
  return withoutAbsent(tile);
}

/** Entries that are undefined would travel to the browser as such. */
function withoutAbsent(tile: ProductTile): ProductTile {
  const entries = Object.entries(tile).filter(([, value]) => value !== undefined);
  return { href: tile.href, name: tile.name, picture: tile.picture, ...Object.fromEntries(entries) };
}

/** The maker apart from the model: feeds write both into the name. */
export function splitName({ name, brand }: Pick<ProductCard, 'name' | 'brand'>): { brand?: string; name: string } {
  if (!brand) return { name };
  const prefix = `${brand.name} `;
  return { brand: brand.name, name: name.startsWith(prefix) ? name.slice(prefix.length) : name };
}

/** Three facts of a bike, e.g. `Trapez · 25 km/h · 625 Wh`; an accessory's subtitle. */
export function metaLine(product: ProductCard, t: TFunction): string {
  if (product.kind === 'accessory') return product.subtitle;
  const shape = product.frameTypes.find((type) => type === 'wave' || type === 'trapez' || type === 'diamant');
  const facts = [
    shape && t(`frame.${shape}`),
    product.isOccasion && product.mileageKm
      ? `${formatAmount(product.mileageKm * 100)} km`
      : product.speedKmh && `${product.speedKmh} km/h`,
    product.isOccasion && product.modelYear
      ? String(product.modelYear)
      : product.batteryWh && `${product.batteryWh} Wh`,
  ];
  return facts.filter(Boolean).join(' · ') || product.subtitle;
}

/** Stock label of §4: in stock, else on order. A product none of whose variants can be ordered says sold out. */
export function stockKind({ stockStatus }: Pick<ProductCard, 'stockStatus'>): StockKind {
  return stockStatus === 'instock' ? 'in' : stockStatus === 'onbackorder' ? 'order' : 'out';
}

function stockText(product: ProductCard, locale: Locale, t: TFunction): string {
  if (product.stockStatus === 'instock') return t('stock.instock');
  if (product.stockStatus === 'outofstock') return t('stock.soldOut');
  return product.expectedDeliveryDate
    ? t('stock.onOrderFrom', { month: formatMonth(product.expectedDeliveryDate, locale) })
    : t('stock.onOrder');
}

function badgeOf(product: ProductCard, t: TFunction): ProductTile['badge'] {
  if (product.discountPercent) return { kind: 'offer', label: t('badge.offer', { percent: product.discountPercent }) };
  return product.isOccasion ? { kind: 'used', label: t('badge.used') } : undefined;
}

function priceProps(product: ProductCard, plan: CardPlan, t: TFunction): Pick<ProductTile, 'rate' | 'total' | 'was'> {
  const total = formatAmount(product.displayPrice);
  const was = product.strikePrice ? formatAmount(product.strikePrice) : undefined;
  if (plan.months === 1) {
    const note = product.kind === 'bike' ? t(plan.onceOnly ? 'rate.onceOnly' : 'rate.once') : undefined;
    return {
      rate: { amount: total, sentence: t('rate.spokenOnce', { total }) },
      total: note ?? (was ? t('rate.once') : undefined),
      was,
    };
  }
  const rate = formatAmount(plan.rate);
  return {
    rate: { amount: rate, per: t('rate.perMonth'), sentence: t('rate.spoken', { rate, months: plan.months, total }) },
    total: t('rate.total', { months: plan.months, total: formatChf(product.displayPrice) }),
    was,
  };
}
