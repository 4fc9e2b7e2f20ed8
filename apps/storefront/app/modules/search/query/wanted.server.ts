import type { Fragment } from 'postgres';
import {
  batteryBounds,
  type Figure,
  type FigureBounds,
  figureColumns,
  heightBounds,
  priceBounds,
  rangeBounds,
  rateBounds,
} from '~/modules/catalog/conditions.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { indexedSql as sql } from '~/platform/sql.server.ts';
import { coloursMeant } from './colours.server.ts';
import type { Condition, Preference } from './conditions.ts';

/** A condition as Postgres checks it of a product `p`. */
export type WantedFigure = { bounds: readonly FigureBounds[] } | { colours: readonly string[] } | { isReduced: true };

/** Conditions of a search with what they mean in the catalogue and for a kind of products. */
export async function wantedFigures(conditions: readonly Condition[], kind: ProductKind): Promise<WantedFigure[]> {
  return Promise.all(conditions.map((condition) => wantedFigure(condition, kind)));
}

async function wantedFigure(condition: Condition, kind: ProductKind): Promise<WantedFigure> {
  switch (condition.facet) {
    case 'price':
      return { bounds: priceBounds(condition).map(withEnd) };
    case 'rate':
      return { bounds: rateBounds(condition, kind).map(withEnd) };
    case 'battery':
      return { bounds: batteryBounds(condition).map(withEnd) };
    case 'range':
      return { bounds: rangeBounds(condition).map(withEnd) };
    case 'height':
      return { bounds: heightBounds(condition.cm) };
    case 'colour':
      return { colours: await coloursMeant(condition) };
    case 'reduced':
      return { isReduced: true };
  }
}

/** Who says `bis 3000` means 3000 too. */
const withEnd = (bounds: FigureBounds): FigureBounds => ({ ...bounds, max: bounds.max + 1 });

/** The largest number of a column. */
const LARGEST = 2 ** 31 - 1;

/** Whether a product `p` is what is wanted. */
export function isWanted(wanted: WantedFigure): Fragment {
  if ('colours' in wanted) return sql`p.color_slugs && ${[...wanted.colours]}::text[]`;
  if ('isReduced' in wanted) return sql`coalesce(p.uvp_price > p.display_price, false)`;
  const parts = wanted.bounds.map(({ figure, min, max }) => {
    const column = columnOf(figure);
    const [low, high] = [Math.ceil(min), Math.min(LARGEST, Math.ceil(max))];
    return sql`coalesce(${column} >= ${low} and ${column} < ${high}, false)`;
  });
  return parts.reduce((all, each) => sql`${all} and ${each}`);
}

const columnOf = (figure: Figure): Fragment => sql`${sql(figureColumns[figure])}`;

/** What a product `p` is sorted by, the smallest first. */
const orders: Record<Preference, () => Fragment> = {
  cheapest: () => sql`p.display_price`,
  dearest: () => sql`-p.display_price`,
  battery: () => sql`-coalesce(p.battery_wh, 0)`,
  farthest: () => sql`-coalesce(p.range_max_km, 0)`,
  tall: () => sql`-coalesce(p.rider_max_cm, 0)`,
  short: () => sql`coalesce(p.rider_min_cm, 999)`,
  lightest: () => sql`coalesce(p.weight_grams, 2147483647)`,
};

export const orderOf = (preference: Preference | undefined): Fragment =>
  preference ? orders[preference]() : sql`0::int`;
