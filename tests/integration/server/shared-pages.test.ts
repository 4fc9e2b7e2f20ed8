import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { NAVIGATION_COOKIE } from '~/platform/http.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { type RunningShop, runShop } from './running-shop.ts';

const SHARED = 'public, max-age=0, s-maxage=2, stale-if-error=86400';

let shop: RunningShop;

beforeAll(async () => {
  await sql`create table if not exists little_shop (word text)`;
  await sql`insert into little_shop values ('Limmat')`;
  shop = await runShop({ databaseUrl: process.env.DATABASE_URL ?? '' });
});

afterAll(async () => {
  await shop.stop();
  await sql`drop table little_shop`;
});

beforeEach(() => shop.renders.clear());

/** A visitor with a session. */
const shopper = (name: string, more = `${VISIT_COOKIE}=1`) => ({
  headers: { Cookie: `${SESSION_COOKIE}=${name}; ${more}` },
});

describe('a page that is the same for everybody, requested with a session', () => {
  it('is the shared one if scripts add the visitor’s own parts', async () => {
    const path = `/produkt/${randomUUID()}`;
    const first = await shop.ask(path, shopper('anna'));
    const second = await shop.ask(path, shopper('beat'));
    const stranger = await shop.ask(path);
    expect([first, second, stranger].map(({ headers }) => headers['x-cache'])).toEqual(['miss', 'hit', 'hit']);
    expect(second.body).toEqual(first.body);
    expect(stranger.body).toEqual(first.body);
    expect([first, second].map(({ headers }) => headers['cache-control'])).toEqual([SHARED, SHARED]);
    expect(shop.renders.get(path)).toBe(1);
    const again = await shop.ask(path, {
      headers: { ...shopper('anna').headers, 'If-None-Match': first.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is rendered for the visitor alone without scripts', async () => {
    for (const more of ['a=1', `${VISIT_COOKIE}=`]) {
      const { headers, body } = await shop.ask('/gesehen', shopper('anna', more));
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['bypass', 'private, no-cache']);
      expect(body.toString()).toContain(`${SESSION_COOKIE}=anna`);
    }
  });

  it('contains nothing of its first visitor except the navigation they see', async () => {
    const cookies = `${VISIT_COOKIE}=1; velory_session_new_ab=anna; ${NAVIGATION_COOKIE}=force_new; other=anna`;
    const first = await shop.ask('/gesehen?tab=a', shopper('anna', cookies));
    expect(first.headers['x-cache']).toBe('miss');
    expect(first.body.toString()).toContain(`${NAVIGATION_COOKIE}=force_new`);
    expect(first.body.toString()).not.toContain('anna');
    const plain = await shop.ask('/gesehen?tab=b', shopper('anna'));
    expect(plain.body.toString()).toContain('nothing');
  });

  it('has data for navigations that are shared alike', async () => {
    expect((await shop.ask('/gesehen.data', shopper('anna'))).headers['x-cache']).toBe('miss');
    const hit = await shop.ask('/gesehen.data', shopper('beat'));
    expect(hit.headers['x-cache']).toBe('hit');
    expect(hit.body.toString()).not.toContain('anna');
  });

  it('stays the visitor’s own if its address has a parameter that no page reads', async () => {
    const { headers, body } = await shop.ask('/gesehen?unbekannt=1', shopper('anna'));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body.toString()).toContain('anna');
  });
});

describe('a page whose route does not say that it is the same for everybody', () => {
  it('always sees its session, whatever other visitors ask at the same time', async () => {
    const names = ['anna', 'beat', 'anna', 'cleo'];
    const answers = await Promise.all(names.map((name) => shop.ask('/eigenes', shopper(name))));
    answers.forEach(({ headers, body }, index) => {
      expect(body.toString()).toContain(`${SESSION_COOKIE}=${names[index]}`);
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['bypass', 'private, no-store']);
    });
  });
});
