/** The demo catalogue as a WooCommerce feed: one item per product and language. */
import { brandCode, type BrandName } from './brands.ts';
import { accessoryDraft, bikeDraft } from './build.ts';
import { itemsOf, type Draft, type Identity } from './items.ts';
import type { AccessoryGroup, AccessoryModel, AccessoryType, BikeKind, BikeModel, BikeSeries } from './model.ts';
import { ACCESSORY_GROUPS, BIKE_SERIES } from './data.ts';
import type { WooProduct } from './woo.ts';

/** The default day from which dates in the feed are counted. */
export const REFERENCE_DATE = '2026-11-20';

/** French ids are the German ones plus this. */
export const FRENCH_OFFSET = 100_000;

const bikeId = (series: number, no: number) => 100 + (series - 1) * 20 + no;
const accessoryId = (group: number, no: number) => 820 + (group - 1) * 10 + no;

/** Ids and article number of a demo product; a product has room for 99 variations. */
function identity(id: number, brand: BrandName): Identity {
  return {
    product: { de: id, fr: id + FRENCH_OFFSET },
    variation: { de: id * 100, fr: id * 100 + FRENCH_OFFSET },
    sku: `${brandCode(brand)}-${String(id).padStart(4, '0')}`,
  };
}

const inBoth = (ids: number[]): Draft['related'] => ({ de: ids, fr: ids.map((id) => id + FRENCH_OFFSET) });

/** What shoppers of a kind of bike usually buy with it. */
function accessoriesFor(kind: BikeKind): AccessoryType[] {
  if (kind === 'kids') return ['helmet', 'lock', 'light'];
  if (kind === 'e_cargo') return ['helmet', 'lock', 'bag'];
  if (/fully|hardtail|mtb|gravel|road/.test(kind) && kind !== 'e_allroad') return ['helmet', 'pump', 'carrack'];
  return ['helmet', 'childseat', 'bag', 'lock'];
}

/** The accessories of a bike, one of each fitting sort, spread over the assortment by the bike's id. */
function relatedAccessories(kind: BikeKind, id: number): number[] {
  return accessoriesFor(kind).flatMap((type) => {
    const all = ACCESSORY_GROUPS.filter((group) => group.type === type);
    const ids = all.flatMap((group) => group.models.map((model) => accessoryId(group.no, model.no)));
    const pick = ids[id % ids.length];
    return pick === undefined ? [] : [pick];
  });
}

/** Coprime to the number of series: neighbours in the feed come from series of different makers and kinds. */
const STRIDE = 7;

/**
 * Bikes in the order the shop recommends them, which is the feed's: the first model of every series, then the second
 * ones and so on; bikes with a motor before the others within each round.
 */
function* bikesInShopOrder(): Generator<{ series: BikeSeries; model: BikeModel }> {
  const spread = BIKE_SERIES.map((_, index) => BIKE_SERIES[(index * STRIDE) % BIKE_SERIES.length]).filter(
    (series) => series !== undefined,
  );
  const electric = (series: BikeSeries) => /^[es]_/.test(series.base.kind);
  const ordered = [...spread.filter(electric), ...spread.filter((series) => !electric(series))];
  const rounds = Math.max(...BIKE_SERIES.map(({ models }) => models.length));
  for (let round = 0; round < rounds; round++) {
    for (const series of ordered) {
      const model = series.models[round];
      if (model) yield { series, model };
    }
  }
}

/** Sorts that most shoppers look for; the shop shows them before others. */
const SHOWN_FIRST: readonly AccessoryType[] = ['bag', 'helmet', 'lock', 'light', 'childseat', 'pump'];

/** The first model of every group, then the second ones and so on. */
function* inRounds(groups: readonly AccessoryGroup[]): Generator<{ group: AccessoryGroup; model: AccessoryModel }> {
  const rounds = Math.max(...groups.map(({ models }) => models.length));
  for (let round = 0; round < rounds; round++) {
    for (const group of groups) {
      const model = group.models[round];
      if (model) yield { group, model };
    }
  }
}

/** Accessories in the order the shop recommends them: those that most look for, then the others. */
function* accessoriesInShopOrder(): Generator<{ group: AccessoryGroup; model: AccessoryModel }> {
  yield* inRounds(SHOWN_FIRST.flatMap((type) => ACCESSORY_GROUPS.filter((group) => group.type === type)));
  yield* inRounds(ACCESSORY_GROUPS.filter(({ type }) => !SHOWN_FIRST.includes(type)));
}

/** Every demo product as a draft with its identity, bikes first. */
export function* demoDrafts(): Generator<{ draft: Draft; identity: Identity }> {
  for (const { series, model } of bikesInShopOrder()) {
    const ids = series.models.map((each) => bikeId(series.no, each.no));
    const id = bikeId(series.no, model.no);
    const kind = model.kind ?? series.base.kind;
    const siblings = ids.filter((other) => other !== id).slice(0, 3);
    const related = inBoth([...siblings, ...relatedAccessories(kind, id)]);
    yield { draft: bikeDraft(series, model, id, related), identity: identity(id, model.brand ?? series.brand) };
  }
  for (const { group, model } of accessoriesInShopOrder()) {
    const ids = group.models.map(({ no }) => accessoryId(group.no, no));
    const id = accessoryId(group.no, model.no);
    const related = inBoth(ids.filter((other) => other !== id).slice(0, 4));
    yield { draft: accessoryDraft(group, model, related), identity: identity(id, model.brand) };
  }
}

/**
 * The demo feed: at least 160 bikes and 80 accessories, German and French item after each other.
 * @param reference the day (`YYYY-MM-DD`) that delivery dates, sales and creation dates are counted from
 */
export function demoFeed(reference: string = REFERENCE_DATE): WooProduct[] {
  return [...demoDrafts()].flatMap(({ draft, identity: ids }) => itemsOf(draft, ids, reference));
}
