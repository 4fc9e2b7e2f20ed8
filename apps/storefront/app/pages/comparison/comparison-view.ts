import type { Translate } from '~/i18n/keys.ts';
import { formatDay } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { href } from '~/site-map.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import {
  type AttributeGroupId,
  attributeGroups,
  type AttributeView,
  type ProductView,
} from '~/modules/catalog/catalog.ts';
import type { NamedSize } from '~/modules/catalog/sizes.ts';
import { splitName, stockKind } from '~/modules/catalog/product-tile.ts';
import {
  type AttributeInput,
  type ComparisonGroup,
  comparisonRow,
  hasContent,
} from '~/modules/comparison/compared-rows.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';

/** Head of a bike's column. */
export interface ComparisonColumn {
  id: number;
  slug: string;
  href: string;
  brand: string | null;
  name: string;
  fullName: string;
  picture: { src: string; srcSet?: string; width: number; height: number };
  /** The number as written; absent words stand for a price that is paid once. */
  rate: { amount: string; per?: string; sentence: string };
  total: string;
  /** Months of its plan; 1 where it is paid once. */
  months: number;
  /** With the heights that they are made for, where those are known. */
  sizes: readonly NamedSize[];
}

export interface ComparisonTexts {
  locale: Locale;
  /** Texts of the namespaces `comparison`, `product` and `common`. */
  comparison: Translate<'comparison'>;
  product: Translate<'product'>;
  common: Translate<'common'>;
}

/** Attributes of the feed that rows of our own say, with bars. */
const ROWS_OF_THEIR_OWN: ReadonlySet<string> = new Set([
  ...['pa_marke', 'pa_geschwindigkeit', 'pa_reichweite', 'pa_akku', 'pa_drehmoment', 'pa_gewicht', 'pa_groesse'],
  ...['pa_rahmenform', 'pa_farbe'],
]);

export function comparisonColumns(bikes: readonly ProductView[], texts: ComparisonTexts): ComparisonColumn[] {
  const { common: t, locale } = texts;
  return bikes.map((bike) => {
    const { brand, name } = splitName(bike);
    const { src, srcSet, width, height } = bike.picture;
    const plan = cardPlan(bike, defaultPlanLength);
    const rate = formatRate(plan.rate, plan.months);
    const total = formatExactAmount(bike.displayPrice);
    const monthly = plan.months > 1;
    return {
      id: bike.id,
      slug: bike.slug,
      href: href('product', { bike: bike.slug }, locale),
      brand: brand ?? null,
      name,
      fullName: bike.name,
      picture: { src, ...(srcSet ? { srcSet } : {}), width, height },
      rate: monthly
        ? { amount: rate, per: t('rate.perMonth'), sentence: t('rate.spoken', { rate, months: plan.months, total }) }
        : { amount: total, sentence: t('rate.spokenOnce', { total }) },
      total: monthly
        ? t('rate.total', { months: plan.months, total: `CHF\u00a0${total}` })
        : t(plan.onceOnly ? 'rate.onceOnly' : 'rate.once'),
      months: plan.months,
      sizes: bike.sizes.flatMap(({ label, frameSize }) => (frameSize ? [{ label, ...frameSize }] : [])),
    };
  });
}

/**
 * All attributes of the bikes, in groups: what matters while riding first, then whom it fits, then all data of the
 * feed.
 */
export function comparisonGroups(bikes: readonly ProductView[], texts: ComparisonTexts): ComparisonGroup[] {
  const { comparison: t, product } = texts;
  const own = [
    { id: 'ride', title: t('groups.ride'), inputs: rideRows(bikes, texts) },
    { id: 'fit', title: t('groups.fit'), inputs: fitRows(bikes, texts) },
    { id: 'buy', title: t('groups.buy'), inputs: buyRows(bikes, texts) },
  ];
  const feed = attributeGroups.map((group) => ({
    id: group,
    title: product(`groups.${group}`),
    inputs: feedRows(bikes, group),
  }));
  return [...own, ...feed]
    .map(({ id, title, inputs }) => ({ id, title, rows: inputs.map(comparisonRow).filter(hasContent) }))
    .filter(({ rows }) => rows.length > 0);
}

const withUnit = (figure: number | null, unit: string) => (figure === null ? null : `${figure}\u00a0${unit}`);

