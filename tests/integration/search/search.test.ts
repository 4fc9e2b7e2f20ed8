import { beforeAll, describe, expect, it } from 'vitest';
import type * as SearchLog from '~/modules/search/search-log.server.ts';
import type * as Search from '~/modules/search/search.server.ts';
import type * as Sql from '~/platform/sql.server.ts';
import { waitingJobs } from '../../support/jobs.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { relevance } from './relevance.ts';

/** The share of searches whose product is among the first three. */
const WANTED = 0.95;

let search: typeof Search;
let searchLog: typeof SearchLog;
let sql: typeof Sql.sql;

beforeAll(async () => {
  // On the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  search = await import('~/modules/search/search.server.ts');
  searchLog = await import('~/modules/search/search-log.server.ts');
  ({ sql } = await import('~/platform/sql.server.ts'));
});

describe('a search of the demonstration catalogue', () => {
  it('has the expected product among the first three, typing errors and all', async () => {
    const missed: string[] = [];
    for (const { locale, kind, text, expected } of relevance) {
      const { products } = await search.searchProducts({ text, locale, kind, limit: 3 });
      const names = products.map(({ name }) => name);
      if (!names.some((name) => name.startsWith(expected))) missed.push(`${locale} ${text}: ${names.join(' | ')}`);
    }
    expect(relevance.length).toBeGreaterThanOrEqual(60);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(relevance.length * (1 - WANTED));
  });

  it('finds nothing for what is not sold, and is not a query language', async () => {
    for (const text of ['xyzzyq', "'; drop table product; --", '!!! & | ()', '', '\u0000', 'ü'.repeat(500)])
      expect((await search.searchProducts({ text, locale: 'de', kind: 'bike' })).total, text).toBe(0);
  });

  it('reads words of the other language if this one has none of them', async () => {
    const total = async (text: string, locale: 'de' | 'fr', kind: 'bike' | 'accessory') =>
      (await search.searchProducts({ text, locale, kind })).total;
    for (const [typed, own, kind] of [
      ['Veloanhänger', 'remorque vélo', 'accessory'],
      ['Stadtvelo Damen', 'vélo de ville femme', 'bike'],
    ] as const) {
      expect(await total(typed, 'fr', kind), typed).toBe(await total(typed, 'de', kind));
      expect(await total(own, 'de', kind), own).toBe(await total(own, 'fr', kind));
    }
    expect(await total('casque', 'de', 'bike')).toBe(0);
  });

  it('pages through its hits without showing one twice', async () => {
    const options = { text: 'E-Bike', locale: 'de', kind: 'bike' } as const;
    const first = await search.searchProducts({ ...options, limit: 20, offset: 0 });
    const second = await search.searchProducts({ ...options, limit: 20, offset: 20 });
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    expect(first.total).toBe(second.total);
    expect(await search.searchProducts({ ...options, offset: 1000 })).toMatchObject({
      products: [],
      total: first.total,
    });
  });

  it('shows available products before sold-out ones', async () => {
    await sql`update product set stock_status = 'outofstock' where sku = 'ALL-0101'`;
    const { products } = await search.searchProducts({ text: 'limmat', locale: 'de', kind: 'bike' });
    const named = products.filter(({ name }) => name.includes('Limmat'));
    expect(named.at(-1)?.sku).toBe('ALL-0101');
    await sql`update product set stock_status = 'instock' where sku = 'ALL-0101'`;
  });

  it('drops a product at the moment it is unpublished', async () => {
    await sql`update product set status = 'draft' where sku = 'ALL-0521'`;
    const { total } = await search.searchProducts({ text: 'ALL-0521', locale: 'de', kind: 'bike' });
    expect(total).toBe(0);
    await sql`update product set status = 'published' where sku = 'ALL-0521'`;
  });
});

