import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '~/platform/sql.server.ts';
import { href } from '~/site-map.ts';
import { type RunningShop, runShop } from './running-shop.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'velory-client-'));
const script = 'console.log("Velo");'.repeat(100);
let shop: RunningShop;
/** As in production behind one proxy. */
let proxied: RunningShop;

beforeAll(async () => {
  await sql`create table if not exists little_shop as select 'Limmat'::text as word`;
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), script);
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  shop = await runShop({ databaseUrl, clientFolder: folder });
  proxied = await runShop({
    databaseUrl,
    settings: {
      APP_MODE: 'production',
      PUBLIC_URL: 'https://www.velory.example',
      TRUSTED_PROXIES: 1,
      RATE_LIMITS: true,
      METRICS_TOKEN: 'a-token-for-metrics',
    },
  });
});

afterAll(async () => {
  await Promise.all([shop.stop(), proxied.stop()]);
  rmSync(folder, { recursive: true });
});

const fromProxy = { Host: 'www.velory.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('every answer', () => {
  it.each(['/start', '/privat', '/weg', '/assets/app-1a2b.js', '/healthz', '/start/', '/robots.txt'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await shop.ask(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers).toHaveProperty('permissions-policy');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('enforces https where shoppers use it, and only there', async () => {
    expect((await proxied.ask('/start', { headers: fromProxy })).headers['strict-transport-security']).toMatch(
      /max-age=\d{8}/,
    );
    expect((await shop.ask('/start')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('has an id, which a trusted proxy may choose', async () => {
    const first = await shop.ask('/start');
    const second = await shop.ask('/start');
    expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const headers = { ...fromProxy, 'X-Request-Id': 'proxy-1234567' };
    expect((await proxied.ask('/privat', { headers })).headers['x-request-id']).toBe('proxy-1234567');
    expect((await shop.ask('/privat', { headers })).headers['x-request-id']).not.toBe('proxy-1234567');
  });
});

describe('files', () => {
  it('with a hash in their name are cached for a year, compressed at build time', async () => {
    const { headers, body } = await shop.ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await shop.ask('/assets/app-1a2b.js')).body.toString()).toBe(script);
    expect((await shop.ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip' } })).body.toString()).toBe(
      script,
    );
  });

  it('without one are revalidated after an hour, by their tag', async () => {
    const { headers } = await shop.ask('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect((await shop.ask('/favicon.svg', { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
  });

  it.each(['/assets/app-old.js', '/assets/app-1a2b.js.br'])('%s does not exist', async (url) => {
    expect((await shop.ask(url)).status).toBe(404);
  });

  it.each([
    ['/assets/../../../../etc/passwd', '/etc/passwd'],
    ['/assets/%2e%2e/%2e%2e/package.json', '/package.json'],
    ['/assets/', '/assets'],
  ])('%s reaches no file either', async (url, address) => {
    expect((await shop.ask(url)).headers.location).toBe(address);
    expect((await shop.ask(address)).status).toBe(404);
  });
});

describe('an address', () => {
  it('with a slash too many leads to the right one', async () => {
    const { status, headers } = await shop.ask('/start/?seite=2');
    expect([status, headers.location]).toEqual([301, '/start?seite=2']);
  });

  it('of the checkout keeps its slash', async () => {
    const { status, headers } = await shop.ask('/fr/checkout');
    expect([status, headers.location]).toEqual([301, '/fr/checkout/']);
  });

  it('never leads to another host', async () => {
    expect((await shop.ask('//evil.example/')).headers.location).toBe('/evil.example');
  });

  it.each([
    ['a host that is none', '/start', { Host: 'evil"example' }],
    ['a target that is a whole address', 'http://evil.example/start', {}],
  ])('with %s is refused', async (_, url, headers) => {
    expect((await shop.ask(url, { headers })).status).toBe(400);
  });

  it('that cannot be decoded is refused', async () => {
    const { status, body } = await shop.ask('/fr/%E0%A4%A');
    expect(status).toBe(400);
    expect(body.toString()).toContain('Nous ne comprenons pas cette adresse');
  });

  it('is refused with a method that the shop does not know', async () => {
    expect((await shop.ask('/start', { method: 'PROPFIND' })).status).toBe(405);
  });
});

describe('a form', () => {
  const body = 'name=Mia&city=Biel';

  it('from a page of the shop arrives', async () => {
    const answer = await shop.ask('/formular', { method: 'POST', headers: { ...form, Origin: shop.origin }, body });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain('got name,city');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('from another site does not', async () => {
    const german = await shop.ask('/formular', {
      method: 'POST',
      headers: { ...form, Origin: 'https://evil.example' },
      body,
    });
    expect(german.status).toBe(403);
    expect(german.body.toString()).toContain('Diese Anfrage nehmen wir nicht an');
    const headers = { Origin: 'null', Accept: 'application/json' };
    const json = await shop.ask('/formular', { method: 'POST', headers, body: '{}' });
    expect(json.status).toBe(403);
    expect(JSON.parse(json.body.toString())).toMatchObject({ success: false, error: { code: 'foreign_origin' } });
  });

  it('behind a proxy has the origin that shoppers see', async () => {
    const headers = { ...fromProxy, ...form };
    const own = await proxied.ask('/formular', {
      method: 'POST',
      headers: { ...headers, Origin: 'https://www.velory.example' },
      body,
    });
    expect(own.status).toBe(200);
    const plain = await proxied.ask('/formular', {
      method: 'POST',
      headers: { ...headers, Origin: 'http://www.velory.example' },
      body,
    });
    expect(plain.status).toBe(403);
  });
});

describe('a sender with too many requests', () => {
  it('is told to wait, others are not', async () => {
    const post = (sender: string, url = '/formular', headers: Record<string, string> = {}) =>
      proxied.ask(url, {
        method: 'POST',
        headers: { ...fromProxy, ...form, ...headers, 'X-Forwarded-For': sender, Origin: 'https://www.velory.example' },
        body: 'name=Mia',
      });
    const answers = await Promise.all(Array.from({ length: 70 }, () => post('198.51.100.9')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.body.toString()).toContain('Einen Moment bitte');
    const json = await post('198.51.100.9', '/api/forms/1/2', { Accept: 'application/json' });
    expect(JSON.parse(json.body.toString())).toMatchObject({ success: false, error: { code: 'too_many_requests' } });
    expect((await post('198.51.100.10')).status).toBe(200);
    expect((await proxied.ask('/start', { headers: { ...fromProxy, 'X-Forwarded-For': '198.51.100.9' } })).status).toBe(
      200,
    );
  });

  it('guesses thirty links to sign in a minute, in whichever language', async () => {
    const guess = (path: string, sender: string) =>
      proxied.ask(`${path}?token=${randomUUID()}`, { headers: { ...fromProxy, 'X-Forwarded-For': sender } });
    const paths = [href('signInLink', {}, 'de'), href('signInLink', {}, 'fr')];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(paths[index % 2] ?? '', '198.51.100.20')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await guess(paths[0] ?? '', '198.51.100.21')).status).not.toBe(429);
  });
});

describe('the numbers', () => {
  it('are for the private network', async () => {
    await shop.ask('/start');
    const { status, body } = await shop.ask('/metrics');
    expect(status).toBe(200);
    const text = body.toString();
    expect(text).toMatch(/^http_requests_total\{.*kind="page".*\} \d+$/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{kind="page"\} \d+$/m);
    expect(text).toMatch(/^page_cache_pages \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('the metrics are private', async () => {
    expect((await proxied.ask('/metrics', { headers: fromProxy })).status).toBe(404);
    // A proxy in front that the settings do not know.
    expect((await shop.ask('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(404);
    const wrong = { ...fromProxy, Authorization: 'Bearer another-token-123' };
    expect((await proxied.ask('/metrics', { headers: wrong })).status).toBe(404);
    const right = { ...fromProxy, Authorization: 'Bearer a-token-for-metrics' };
    expect((await proxied.ask('/metrics', { headers: right })).status).toBe(200);
  });
});

describe('readiness', () => {
  it('requires the migration that the build needs', async () => {
    const waiting = await runShop({ databaseUrl, migration: '20990101000000_not_yet' });
    const { status, body } = await waiting.ask('/readyz');
    await waiting.stop();
    expect(status).toBe(503);
    expect(body.toString()).toContain('20990101000000_not_yet');
  });
});

describe('a server that is asked to stop', () => {
  it('finishes what it has begun and takes nothing new', async () => {
    const stopping = await runShop({ databaseUrl });
    const running = stopping.ask('/langsam');
    await stopping.ask('/healthz');
    const stopped = stopping.stop();
    await expect(stopping.ask('/healthz')).rejects.toThrow(/ECONNREFUSED/);
    expect((await running).status).toBe(200);
    await stopped;
  });
});
