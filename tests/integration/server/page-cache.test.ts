import { createHash, randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { db } from '~/platform/db.server.ts';
import { NAVIGATION_COOKIE } from '~/platform/http.server.ts';
import { type CacheTag, dropPages, PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { type RunningShop, runShop } from './running-shop.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
let shop: RunningShop;

beforeAll(async () => {
  await sql`create table if not exists little_shop (word text)`;
  await sql`truncate little_shop`;
  await sql`insert into little_shop values ('Limmat')`;
  shop = await runShop({ databaseUrl });
});

afterAll(async () => {
  await shop.stop();
  await sql`drop table little_shop`;
});

/** Changes what pages show and notifies the cache, in one transaction. */
async function change(word: string, tag: CacheTag): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`update little_shop set word = ${word}`;
    await dropPages(tx, tag);
  });
}

/** Waits until a page shows a word: only the drop that its transaction announces makes it appear. */
const expectShown = (url: string, word: string): Promise<void> =>
  expect.poll(async () => (await shop.ask(url)).body.toString(), { interval: 5 }).toContain(word);

/** Requests a page until it is cached: a drop of an earlier test may still be pending. */
async function requestUntilCached(url: string): Promise<void> {
  while ((await shop.ask(url)).headers['x-cache'] !== 'hit');
}

beforeEach(() => shop.renders.clear());

describe('a public page', () => {
  it('is rendered once and then sent from memory', async () => {
    const path = `/produkt/${randomUUID()}`;
    expect((await shop.ask(path)).headers['x-cache']).toBe('miss');
    const hit = await shop.ask(path);
    expect(hit.headers['x-cache']).toBe('hit');
    expect(hit.body.toString()).toContain('window.data');
    expect(shop.renders.get(path)).toBe(1);
  });

  it('is rendered once for simultaneous requests', async () => {
    const path = `/produkt/${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(shop.renders.get(path)).toBe(1);
  });

  it('says how it may be cached elsewhere, and nothing of how it is cached here', async () => {
    for (const { headers } of [await shop.ask(`/produkt/${randomUUID()}`), await shop.ask('/start')]) {
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-if-error=86400');
      expect(headers.vary).toBe('Accept-Encoding, Cookie');
      expect(headers).not.toHaveProperty('x-page-cache');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('is compressed as the browser prefers, with its true length', async () => {
    const plain = await shop.ask('/start');
    const brotli = await shop.ask('/start', { headers: { 'Accept-Encoding': 'gzip, br' } });
    const gzip = await shop.ask('/start', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await shop.ask('/start', { headers: { 'Accept-Encoding': 'br' } });
    const again = await shop.ask('/start', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await shop.ask('/start', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the headers of its body', async () => {
    const get = await shop.ask('/start');
    const head = await shop.ask('/start', { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('carries a policy that allows exactly its own scripts', async () => {
    const { headers, body } = await shop.ask('/start');
    const script = /<script>(.*?)<\/script>/s.exec(body.toString())?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('has data for navigations that is cached in the same way', async () => {
    await requestUntilCached('/start.data');
    expect((await shop.ask('/start.data')).headers['content-type']).toBe('text/x-script');
    await change('Aare', 'content');
    await expectShown('/start.data', 'Aare');
  });

  it('shows nothing of what only counts visits', async () => {
    const path = `/produkt/${randomUUID()}`;
    const { body } = await shop.ask(`${path}?utm_source=mail`);
    expect(body.toString()).not.toContain('utm_source');
    expect((await shop.ask(path)).headers['x-cache']).toBe('hit');
  });

  it('is cached for each navigation variant', async () => {
    const path = `/produkt/${randomUUID()}`;
    const Cookie = `${NAVIGATION_COOKIE}=force_old`;
    await shop.ask(path);
    expect((await shop.ask(path, { headers: { Cookie } })).headers['x-cache']).toBe('miss');
    expect((await shop.ask(path, { headers: { Cookie } })).headers['x-cache']).toBe('hit');
  });

  it('is cached once for each instance, under any of its names: invented names cost no memory', async () => {
    const path = `/produkt/${randomUUID()}`;
    await shop.ask(path);
    expect((await shop.ask(path, { headers: { Host: 'partner.example' } })).headers['x-cache']).toBe('hit');
  });
});

describe('a change', () => {
  it('is on its pages as soon as its transaction is done', async () => {
    const page = `/seite/${randomUUID()}`;
    await requestUntilCached(page);
    await change('Reuss', 'content');
    await expectShown(page, 'Reuss');
  });

  it('does not drop pages with other tags', async () => {
    const page = `/seite/${randomUUID()}`;
    const product = `/produkt/${randomUUID()}`;
    // Cached before the first change, so that a new version proves that the server received the notification.
    await requestUntilCached(product);
    await change('Sihl', 'catalog');
    await expectShown(product, 'Sihl');
    await requestUntilCached(product);
    await requestUntilCached(page);
    await change('Töss', 'content');
    await expectShown(page, 'Töss');
    const { headers, body } = await shop.ask(product);
    expect(headers['x-cache']).toBe('hit');
    expect(body.toString()).toContain('Sihl');
  });
});

describe('a series of changes', () => {
  /** Changes what pages show as one transaction of an import does. */
  const changeInSeries = (word: string) =>
    sql.begin(async (transaction) => {
      await transaction`update little_shop set word = ${word}`;
      await transaction`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog:series')`;
    });

  it('is on its pages at once, what follows within five seconds, and nothing drops them in between', async () => {
    const page = `/produkt/${randomUUID()}`;
    await requestUntilCached(page);
    await changeInSeries('Thur');
    await expectShown(page, 'Thur');
    await requestUntilCached(page);
    for (const word of ['Birs', 'Ergolz', 'Emme']) await changeInSeries(word);
    const stored = await shop.ask(page);
    expect(stored.headers['x-cache']).toBe('hit');
    expect(stored.body.toString()).toContain('Thur');
    await expect.poll(async () => (await shop.ask(page)).body.toString(), { timeout: 30_000 }).toContain('Emme');
    expect(shop.renders.get(page)).toBe(3);
  });
});