function rideRows(bikes: readonly ProductView[], { comparison: t }: ComparisonTexts): AttributeInput[] {
  return [
    {
      id: 'speed',
      label: t('rows.speed'),
      values: bikes.map(({ speedKmh }) => withUnit(speedKmh, 'km/h')),
      filter: 'speed',
    },
    {
      id: 'range',
      label: t('rows.range'),
      values: bikes.map(rangeText),
      figures: bikes.map(({ rangeMaxKm }) => rangeMaxKm),
      better: 'more',
      difference: (km) => `${km}\u00a0km`,
      filter: 'range',
    },
    {
      id: 'battery',
      label: t('rows.battery'),
      values: bikes.map(({ batteryWh }) => withUnit(batteryWh, 'Wh')),
      figures: bikes.map(({ batteryWh }) => batteryWh),
      better: 'more',
      difference: (wattHours) => `${wattHours}\u00a0Wh`,
      filter: 'battery-capacity',
    },
    {
      id: 'torque',
      label: t('rows.torque'),
      values: bikes.map(({ torqueNm }) => withUnit(torqueNm, 'Nm')),
      figures: bikes.map(({ torqueNm }) => torqueNm),
      better: 'more',
      difference: (newtonMetres) => `${newtonMetres}\u00a0Nm`,
    },
    {
      id: 'weight',
      label: t('rows.weight'),
      values: bikes.map(({ weightGrams }) => (weightGrams === null ? null : weightText(weightGrams))),
      figures: bikes.map(({ weightGrams }) => weightGrams),
      better: 'less',
      difference: weightText,
    },
  ];
}

function rangeText({ rangeMinKm, rangeMaxKm }: ProductView): string | null {
  if (rangeMaxKm === null) return null;
  return rangeMinKm === null ? `${rangeMaxKm}\u00a0km` : `${rangeMinKm}–${rangeMaxKm}\u00a0km`;
}

function weightText(grams: number): string {
  return `${(grams / 1000).toFixed(1).replace('.', ',')}\u00a0kg`;
}

function fitRows(bikes: readonly ProductView[], { comparison: t, common }: ComparisonTexts): AttributeInput[] {
  return [
    {
      id: 'frame',
      label: t('rows.frame'),
      values: bikes.map(({ frameTypes }) => {
        const shape = frameTypes.find((type) => type === 'wave' || type === 'trapez' || type === 'diamant');
        return shape ? common(`frame.${shape}`) : null;
      }),
    },
    {
      id: 'sizes',
      label: t('rows.sizes'),
      values: bikes.map(({ sizes }) => sizes.map(({ label }) => label).join(', ') || null),
    },
    {
      id: 'riders',
      label: t('rows.riders'),
      values: bikes.map(({ riderMinCm, riderMaxCm }) =>
        riderMinCm === null || riderMaxCm === null ? null : `${riderMinCm}–${riderMaxCm}\u00a0cm`,
      ),
      spans: bikes.map(({ riderMinCm, riderMaxCm }) =>
        riderMinCm === null || riderMaxCm === null ? null : [riderMinCm, riderMaxCm],
      ),
    },
  ];
}

function buyRows(bikes: readonly ProductView[], texts: ComparisonTexts): AttributeInput[] {
  const { comparison: t } = texts;
  return [
    {
      id: 'price',
      label: t('rows.price'),
      values: bikes.map((bike) => formatChf(bike.displayPrice)),
      figures: bikes.map(({ displayPrice }) => displayPrice),
      better: 'less',
      difference: formatChf,
    },
    { id: 'delivery', label: t('rows.delivery'), values: bikes.map((bike) => deliveryText(bike, texts)) },
    {
      id: 'colours',
      label: t('rows.colours'),
      values: bikes.map(({ colours }) => colours.map(({ name }) => name).join(', ') || null),
    },
  ];
}

function deliveryText(bike: ProductView, { product: t, locale }: ComparisonTexts): string {
  const kind = stockKind(bike);
  if (kind === 'out') return t('stock.soldOut');
  const date = bike.expectedDeliveryDate;
  if (kind === 'order') return date ? t('stock.onOrderBy', { date: formatDay(date, locale) }) : t('stock.onOrder');
  return date ? t('stock.instockBy', { date: formatDay(date, locale) }) : t('stock.instock');
}

function feedRows(bikes: readonly ProductView[], group: AttributeGroupId): AttributeInput[] {
  const items = bikes.map(({ attributes }) => attributes.find((each) => each.group === group)?.items ?? []);
  const attributes = new Map<string, AttributeView>();
  for (const item of items.flat()) if (!ROWS_OF_THEIR_OWN.has(item.slug)) attributes.set(item.slug, item);
  return [...attributes.values()].map(({ slug, name }) => ({
    id: slug,
    label: name,
    values: items.map((list) => list.find((item) => item.slug === slug)?.values.join(', ') ?? null),
  }));
}
