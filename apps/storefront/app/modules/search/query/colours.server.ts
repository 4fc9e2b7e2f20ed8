import { LRUCache } from 'lru-cache';
import { familiesOfColour } from '~/modules/catalog/colour-families.ts';
import { sql } from '~/platform/sql.server.ts';
import type { Condition } from './conditions.ts';
import { foldWords } from './fold.ts';

/** ms that the list of colours is stored. */
const AGE = 60_000;

interface Colour {
  slug: string;
  hex: string;
  names: string[];
}

/** Slugs of the catalogue's colours that a word means: the one of that name, else all that people call so. */
export async function coloursMeant({ family, word }: Extract<Condition, { facet: 'colour' }>): Promise<string[]> {
  const colours = (await list.fetch('all')) ?? [];
  const named = colours.filter(({ names }) => names.some((name) => foldWords(name).join(' ') === word));
  const meant = named.length > 0 ? named : colours.filter(({ hex }) => familiesOfColour(hex).includes(family));
  return [...new Set(meant.map(({ slug }) => slug))];
}

const list = new LRUCache<'all', Colour[]>({
  max: 1,
  ttl: AGE,
  allowStale: true,
  fetchMethod: async () => {
    const rows = await sql<Colour[]>`
      select colour->>'slug' as slug, colour->>'hex' as hex, array_agg(distinct name) as names
      from product p
      cross join lateral jsonb_array_elements(case jsonb_typeof(p.color_data) when 'array' then p.color_data else '[]' end) colour
      cross join lateral jsonb_each_text(colour->'name') each(locale, name)
      where p.status = 'published' and colour->>'slug' is not null and colour->>'hex' is not null
      group by 1, 2`;
    return [...rows];
  },
});