describe('the page of results', () => {
  const page = async (text: string, locale: 'de' | 'fr') => {
    const { searchPage } = await import('~/modules/search/search-page.server.ts');
    return searchPage(text, locale, { count: false });
  };

  it('shows what was understood, each with a link to the search without it', async () => {
    const { understood, bikes } = await page('Schwarzes Citybike bis 100 im Monat', 'de');
    expect(understood.map(({ name }) => name)).toEqual(['Schwarz', 'E-Urban', 'bis CHF\u00a0100 im Monat']);
    expect(understood.map(({ href }) => decodeURIComponent(href.replaceAll('+', ' ')))).toEqual([
      '/suche?q=Citybike bis 100 im Monat',
      '/suche?q=Schwarzes bis 100 im Monat',
      '/suche?q=Schwarzes Citybike',
    ]);
    const without = await page('Schwarzes Citybike', 'de');
    expect(without.bikes.total).toBeGreaterThan(bikes.total);
    const french = await page('vélo à batterie 750 wh, pas cher', 'fr');
    expect(french.understood.map(({ name }) => name)).toEqual(['750 Wh', 'Moins chers d’abord']);
  });

  it('filters the rate and the height as the listing does', async () => {
    const { listProducts } = await import('~/modules/listings/listings.server.ts');
    const { parseListingQuery } = await import('~/modules/listings/listing-query.ts');
    const listed = async (query: string) =>
      (
        await listProducts(
          { kind: 'bike', category: 'e_bike' },
          parseListingQuery(new URLSearchParams(query)).query,
          'de',
        )
      ).total;
    const found = async (text: string) => (await search.searchProducts({ text, locale: 'de', kind: 'bike' })).total;
    expect(await found('e-bike ab 100 im monat')).toBe(await listed('rate=100-'));
    expect(await found('e-bike 160 cm')).toBe(await listed('groesse=160'));
    expect(await found('e-bike reichweite 120')).toBe(await listed('reichweite=120-'));
    expect(await found('e-bike bis 3000')).toBe(await listed('preis=-3000'));
    const [size] = await sql<[{ total: number }]>`
      select count(*)::int as total from product p where p.status = 'published' and 'e_bike' = any(p.category_slugs)
        and exists (select from variant v where v.product_id = p.id and v.size ~ '(^|/)L(/|$)' and v.stock_status <> 'outofstock')`;
    expect(await found('e-bike Grösse L')).toBe(size.total);
    expect((await page('vélo taille m', 'fr')).understood.map(({ name }) => name)).toEqual(['Taille M']);
    // The listing of a text finds the same.
    expect(await listed('suchen=bis+100+im+monat')).toBe(await found('e-bike bis 100 im monat'));
  });

  it('finds helmets by head size as well as by the letters of their sizes', async () => {
    const found = async (text: string, locale: 'de' | 'fr') => {
      const { products } = await search.searchProducts({ text, locale, kind: 'accessory' });
      return products.map(({ id }) => id).sort();
    };
    const helmetsFor = async (cm: number) => {
      const rows = await sql<{ id: number }[]>`
        select id from product p where p.status = 'published' and 'helmet' = any(p.category_slugs)
          and (p.gear ->> 'headMinCm')::int <= ${cm} and (p.gear ->> 'headMaxCm')::int >= ${cm}`;
      return rows.map(({ id }) => id).sort();
    };
    expect((await helmetsFor(57)).length).toBeGreaterThan(0);
    expect(await found('helm grösse m', 'de')).toEqual(await helmetsFor(57));
    expect(await found('casque taille m', 'fr')).toEqual(await helmetsFor(57));
    expect(await found('casque taille l', 'fr')).toEqual(await helmetsFor(60));
  });

  it('shows the intended kind first', async () => {
    expect((await page('Kindersitz', 'de')).leading).toBe('accessory');
    expect((await page('Kindervelo', 'de')).leading).toBe('bike');
    expect((await page('siège enfant', 'fr')).leading).toBe('accessory');
    const { fieldSuggestions } = search;
    expect((await fieldSuggestions('Rücklicht', 'de')).leading).toBe('accessories');
  });

  it('corrects words with typing errors', async () => {
    const { understood, bikes } = await page('Stromer shwarz', 'de');
    expect(understood.map(({ name }) => name)).toEqual(['Schwarz']);
    expect(bikes.tiles[0]?.href).toContain('stromer');
  });

  it('shows the nearest products if none fulfils all conditions', async () => {
    const { bikes, closeness } = await page('stromer orange', 'de');
    expect(closeness).toBe('any');
    expect(bikes.tiles[0]?.href).toContain('stromer');
  });
});

