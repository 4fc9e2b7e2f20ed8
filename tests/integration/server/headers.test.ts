import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '~/platform/sql.server.ts';
import { href } from '~/site-map.ts';
import { type Answer, type RunningShop, runShop } from './running-shop.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
let shop: RunningShop;
/** Where nobody may enter without signing in. */
let closed: RunningShop;

beforeAll(async () => {
  await sql`create table if not exists little_shop as select 'Limmat'::text as word`;
  [shop, closed] = await Promise.all([runShop({ databaseUrl }), runShop({ databaseUrl, roles: ['staff'] })]);
});

afterAll(() => Promise.all([shop.stop(), closed.stop()]));

const long = `x=${'%C3%BC&'.repeat(1400)}`;

/** Bytes of an answer's headers, without the status line. */
const sizeOf = ({ headers }: Answer): number =>
  Object.entries(headers).reduce((sum, [name, value]) => {
    const values = Array.isArray(value) ? value : [value ?? ''];
    return sum + values.reduce((all, each) => all + name.length + each.length + 4, 0);
  }, 0);

it.each([
  ['of its one form', `/start/?${long}`, '/start'],
  ['of its one form in French', `/fr//START?${long}`, '/fr/START'],
  ['whose path is too long, too', `/fr//${'a'.repeat(6000)}?x=1`, href('home', {}, 'fr')],
  ['that a route copies it to', `/kopie?${long}`, '/start'],
])('the address %s loses a query that headers cannot hold', async (_, url, location) => {
  const answer = await shop.ask(url);
  expect(answer.headers.location).toBe(location);
  expect(sizeOf(answer)).toBeLessThanOrEqual(4096);
});

it('Signing in drops the page to return to if its address is too long', async () => {
  const short = await closed.ask('/start?x=1');
  const answer = await closed.ask(`/start?${long}`);
  expect(short.headers.location).toBe(href('signIn', {}, 'de', { zurueck: '/start?x=1' }));
  expect([answer.status, answer.headers.location]).toEqual([302, href('signIn', {}, 'de')]);
});

it('an address that fits keeps its query', async () => {
  const query = `x=${'y'.repeat(2000)}`;
  expect((await shop.ask(`/start/?${query}`)).headers.location).toBe(`/start?${query}`);
  expect((await shop.ask(`/kopie?${query}`)).headers.location).toBe(`/start?${query}`);
});

it('no answer has longer headers, whatever a visit leaves in cookies', async () => {
  for (const path of [
    '/start',
    '/start',
    '/keks',
    '/eigenes',
    '/weg',
    '/gibt-es-nicht',
    '/umgezogen',
    '/kopie',
    '/robots.txt',
  ]) {
    for (const query of [`utm_source=${'%'.repeat(9000)}`, `utm_source=${'&'.repeat(9000)}`]) {
      const answer = await shop.ask(`${path}?${query}`);
      expect(sizeOf(answer), path).toBeLessThanOrEqual(4096);
      expect(answer.headers).toHaveProperty('x-request-id');
    }
  }
});
