import {
  batteryBounds,
  type Figure,
  type FigureBounds,
  figureColumns,
  headBounds,
  heightBounds,
  priceBounds,
  rangeBounds,
} from '~/modules/catalog/conditions.ts';
import { headsOf } from '~/modules/catalog/gear.ts';
import { rappenOfRange, type Range } from '~/modules/catalog/ranges.ts';
import { pricesShownWithin } from '~/modules/catalog/rate-prices.server.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { Prisma } from '~/platform/db.server.ts';
import { coloursMeant } from './colours.server.ts';
import type { Condition, Preference } from './conditions.ts';

const { sql } = Prisma;

/** A condition as Postgres checks it of a product `p`. */
export type RequestedFigure =
  | { bounds: readonly FigureBounds[] }
  | { rate: Range }
  | { colours: readonly string[] }
  | { sizes: readonly string[]; /** cm: helmets come by the head, not by letters. */ heads: readonly number[] }
  | { isReduced: true };

/** Conditions of a search with what they mean in the catalogue and for a kind of products. */
export async function requestedFigures(
  conditions: readonly Condition[],
  kind: ProductKind,
): Promise<RequestedFigure[]> {
  return Promise.all(conditions.map((condition) => wantedFigure(condition, kind)));
}

async function wantedFigure(condition: Condition, kind: ProductKind): Promise<RequestedFigure> {
  switch (condition.facet) {
    case 'price':
      return { bounds: priceBounds(condition) };
    case 'rate':
      return kind === 'bike' ? { rate: condition } : { bounds: priceBounds(condition) };
    case 'battery':
      return { bounds: batteryBounds(condition) };
    case 'range':
      return { bounds: rangeBounds(condition) };
    case 'height':
      return { bounds: heightBounds(condition.cm) };
    case 'colour':
      return { colours: await coloursMeant(condition) };
    case 'size':
      return { sizes: condition.sizes, heads: kind === 'accessory' ? headsOf(condition.sizes) : [] };
    case 'reduced':
      return { isReduced: true };
  }
}

/** The largest number of a column. */
const LARGEST = 2 ** 31 - 1;

/** Whether a product `p` is what is wanted. */
export function isWanted(wanted: RequestedFigure): Prisma.Sql {
  if ('colours' in wanted) return sql`p.color_slugs && ${[...wanted.colours]}::text[]`;
  if ('sizes' in wanted) return anyOf([hasSize(wanted.sizes), ...wanted.heads.map((cm) => fitsAll(headBounds(cm)))]);
  if ('isReduced' in wanted) return sql`coalesce(p.uvp_price > p.display_price, false)`;
  if ('rate' in wanted) return isShownWithin(rappenOfRange(wanted.rate));
  return fitsAll(wanted.bounds);
}

const anyOf = (parts: readonly Prisma.Sql[]): Prisma.Sql =>
  sql`(${parts.reduce((any, each) => sql`${any} or ${each}`, sql`false`)})`;

const fitsAll = (bounds: readonly FigureBounds[]): Prisma.Sql =>
  bounds
    .map(({ figure, min, max }) => isWithin(columnOf(figure), { min, max }))
    .reduce((all, each) => sql`${all} and ${each}`);

/** Whether a product `p` can be had in a size; a combined one such as M/L is both. */
const hasSize = (sizes: readonly string[]): Prisma.Sql => sql`exists (
  select from variant v where v.product_id = p.id and v.vanished_at is null and v.stock_status <> 'outofstock'
    and string_to_array(lower(v.size), '/') && ${[...sizes]}::text[])`;

/** Whether the card of a bike `p` shows a number in a range, Rappen. */
function isShownWithin(range: Required<Range>): Prisma.Sql {
  const { maxPlanLength } = currentRules();
  const among = (isOccasion: boolean) =>
    anyOf(pricesShownWithin(range, isOccasion, { maxPlanLength }).map((prices) => isWithin(columnOf('price'), prices)));
  return sql`(case when p.is_occasion then ${among(true)} else ${among(false)} end)`;
}

function isWithin(value: Prisma.Sql, { min, max }: Required<Range>): Prisma.Sql {
  return sql`coalesce(${value} between ${Math.ceil(min)} and ${Math.min(LARGEST, Math.floor(max))}, false)`;
}

const columnOf = (figure: Figure): Prisma.Sql => Prisma.raw(figureColumns[figure]);

/** What a product `p` is sorted by, the smallest first. */
const orders: Record<Preference, () => Prisma.Sql> = {
  cheapest: () => sql`p.display_price`,
  dearest: () => sql`-p.display_price`,
  battery: () => sql`-coalesce(p.battery_wh, 0)`,
  farthest: () => sql`-coalesce(p.range_max_km, 0)`,
  tall: () => sql`-coalesce(p.rider_max_cm, 0)`,
  short: () => sql`coalesce(p.rider_min_cm, 999)`,
  lightest: () => sql`coalesce(p.weight_grams, 2147483647)`,
};

export const orderOf = (preference: Preference | undefined): Prisma.Sql =>
  preference ? orders[preference]() : sql`0::int`;