describe('an unknown address', () => {
  it.each([
    ['/limmat-5', 'allegro-limmat-5-trekking-e-bike-trapez'],
    ['/produkt/allegro-limmat-5-alt-2023', 'allegro-limmat-5-trekking-e-bike-trapez'],
    ['/shop/ALL-0101', 'allegro-limmat-5-trekking-e-bike-trapez'],
    ['/produkt/allegro-limmat-5.html', 'allegro-limmat-5-trekking-e-bike-trapez'],
    ['/shop/allegro-limmat-5/index.html', 'allegro-limmat-5-trekking-e-bike-trapez'],
    ['/velos/allegro_limmat_5.php', 'allegro-limmat-5-trekking-e-bike-trapez'],
  ])('%s means a product', async (path, slug) => {
    expect(await search.findUnknownPage(path, 'de')).toEqual({ kind: 'product', slug });
  });

  it('that means a product leads there with its query', async () => {
    const { throwUnknownPage } = await import('~/shell/unknown-page.server.ts');
    // A prefetched page is not reported.
    const headers = { 'Sec-Purpose': 'prefetch' };
    const requested = new Request('http://localhost:3000/limmat-5?farbe=bordeaux&utm_source=flyer', { headers });
    const answer = await throwUnknownPage(requested).catch((thrown: unknown) => thrown as Response);
    expect(answer.headers.get('Location')).toBe(
      '/produkt/allegro-limmat-5-trekking-e-bike-trapez?farbe=bordeaux&utm_source=flyer',
    );
  });

  it.each(['/limmat', '/ueber-uns', '/wp-login.php', '/'])('%s means none for certain', async (path) => {
    expect(await search.findUnknownPage(path, 'de')).toMatchObject({ kind: 'missing' });
  });

  it('gets five suggestions', async () => {
    const found = await search.findUnknownPage('/allegro', 'de');
    expect(found.kind === 'missing' && found.suggestions).toHaveLength(5);
  });

  const messages = async (): Promise<unknown[]> =>
    (await waitingJobs()).filter(({ key }) => key?.startsWith('page-not-found:')).map(({ payload }) => payload);

  it('is reported to the team once an hour, with its referrer and without its query', async () => {
    const notify = () =>
      search.reportMissingPage({ path: '/weg', referrer: 'https://example.org/a?mail=x@example.org' });
    await notify();
    await notify();
    await search.reportMissingPage({ path: '/wp-login.php' });
    expect(await messages()).toMatchObject([{ text: 'Page not found: /weg\nLinked from https://example.org/a' }]);
    expect(await sql`select visits from missing_page where path = '/weg'`).toEqual([{ visits: 2 }]);
  });

  it('is reported by the browser too: 202 and one message, 400 for an invalid address', async () => {
    const { action } = await import('~/api/page-not-found.ts');
    const notify = async (body: object) => {
      const url = 'http://localhost:3000/api/team-chat/page-not-found';
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      return (await action({ request, params: {}, context: {} })).status;
    };
    const before = (await messages()).length;
    const body = { currentLink: 'http://localhost:3000/verschwunden?a=b', referrer: 'https://example.org/c' };
    expect([await notify(body), await notify(body)]).toEqual([202, 202]);
    expect((await messages()).slice(before)).toMatchObject([
      { text: 'Page not found: /verschwunden\nLinked from https://example.org/c' },
    ]);
    expect([await notify({}), await notify({ currentLink: 'http://' })]).toEqual([400, 400]);
  });
});

describe('what is searched for', () => {
  it('is counted by day and language without anything personal; zero hits are listed apart', async () => {
    await searchLog.recordSearch({ text: 'Limmat', locale: 'de', hits: 7 });
    await searchLog.recordSearch({ text: 'LIMMAT ', locale: 'de', hits: 7 });
    await searchLog.recordSearch({ text: 'Zeppelin', locale: 'fr', hits: 0 });
    for (const text of ['anna@example.org', '079 123 45 67', 'x'.repeat(80)])
      await searchLog.recordSearch({ text, locale: 'de', hits: 0 });
    expect(await search.topSearches()).toEqual([
      { locale: 'de', text: 'limmat', count: 2, hits: 7 },
      { locale: 'fr', text: 'zeppelin', count: 1, hits: 0 },
    ]);
    expect((await search.topSearches({ withoutHits: true })).map(({ text }) => text)).toEqual(['zeppelin']);
  });
});
