import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systematicRequests } from '../../../packages/bench/hostile-kinds.mjs';
import { type HostileRequest, hostileRequests, isFault } from '../../../packages/bench/hostile-requests.mjs';
import { bikeInStock, uploadAtOnce } from '../../../packages/bench/hostile-uploads.mjs';
import { statusOf } from '../../../packages/bench/hostile.mjs';
import { ask } from '../../../packages/bench/http.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { HttpShopper, orderByHttp, typedContact } from '../../support/http-shopper.ts';
import type { ServiceProcess } from '../../support/service-process.ts';
import { startShop, stopServices } from '../../support/services.ts';

/**
 * Random ones besides those of every kind, as many as a full test run has time for; `npm run bench -- --only hostile`
 * sends more.
 */
const RANDOM = 1200;
const AT_ONCE = 4;
/** Large pictures at once; the benchmark sends sixteen. */
const PICTURES = 4;

let shop: ServiceProcess;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase({ seeded: true });
  shop = await startShop({
    databaseUrl,
    env: { PAGE_CACHE: 'false', RATE_LIMITS: 'false' },
  });
});
afterAll(stopServices);

/** @returns the requests with a wrong answer */
async function faultsOf(requests: readonly HostileRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const queue = requests[Symbol.iterator]();
  const worker = async () => {
    for (const request of queue) {
      const status = await statusOf(shop.url, request);
      if (isFault(request, status)) faults.push(`${status} ${JSON.stringify(request)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return faults;
}

it('Requests of every hostile kind and random ones get a correct answer', async () => {
  const systematic = systematicRequests();
  const faults = await faultsOf(hostileRequests(systematic.length + RANDOM));
  const logged = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(faults, logged.slice(0, 20).join('\n')).toEqual([]);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
}, 300_000);

it.each(['/api/newsletter', '/api/faq/helpful', '/api/stories/act'])(
  '%s, to which forms are sent too, refuses what is neither in the shape of a call',
  async (path) => {
    const headers = { 'Content-Type': 'text/plain', Origin: shop.url };
    const answer = await fetch(`${shop.url}${path}`, { method: 'POST', body: 'nothing', headers });
    expect([answer.status, await answer.json()]).toMatchObject([400, { success: false, error: { code: 'invalid' } }]);
  },
);

it('Simultaneous large pictures all succeed, and so do pages that are read meanwhile', async () => {
  const variantId = await bikeInStock(databaseUrl);
  const { number, shopper } = await orderByHttp(shop.url, { variantId, email: 'mia@example.ch' });
  const { failed, slowestPage } = await uploadAtOnce(shop.url, { number, cookie: shopper.cookie, count: PICTURES });
  expect(failed).toBe(0);
  expect(slowestPage).toBeLessThan(15_000);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
});

describe('forms that decide about money', () => {
  /** What people and machines enter into fields meant for something else. */
  const odd = [
    ['a picture that is cut in halves', `A${'🚲'.repeat(60)}`],
    ['blank', ' \u00a0\u200b'],
    ['control characters', 'a\u0000b\u202e'],
    ['pictures without end', '🚲'.repeat(500)],
    ['half a character', '\ud83d'],
    ['below nothing', '-1'],
    ['more than a number', '1e309'],
    ['digits without end', '9'.repeat(400)],
    ['digits of another script', '١٩٩٠'],
    ['a name of a prototype', '__proto__'],
    ['SQL', "'; drop table discount_code; --"],
    ['JSON', '{"$ne":null}'],
  ] as const;
  const forms = [
    ['/creditcheck/2', '', ['resident', 'birthDay', 'birthMonth', 'birthYear', 'paper', 'sinceMonth', 'sinceYear', 'euEfta', 'debt']],
    ['/fr/creditcheck/2', 'review', ['firstname', 'email', 'text']],
    ['/creditcheck/2', 'reminder', ['email']],
    ['/checkout/', 'apply-code', ['discountCode']],
    ['/fr/checkout/', 'continue', ['discountCode', 'months', 'planLength', 'downPayment', 'insurance']],
    ['/cart', 'enter-code', ['discountCode']],
    ['/checkout/angaben/', 'continue', Object.keys(typedContact('a@example.ch')).filter((name) => name !== 'intent')],
  ] as const; // prettier-ignore

  it('answer odd values, fields twice, lists and files with a reason', async () => {
    const shopper = new HttpShopper(shop.url);
    await shopper.send('/cart', { intent: 'add', variantId: String(await bikeInStock(databaseUrl)) });
    const answers: string[] = [];
    const send = async (path: string, what: string, body: URLSearchParams | FormData) => {
      const { status } = await fetch(shop.url + path, {
        method: 'POST', body, redirect: 'manual', headers: { Origin: shop.url, Cookie: shopper.cookie, Accept: 'text/html' },
      }); // prettier-ignore
      if (status >= 500) answers.push(`${status} ${path}: ${what}`);
      return status;
    };
    for (const [path, intent, fields] of forms) {
      const form = (entries: readonly (readonly [string, string])[]) =>
        new URLSearchParams([
          ...entries.map(([name, value]) => [name, value]),
          ...(intent ? [['intent', intent]] : []),
        ]);
      // The form itself answers, not a rate limit or an access check.
      expect([200, 303, 400]).toContain(await send(path, 'nothing', form([])));
      for (const [what, value] of odd) {
        await send(path, what, form(fields.map((name) => [name, value])));
        const lists = fields.flatMap((name) => [[name, '1'], [name, value], [`${name}[]`, value]] as const); // prettier-ignore
        await send(path, `${what}, twice and as a list`, form(lists));
      }
      await send(path, 'prototypes', form(['__proto__', 'constructor', 'toString'].map((name) => [name, 'x'])));
      const files = new FormData();
      for (const name of fields) files.append(name, new File(['x'], 'x.txt'));
      if (intent) files.set('intent', intent);
      await send(path, 'files', files);
    }
    expect(answers).toEqual([]);
  });
});

describe('a call', () => {
  it.each(['/api', '/api/nothing', '/api/nothing/more?a=1', '/api/getToken/more'])(
    'that does not exist, %s, is reported in the format of all calls',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const { status, body, headers } = await ask(shop.url, { method, path, headers: { origin: shop.url } });
        expect([status, headers['content-type']], method).toEqual([404, expect.stringContaining('application/json')]);
        expect(JSON.parse(body.toString())).toMatchObject({ success: false, error: { code: 'not_found' } });
      }
    },
  );

  it.each([
    ['GET', '/api/checkout/ip', 'POST, OPTIONS'],
    ['PUT', '/api/checkout/ip', 'POST, OPTIONS'],
    ['POST', '/api/getToken', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/search', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/cloud-storage/upload/a/b', 'PUT, OPTIONS'],
  ])('does not answer %s of %s, and lists its methods', async (method, path, allow) => {
    const { status, body, headers } = await ask(shop.url, { method, path, headers: { origin: shop.url } });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(JSON.parse(body.toString())).toMatchObject({ success: false, error: { code: 'method_not_allowed' } });
  });

  it('gives no token and no session to OPTIONS', async () => {
    const { status, body, headers } = await ask(shop.url, { method: 'OPTIONS', path: '/api/getToken' });
    expect([status, body.length, headers.allow]).toEqual([204, 0, 'GET, HEAD, OPTIONS']);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('of the search index has a tag, and is not sent twice', async () => {
    const path = '/api/products/get-search-index?locale=de';
    const { status, headers } = await ask(shop.url, { path });
    expect([status, headers.etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const again = await ask(shop.url, { path, headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

it.each([
  ['/locales/de/constructor', 404],
  ['/alle-modelle-e-bike-schweiz?rahmen=constructor', 200],
  ['/fr/alle-modelle-e-bike-schweiz?rahmen=constructor', 200],
])('%s answers %s', async (path, status) => {
  expect((await ask(shop.url, { path })).status).toBe(status);
});