describe('what belongs to one visitor', () => {
  it('is rendered for a visitor with a session, and not cached', async () => {
    const Cookie = `${SESSION_COOKIE}=abc`;
    const first = await shop.ask('/start', { headers: { Cookie } });
    expect(first.headers['x-cache']).toBe('bypass');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    await shop.ask('/start', { headers: { Cookie } });
    expect(shop.renders.get('/start')).toBe(2);
  });

  it.each(['/privat', '/keks', '/umgezogen', '/weg', '/kaputt', '/start?unbekannt=1'])(
    '%s is rendered each time',
    async (url) => {
      const first = await shop.ask(url);
      const second = await shop.ask(url);
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['bypass', 'bypass']);
      expect(second.status).toBe(first.status);
    },
  );

  it('is not to be stored', async () => {
    expect((await shop.ask('/privat')).headers['cache-control']).toBe('private, no-store');
    const cookie = await shop.ask('/keks');
    expect(cookie.headers['set-cookie']).toEqual(['seen=1']);
    expect(cookie.headers['cache-control']).toBe('private, no-cache');
  });

  it('is compressed all the same', async () => {
    const { headers, body } = await shop.ask('/privat', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('window.data');
  });
});

describe('an address with utm', () => {
  const cookie = /^velory_attribution=([^;]+); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/;

  it('stores its full path in a cookie for a month, and that answer alone is private', async () => {
    const path = `/produkt/${randomUUID()}`;
    const url = `${path}?utm_source=brief&utm_campaign=april`;
    const first = await shop.ask(url);
    const hit = await shop.ask(url);
    expect([first.headers['x-cache'], hit.headers['x-cache']]).toEqual(['miss', 'hit']);
    for (const { headers } of [first, hit]) {
      expect(headers['cache-control']).toBe('private, no-cache');
      const [, value = ''] = cookie.exec(headers['set-cookie']?.[0] ?? '') ?? [];
      expect(decodeURIComponent(value)).toBe(url);
    }
    const plain = await shop.ask(path);
    expect(plain.headers['x-cache']).toBe('hit');
    expect(plain.headers).not.toHaveProperty('set-cookie');
    expect(plain.headers['cache-control']).toMatch(/^public/);
  });

  it('keeps the cookies of a page that is private anyway', async () => {
    const { headers } = await shop.ask('/keks?utm_medium=mail');
    expect(headers['set-cookie']).toEqual(['seen=1', expect.stringMatching(cookie)]);
    expect(headers['cache-control']).not.toMatch(/public/);
  });

  it('sets nothing for what is fetched ahead', async () => {
    const { headers } = await shop.ask('/start?utm_source=x', { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(headers).not.toHaveProperty('set-cookie');
  });
});
