import { beforeAll, expect, it } from 'vitest';
import type * as SearchLog from '~/modules/search/search-log.server.ts';
import type * as Search from '~/modules/search/search.server.ts';
import type * as Searches from '~/modules/staff/searches.server.ts';
import type * as Team from './team.ts';
import { createTestDatabase } from '../../support/databases.ts';
import type * as Tables from '~/modules/staff/table-csv.server.ts';
import { rowsOf } from '../../support/lists.ts';

let search: typeof Search;
let searchLog: typeof SearchLog;
let searches: typeof Searches;
let tables: typeof Tables;
let nadia: Team.Someone;

beforeAll(async () => {
  // On the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  search = await import('~/modules/search/search.server.ts');
  searchLog = await import('~/modules/search/search-log.server.ts');
  searches = await import('~/modules/staff/searches.server.ts');
  tables = await import('~/modules/staff/table-csv.server.ts');
  nadia = await (await import('./team.ts')).colleague();
});

const hits = async (text: string, locale: 'de' | 'fr' = 'de') =>
  (await search.searchProducts({ text, locale, kind: 'accessory', limit: 3 })).total;

it('A word without hits that the staff explain finds its meaning within two seconds, in its language', async () => {
  await searchLog.recordSearch({ text: 'Grübelhütchen', locale: 'de', hits: await hits('Grübelhütchen') });
  const none = { locale: 'de', text: '' } as const;
  const table = tables.staffTables.get('/admin/suche');
  if (!table) throw new Error('There is no table of searches.');
  expect(await rowsOf(table)).toMatchObject([{ text: 'grubelhutchen', count: 1 }]);
  const missing = (search: string) => tables.tableCsv(nadia, table, new URLSearchParams(search));
  expect(await missing('in=de')).toBe('\uFEFFSprache;Gesucht;Anzahl\r\nde;grubelhutchen;1\r\n');
  expect(await missing('in=fr')).toBe('\uFEFFSprache;Gesucht;Anzahl\r\n');
  expect((await searches.getSearchAdminView(none, 'Helm')).tried?.hits).toBeGreaterThan(0);
  expect(await hits('Grübelhütchen')).toBe(0);

  expect(await searches.explainSearch(nadia, { locale: 'de', text: 'grubelhutchen', means: ' ' })).toBe(false);
  expect(await searches.explainSearch(nadia, { locale: 'de', text: 'Grübelhütchen', means: 'grübelhütchen' })).toBe(
    false,
  );
  expect(await searches.explainSearch(nadia, { locale: 'de', text: 'grubelhutchen', means: 'Helm' })).toBe(true);
  const wanted = await hits('Helm');
  await expect.poll(() => hits('Grübelhütchen'), { timeout: 30_000, interval: 100 }).toBe(wanted);
  expect(await hits('Grübelhütchen', 'fr')).toBe(0);
  expect(await rowsOf(table)).toEqual([]);

  await searches.removeSearch(nadia, { locale: 'de', text: 'grubelhutchen' });
  await expect.poll(() => hits('Grübelhütchen'), { timeout: 30_000, interval: 100 }).toBe(0);
});
