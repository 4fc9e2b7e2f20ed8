import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMeilisearch } from '~/integrations/search/meilisearch.server.ts';
import type { EngineQuery, SearchDocument, SearchEngine } from '~/integrations/search/search-engine.ts';
import { MeilisearchServer } from './meilisearch-server.ts';

const INDEX = 'velory-production-products-de';

function bike(id: number, name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    brand: 'Allegro',
    kind: 'bike',
    codes: [`all${id}`],
    tags: ['tagcategoryebike'],
    categories: ['e_bike'],
    words: name.toLowerCase(),
    description: 'Leise und stark.',
    orderable: 1,
    stock: 0,
    price: 432_000,
    position: id,
    ...more,
  };
}

async function* batches(...all: SearchDocument[][]): AsyncGenerator<SearchDocument[]> {
  yield* all;
}

const fill = () => ({ synonyms: { pedelec: ['tagcategoryebike'] }, signal: AbortSignal.timeout(10_000) });

const query = (words: string, more: Partial<EngineQuery> = {}): EngineQuery => ({
  words,
  locale: 'de',
  kind: 'bike',
  match: 'all',
  limit: 20,
  offset: 0,
  signal: AbortSignal.timeout(1000),
  ...more,
});

describe('Meilisearch', () => {
  let server: MeilisearchServer;
  let engine: SearchEngine;
  let url = '';
  const withKey = (apiKey?: string) => createMeilisearch({ url, apiKey, indexPrefix: 'velory-production' });

  beforeEach(async () => {
    server = new MeilisearchServer();
    url = await server.start();
    engine = withKey(server.key);
  });
  afterEach(() => server.stop());

  describe('that is filled', () => {
    beforeEach(async () => {
      const products = batches(
        [bike(1, 'Limmat 5'), bike(2, 'Limmat 7')],
        [bike(3, 'Aare 3'), bike(4, 'Helm Uto', { kind: 'accessory', tags: ['tagcategoryhelmet'] })],
      );
      expect(await engine.replaceAll('de', products, fill())).toBe(4);
      server.received.length = 0;
    });

    it('receives a search as documented, and returns ids and the number of hits', async () => {
      expect(await engine.find(query('limmat'))).toEqual({ ids: [1, 2], total: 2, corrected: false });
      expect(server.received).toEqual([
        {
          line: `POST /indexes/${INDEX}/search`,
          body: {
            q: 'limmat',
            filter: 'kind = bike',
            matchingStrategy: 'all',
            limit: 20,
            offset: 0,
            attributesToRetrieve: ['id'],
            showRankingScoreDetails: true,
          },
        },
      ]);
    });

    it('pages through its hits, even beyond the last one', async () => {
      expect(await engine.find(query('pedelec', { limit: 2, offset: 2 }))).toMatchObject({ ids: [3], total: 3 });
      expect(await engine.find(query('pedelec', { offset: 900 }))).toMatchObject({ ids: [], total: 3 });
    });

    it('separates kinds, and says where a hit has other words', async () => {
      expect(await engine.find(query('helm', { kind: 'accessory' }))).toMatchObject({ ids: [4], corrected: false });
      expect(await engine.find(query('helm'))).toEqual({ ids: [], total: 0, corrected: false });
      expect(await engine.find(query('limmet'))).toEqual({ ids: [1, 2], total: 2, corrected: true });
    });

    it('drops words only if any of them are enough', async () => {
      expect(await engine.find(query('limmat zeppelin'))).toMatchObject({ total: 0 });
      expect(await engine.find(query('limmat zeppelin', { match: 'any' }))).toMatchObject({ ids: [1, 2] });
    });

    it('finds codes exactly, never approximately', async () => {
      await engine.replaceAll('de', batches([bike(1, 'Limmat 5', { codes: ['all05210'] })]), fill());
      expect(await engine.find(query('all-05210'))).toMatchObject({ ids: [1] });
      expect(await engine.find(query('all05219'))).toMatchObject({ ids: [] });
    });

    it('replaces all products: what vanished is gone, and nothing is left over', async () => {
      const during: number[] = [];
      async function* products(): AsyncGenerator<SearchDocument[]> {
        yield [bike(2, 'Limmat 7 neu')];
        during.push((await engine.find(query('limmat'))).total);
        yield [bike(9, 'Limmat 9')];
        during.push((await engine.find(query('limmat'))).total);
      }
      await engine.replaceAll('de', products(), fill());
      expect(during).toEqual([2, 2]);
      expect(await engine.find(query('limmat'))).toMatchObject({ ids: [2, 9], total: 2 });
      expect(await engine.find(query('aare'))).toMatchObject({ total: 0 });
      expect([...server.indexes.keys()]).toEqual([INDEX]);
    });

    it('that refuses a product keeps the previous ones, and is filled the next time', async () => {
      const broken = { ...bike(5, 'Reuss'), id: 'Ü' as unknown as number };
      await expect(engine.replaceAll('de', batches([broken]), fill())).rejects.toMatchObject({
        code: 'invalid_document_id',
      });
      expect(await engine.find(query('limmat'))).toMatchObject({ total: 2 });
      await engine.replaceAll('de', batches([bike(5, 'Reuss')]), fill());
      expect(await engine.find(query('reuss'))).toMatchObject({ ids: [5] });
    });

    it('receives settings that it knows: order of attributes, filter, no typing errors in codes, synonyms', () => {
      expect(server.indexes.get(INDEX)).toMatchObject({
        primaryKey: 'id',
        settings: {
          searchableAttributes: ['codes', 'name', 'brand', 'tags', 'words', 'description'],
          filterableAttributes: ['kind'],
          typoTolerance: { disableOnAttributes: ['codes', 'tags'] },
          localizedAttributes: [{ attributePatterns: ['*'], locales: ['deu'] }],
          pagination: { maxTotalHits: 1000 },
          synonyms: { pedelec: ['tagcategoryebike'] },
        },
      });
    });
  });

  it('keeps each language in its own index', async () => {
    await engine.replaceAll('fr', batches([bike(1, 'Limmat 5')]), fill());
    expect([...server.indexes.keys()]).toEqual(['velory-production-products-fr']);
  });

  it('without an index refuses searches', async () => {
    await expect(engine.find(query('limmat'))).rejects.toMatchObject({ code: 'index_not_found' });
  });

  it('refuses a wrong or missing key without revealing the right one', async () => {
    const wrong = withKey('wrong-key-of-the-shop').find(query('limmat'));
    await expect(wrong).rejects.toThrow('Meilisearch answered 403 invalid_api_key');
    await expect(wrong).rejects.not.toThrow(/wrong-key/);
    await expect(withKey().find(query('limmat'))).rejects.toMatchObject({ code: 'missing_authorization_header' });
    await expect(withKey('wrong').replaceAll('de', batches([]), fill())).rejects.toMatchObject({
      code: 'invalid_api_key',
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Welcome</html>'],
    [200, '{"hits": "none"}'],
    [302, ''],
  ])('behind a proxy that answers %d %s fails', async (status, body) => {
    server.failure = { status, body };
    await expect(engine.find(query('limmat'))).rejects.toThrow();
  });

  it('that does not answer is waited for no longer than the search may take', async () => {
    server.failure = 'silence';
    await expect(engine.find(query('limmat', { signal: AbortSignal.timeout(100) }))).rejects.toThrow(/abort|timeout/i);
  });
});

describe('a Meilisearch that is closed', () => {
  it('fails immediately', async () => {
    const server = new MeilisearchServer();
    const url = await server.start();
    await server.stop();
    const engine = createMeilisearch({ url, indexPrefix: 'velory-demo' });
    await expect(engine.find(query('limmat'))).rejects.toThrow();
    await expect(engine.replaceAll('de', batches([]), fill())).rejects.toThrow();
  });
});
