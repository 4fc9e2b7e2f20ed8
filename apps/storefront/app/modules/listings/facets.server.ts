import type { Fragment } from 'postgres';
import { sql } from '~/platform/sql.server';
import { bandContains, conditions, fitsRider, type Selection } from './conditions.server.ts';
import { formatRange, type ListingQuery } from './listing-query.ts';
import { type FacetName, heightBands, priceBands, type UnnamedOption } from './listings.ts';

interface Count {
  facet: FacetName;
  value: string;
  name: string | null;
  hex: string | null;
  count: number;
}

/**
 * The options of every facet with the number of products each would show: all filters apply but the facet's own, so
 * that a count equals what the list shows once the option is chosen alone.
 */
export async function countFacets(selection: Selection): Promise<Record<FacetName, UnnamedOption[]>> {
  const counts = await sql<Count[]>`
    ${byElement(selection, 'kategorie', sql`p.category_slugs`)}
    union all ${byElement(selection, 'rahmen', sql`p.frame_types`)}
    union all ${byElement(selection, 'farbe', sql`p.color_slugs`)}
    union all
    select 'tempo', p.speed_kmh::text, null, null, count(*)::int
    from product p where ${conditions(selection, 'tempo')} and p.speed_kmh is not null group by p.speed_kmh
    union all
    select 'marke', b.slug, b.name, null, count(*)::int
    from product p join brand b on b.id = p.brand_id where ${conditions(selection, 'marke')} group by b.slug, b.name
    union all
    select 'marke', b.slug, b.name, null, 0 from brand b where b.slug = any(${selection.query.marke}::text[])
    union all
    select 'verfuegbar', 'ja', null, null, count(*)::int
    from product p where ${conditions(selection, 'verfuegbar')} and p.stock_status = 'instock'
    union all
    select 'occasion', case when p.is_occasion then 'ja' else 'nein' end, null, null, count(*)::int
    from product p where ${conditions(selection, 'occasion')} group by p.is_occasion
    ${bands(
      selection,
      'rate',
      priceBands.map((band) => ({ value: formatRange(band), holds: bandContains(band, selection.scope) })),
    )}
    ${bands(
      selection,
      'groesse',
      heightBands.map(({ min, max }) => ({ value: String((min + max) / 2), holds: fitsRider([(min + max) / 2]) })),
    )}
  `;
  return arrange(counts, selection.query);
}

/** Counts by the elements of an array column; names of colours come from the products' own colour data. */
function byElement(selection: Selection, facet: FacetName, column: Fragment): Fragment {
  const paint = (field: Fragment) =>
    facet === 'farbe'
      ? sql`min((select ${field} from jsonb_array_elements(p.color_data) c where c ->> 'slug' = element limit 1))`
      : sql`null`;
  return sql`
    select ${facet} as facet, element as value,
      ${paint(sql`coalesce(c -> 'name' ->> ${selection.locale}, c -> 'name' ->> 'de')`)} as name, ${paint(sql`c ->> 'hex'`)} as hex,
      count(*)::int as count
    from product p, unnest(${column}) element
    where ${conditions(selection, facet)} group by element`;
}

function bands(selection: Selection, facet: FacetName, list: { value: string; holds: Fragment }[]): Fragment {
  return list.reduce<Fragment>(
    (all, { value, holds }) => sql`${all} union all
      select ${facet}, ${value}, null, null, count(*)::int from product p where ${conditions(selection, facet)} and ${holds}`,
    sql``,
  );
}

/** Facets whose options come from the products. One that is chosen and shows nothing stays, so that it can be taken back. */
const openFacets = ['kategorie', 'rahmen', 'tempo', 'marke', 'farbe', 'occasion'] as const;

function arrange(counts: readonly Count[], query: ListingQuery): Record<FacetName, UnnamedOption[]> {
  const facets: Record<FacetName, UnnamedOption[]> = {
    kategorie: [],
    rahmen: [],
    tempo: [],
    marke: [],
    farbe: [],
    rate: [],
    verfuegbar: [],
    groesse: [],
    occasion: [],
  };
  const chosen = chosenValues(query);
  for (const { facet, value, name, hex, count } of counts) {
    const option: UnnamedOption = { value, count, ...(chosen[facet].includes(value) ? { selected: true } : {}) };
    if (name) option.name = name;
    if (hex) option.hex = hex;
    const same = facets[facet].find((other) => other.value === value);
    if (same) same.count += count;
    else if (count > 0 || option.selected) facets[facet].push(option);
  }
  for (const facet of openFacets) {
    const missing = chosen[facet].filter((value) => facets[facet].every((option) => option.value !== value));
    facets[facet].push(...missing.map((value) => ({ value, count: 0, selected: true as const })));
  }
  for (const name of ['kategorie', 'farbe'] as const)
    facets[name].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  facets.marke.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'de'));
  facets.tempo.sort((a, b) => Number(a.value) - Number(b.value));
  return facets;
}

/** What a query has chosen of each facet, as the facet's options are written. */
function chosenValues({
  kategorie,
  rahmen,
  tempo,
  marke,
  farbe,
  rate,
  groesse,
  verfuegbar,
  occasion,
}: ListingQuery): Record<FacetName, string[]> {
  return {
    kategorie,
    rahmen,
    tempo,
    marke,
    farbe,
    rate: rate.map(formatRange),
    groesse: groesse.map(String),
    verfuegbar: verfuegbar ? ['ja'] : [],
    occasion: occasion === undefined ? [] : [occasion ? 'ja' : 'nein'],
  };
}
