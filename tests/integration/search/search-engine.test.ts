import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Log from '~/platform/log.server.ts';
import type * as Sql from '~/platform/sql.server.ts';
import type * as Route from '~/api/search-engine.ts';
import type { Job } from '~/platform/jobs.server.ts';
import { MeilisearchServer } from '../../contract/meilisearch-server.ts';
import { createTestDatabase } from '../../support/databases.ts';

interface Answer {
  data: {
    hits: { name: string; slug: string }[];
    estimatedTotalHits: number;
    offset: number;
    limit: number;
    query: string;
  };
}

const server = new MeilisearchServer();
let route: typeof Route;
let fillJob: Job;
let sql: typeof Sql.sql;
let log: typeof Log.log;

beforeAll(async () => {
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  process.env.MEILISEARCH_URL = await server.start();
  process.env.MEILISEARCH_API_KEY = server.key;
  route = await import('~/api/search-engine.ts');
  ({ fillSearchJob: fillJob } = await import('~/modules/search/fill-engine.server.ts'));
  ({ sql } = await import('~/platform/sql.server.ts'));
  ({ log } = await import('~/platform/log.server.ts'));
});
afterAll(() => server.stop());

async function ask(query: string): Promise<Answer> {
  const request = new Request(`http://localhost/api/search-engine?${query}`);
  const response = await route.loader({ request, params: {}, context: {} });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const fill = () => fillJob.handle({}, { idempotencyKey: 'fill', signal: new AbortController().signal });

/** The documented answer. */
const shapeOf = ({ data }: Answer) => ({
  keys: Object.keys(data).sort(),
  hit: Object.keys(data.hits[0] ?? {}).sort(),
  types: Object.values(data).map((value) => typeof value),
});

describe('a shop with a search engine', () => {
  it('gives it all published products of each language, by a job that an import adds', async () => {
    const { runImport } = await import('../catalog/importing.ts');
    await runImport([{ id: 1, name: 'Nichts', type: 'external' }]);
    const jobs = await sql`select from graphile_worker.jobs where key = 'search.fill'`;
    expect(jobs).toHaveLength(1);
    await fill();
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from product where status = 'published'`;
    const { documents } = server.indexes.get('velory-development-products-fr') ?? {};
    expect(documents?.size).toBe(row?.count);
    expect([...server.indexes.keys()].sort()).toEqual([
      'velory-development-products-de',
      'velory-development-products-fr',
    ]);
  });

  it('queries it, and answers as documented', async () => {
    const before = server.searches.length;
    const { data } = await ask('q=Limmat&locale=de&limit=3&type=bikes');
    expect(server.searches.length).toBeGreaterThan(before);
    expect(data).toMatchObject({ offset: 0, limit: 3, query: 'Limmat' });
    expect(data.hits).toHaveLength(3);
    expect(data.estimatedTotalHits).toBeGreaterThanOrEqual(3);
    for (const { name } of data.hits) expect(name).toContain('Limmat');
  });

  it('finds by code, and by what products are as well as by their names', async () => {
    expect((await ask('q=ALL-0101&locale=de')).data.hits[0]?.slug).toBe('allegro-limmat-5-trekking-e-bike-trapez');
    const { data } = await ask('q=v%C3%A9lo%20%C3%A0%20assistance%20%C3%A9lectrique&locale=fr&limit=100');
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from product
      where status = 'published' and kind = 'bike' and category_slugs @> array['e_bike']`;
    expect(data.estimatedTotalHits).toBeGreaterThanOrEqual(row?.count ?? 0);
  });

  it('leaves out what is published no more in the same moment', async () => {
    await sql`update product set status = 'draft' where sku = 'ALL-0521'`;
    expect((await ask('q=ALL-0521&locale=de')).data.hits).toEqual([]);
    await sql`update product set status = 'published' where sku = 'ALL-0521'`;
  });

  it('refuses to be filled twice at once', async () => {
    const results = await Promise.allSettled([fill(), fill()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('searches with Postgres within about a second if it hangs, then at once, and logs it once', async () => {
    const query = 'q=Limmat&locale=de&limit=3';
    const fromEngine = await ask(query);
    const warn = vi.spyOn(log, 'warn');
    server.failure = 'silence';
    const fromPostgres = await ask(query);
    expect(shapeOf(fromPostgres)).toEqual(shapeOf(fromEngine));
    expect(fromPostgres.data.hits[0]?.name).toContain('Limmat');
    const requested = server.searches.length;
    await Promise.all([ask(query), ask('q=Helm&locale=de&type=accessories')]);
    expect(server.searches.length).toBe(requested);
    expect(warn).toHaveBeenCalledTimes(1);
    server.failure = undefined;
  });

  it('queries it again after a while', async () => {
    const { SearchWithFallback } = await import('~/modules/search/query/product-search.server.ts');
    const answers = ['first', 'fails', 'first'];
    const read = { text: 'x', reading: undefined, foundIn: 'facts' as const };
    const named = (name: string) => ({ ids: [], total: name.length, closeness: 'exact' as const, ...read });
    const first = {
      find: async () => {
        if (answers.shift() === 'fails') throw new Error('away');
        return named('first');
      },
    };
    const search = new SearchWithFallback(first, { find: async () => named('second') }, 50);
    const find = async () => (await search.find({ text: 'x', locale: 'de', kind: 'bike', limit: 1, offset: 0 })).total;
    expect([await find(), await find(), await find()]).toEqual([5, 6, 6]);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await find()).toBe(5);
  });
});
