import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURE_PREFIX, SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { type Answer, type RunningShop, runShop } from './running-shop.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
/** Any host name, as in demo. */
let shop: RunningShop;
/** As in production behind one proxy, with limits. */
let live: RunningShop;

beforeAll(async () => {
  await sql`create table if not exists little_shop as select 'Limmat'::text as word`;
  shop = await runShop({ databaseUrl });
  live = await runShop({
    databaseUrl,
    settings: {
      APP_MODE: 'production',
      PUBLIC_URL: 'https://www.velory.example',
      SHOP_HOSTS: ['partner.velory.example'],
      TRUSTED_PROXIES: 1,
      RATE_LIMITS: true,
    },
  });
});

afterAll(() => Promise.all([shop.stop(), live.stop()]));

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const proxied = { Host: 'www.velory.example', 'X-Forwarded-Proto': 'https', Origin: 'https://www.velory.example' };
const from = (sender: string) => ({ ...proxied, 'X-Forwarded-For': sender });
const says = ({ status, headers }: Answer) => [status, headers.location ?? headers.allow];
const jsonOf = ({ body }: Answer): unknown => JSON.parse(body.toString());

it.each(['/bestellstatus?_data=root', '/?q=1&%5Fdata', '/bestellstatus.data?_data=x'])(
  'Refused: %s; pages request data of routes at another address',
  async (url) => {
    expect((await shop.ask(url)).status).toBe(400);
  },
);

describe('an address that is written otherwise', () => {
  it.each([
    ['/Bestellstatus', '/bestellstatus'],
    ['/%62estellstatus?nr=1', '/bestellstatus?nr=1'],
    ['/x/../bestellstatus', '/bestellstatus'],
    ['/bestellstatus/.data', '/bestellstatus.data'],
    ['//API//GetToken', '/api/getToken'],
  ])('%s is redirected to %s, with its body too', async (url, target) => {
    expect(says(await shop.ask(url))).toEqual([301, target]);
    const headers = { ...form, Origin: shop.origin };
    expect(says(await shop.ask(url, { method: 'POST', headers, body: 'a=1' }))).toEqual([308, target]);
  });

  it('passes no limit', async () => {
    const headers = { ...from('198.51.100.20'), ...form };
    const ask = (url: string) => live.ask(url, { method: 'POST', headers, body: 'nr=1' });
    for (let count = 0; count < 20; count += 1) expect((await ask('/bestellstatus')).status).not.toBe(429);
    expect((await ask('/bestellstatus')).status).toBe(429);
    expect((await ask('/bestellstatus.data')).status).toBe(429);
    for (const url of [
      '/Bestellstatus',
      '/%62estellstatus',
      '//bestellstatus',
      '/bestellstatus/',
      '/bestellstatus/.data',
    ])
      expect((await ask(url)).status, url).toBe(308);
  });

  it('passes no limit of a body', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024);
    const headers = { ...form, Origin: shop.origin };
    for (const url of [
      '/formular',
      '/API/Cloud-Storage/upload/../../../formular',
      '/api/cloud-storage/upload/%2e%2e/x',
    ]) {
      const { status } = await shop.ask(url, { method: 'POST', headers, body });
      expect([308, 413], url).toContain(status);
    }
  });

  it('is not cached in addition to the canonical one', async () => {
    const { headers } = await shop.ask('/%73tart');
    expect(headers).not.toHaveProperty('x-cache');
    expect(headers.location).toBe('/start');
  });
});

describe('a method', () => {
  it('that an address does not know is refused with those it knows', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const answer = await shop.ask('/formular', { method, headers: { ...form, Origin: shop.origin }, body: 'a=1' });
      expect(says(answer), method).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    }
    const reading = await shop.ask('/start', {
      method: 'POST',
      headers: { ...form, Origin: shop.origin },
      body: 'a=1',
    });
    expect(says(reading)).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(reading.body.toString()).toContain('<h1>');
  });

  it('is refused to a program in its own form', async () => {
    const answer = await shop.ask('/formular', { method: 'PUT', headers: { Accept: 'application/json' } });
    expect(jsonOf(answer)).toMatchObject({ success: false, error: { code: 'method_not_allowed' } });
  });

  it('OPTIONS lists them, and nothing runs', async () => {
    shop.renders.clear();
    for (const url of ['/formular', '/start', '/keks', '/_root.data']) {
      const { status, headers, body } = await shop.ask(url, {
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.example' },
      });
      expect([status, body.length]).toEqual([204, 0]);
      expect(headers.allow).toContain('OPTIONS');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(shop.renders.size).toBe(0);
  });
});

describe('a host name', () => {
  const ask = (Host: string, url = '/start', method = 'GET') =>
    live.ask(url, { method, headers: { ...proxied, Host }, body: method === 'POST' ? 'a=1' : undefined });

  it('of ours is served', async () => {
    expect((await ask('www.velory.example')).status).toBe(200);
    expect((await ask('partner.velory.example:443')).status).toBe(200);
  });

  it('that is unknown at our domain leads to the main site', async () => {
    expect(says(await ask('nobody.velory.example', '/start?a=1'))).toEqual([
      302,
      'https://www.velory.example/start?a=1',
    ]);
    expect(says(await ask('velory.example'))).toEqual([302, 'https://www.velory.example/start']);
    expect((await ask('nobody.velory.example', '/formular', 'POST')).status).toBe(421);
  });

  it('that is foreign is refused in production, for files and cached pages too', async () => {
    const answer = await ask('evil.example');
    expect(answer.status).toBe(421);
    expect(answer.body.toString()).toContain('href="https://www.velory.example/"');
    expect(answer.headers).not.toHaveProperty('x-cache');
    expect((await ask('evil.example', '/assets/app.js')).status).toBe(421);
  });

  it.each(['localhost:99999', '999.1.1.1', 'a b', 'evil"example'])('%s is none', async (Host) => {
    for (const each of [shop, live]) expect((await each.ask('/start', { headers: { Host } })).status).toBe(400);
  });

  it('is any in demo, and for health checks', async () => {
    expect((await shop.ask('/start', { headers: { Host: 'abc.forwarded.example:8080' } })).status).toBe(200);
    for (const Host of ['10.0.0.7:3000', 'localhost:99999', 'storefront'])
      for (const url of ['/healthz', '/readyz']) expect((await live.ask(url, { headers: { Host } })).status).toBe(200);
  });
});

describe('an answer', () => {
  it('varies by cookies for pages, and not for files', async () => {
    for (const url of ['/start', '/start', '/privat', '/start.data'])
      expect((await shop.ask(url)).headers.vary).toBe('Accept-Encoding, Cookie');
    expect((await shop.ask('/liste')).headers.vary).toBe('Accept-Encoding');
  });

  it("keeps its route's tag, and is not sent again to a browser that has it", async () => {
    const { status, headers } = await shop.ask('/liste');
    expect([status, headers.etag, headers['cache-control']]).toEqual([200, 'W/"1a2b"', 'public, max-age=60']);
    for (const known of ['W/"1a2b"', '"1a2b"', '"x", "1a2b"']) {
      const again = await shop.ask('/liste', { headers: { 'If-None-Match': known } });
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, 'W/"1a2b"', 0]);
    }
    expect((await shop.ask('/liste', { headers: { 'If-None-Match': '"2"' } })).status).toBe(200);
  });

  it('is private if a session was sent, by http or https', async () => {
    for (const name of [SESSION_COOKIE, SECURE_PREFIX + SESSION_COOKIE]) {
      const { headers } = await shop.ask('/start', { headers: { Cookie: `${name}=abc` } });
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['bypass', 'private, no-cache']);
    }
  });
});
