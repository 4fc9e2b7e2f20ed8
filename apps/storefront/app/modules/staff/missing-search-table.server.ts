import { listSynonyms } from '~/modules/search/synonyms.server.ts';
import { type TopSearch, topSearches } from '~/modules/search/search.server.ts';
import { sliceOfRows } from '~/platform/list-query.ts';
import { defineTable } from '~/platform/table.server.ts';

/** Searches without hits that are looked at: those that were made most. */
const MOST_MISSING = 5000;

/** Searches without hits that no one has explained. */
export const missingSearchTable = defineTable<TopSearch, 'anzahl' | 'gesucht', 'in'>({
  path: '/admin/suche',
  sorts: { anzahl: 'descending', gesucht: 'ascending' },
  filters: { in: { label: 'Sprache', all: 'Beide Sprachen', choices: { de: 'Deutsch', fr: 'Französisch' } } },
  read: async (query, slice) => {
    const words = await listSynonyms();
    const explained = new Set(words.map(({ locale, text }) => `${locale} ${text}`));
    const found = await topSearches({ withoutHits: true, limit: MOST_MISSING });
    const rows = found.filter(
      ({ locale, text }) =>
        !explained.has(`${locale} ${text}`) && (query.filters.in === null || query.filters.in === locale),
    );
    return sliceOfRows(rows, query, slice, {
      anzahl: (one, other) => one.count - other.count,
      gesucht: (one, other) => one.text.localeCompare(other.text, 'de-CH'),
    });
  },
  csv: {
    file: 'velory-suchen',
    action: 'searches.export',
    columns: [
      ['Sprache', ({ locale }) => locale],
      ['Gesucht', ({ text }) => text],
      ['Anzahl', ({ count }) => count],
    ],
  },
});
