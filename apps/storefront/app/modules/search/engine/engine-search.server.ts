import { inAssortmentSql } from '~/modules/catalog/assortment.server.ts';
import type { SearchEngine } from '~/integrations/search/search-engine.ts';
import { sql } from '~/platform/sql.server.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { readSearch } from '~/modules/search/query/reading.ts';
import { engineWords } from './engine-words.ts';
import type { Matches, ProductSearch } from '~/modules/search/query/matches.server.ts';
import { timeLimit } from '~/platform/time-limit.server.ts';

/** ms that a search may take; anyone who types waits no longer. */
const LIMIT = 1000;

const other = (kind: ProductKind): ProductKind => (kind === 'bike' ? 'accessory' : 'bike');

/**
 * Searches by a search engine. As in Postgres a search becomes more tolerant only where nothing of either kind fits;
 * what is published no more is left out, whatever the engine still has.
 */
export function engineSearch(engine: SearchEngine): ProductSearch {
  return {
    async find({ text, locale, kind, limit, offset }) {
      const words = engineWords(text, locale);
      const reading = readSearch(text, locale, kind);
      const read = { text, reading, foundIn: 'facts' } as const;
      const nothing: Matches = { ...read, ids: [], total: 0, closeness: 'none' };
      if (words === '') return nothing;
      const signal = timeLimit(LIMIT);
      for (const match of words.includes(' ') ? (['all', 'any'] as const) : (['all'] as const)) {
        const query = { words, locale, match, signal };
        const { ids, total, corrected } = await engine.find({ ...query, kind, limit, offset });
        const closeness = match === 'any' ? 'any' : corrected ? 'corrected' : 'exact';
        if (total > 0) return { ...read, ids: await publishedOf(ids, kind), total, closeness };
        const others = await engine.find({ ...query, kind: other(kind), limit: 1, offset: 0 });
        if (others.total > 0) return { ...nothing, closeness };
      }
      return nothing;
    },
  };
}

async function publishedOf(ids: number[], kind: ProductKind): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: number }[]>`
    select id from product p
    where id = any(${ids}::int[]) and status = 'published' and kind = ${kind}::product_kind and ${inAssortmentSql()}`;
  const published = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => published.has(id));
}
