import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '~/platform/db.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { DatabaseGate } from './database-gate.ts';
import { type Answer, type RunningShop, runShop } from './running-shop.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
let gate: DatabaseGate;
let shop: RunningShop;

/** Requests until an answer is as expected, 30 s at most. */
async function askUntil(url: string, expected: (answer: Answer) => boolean): Promise<Answer> {
  const end = performance.now() + 30_000;
  for (;;) {
    const answer = await shop.ask(url);
    if (expected(answer) || performance.now() > end) return answer;
  }
}

beforeEach(async () => {
  await sql`drop table if exists little_shop`;
  await sql`create table little_shop as select 'Limmat'::text as word`;
  gate = new DatabaseGate(databaseUrl);
  await gate.open();
  shop = await runShop({ databaseUrl: gate.url });
});

afterEach(async () => {
  await shop.stop();
  await gate.shut();
  await sql`drop table little_shop`;
});

describe('while the database is away', () => {
  it('previously requested pages are available at any moment, however old', async () => {
    await shop.ask('/start');
    await dropPages(db, 'content');
    await gate.shut();
    const start = performance.now();
    const answers: Answer[] = [];
    await askUntil('/start', (answer) => {
      answers.push(answer);
      return performance.now() - start > 3000;
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.at(-1)?.headers['x-cache']).toBe('stale');
    expect(answers.at(-1)?.body.toString()).toContain('Limmat');
  });

  it('other pages say so in their language, and when to retry', async () => {
    await gate.shut();
    const german = await shop.ask('/produkt/limmat');
    expect(german.status).toBe(503);
    expect(Number(german.headers['retry-after'])).toBeGreaterThan(0);
    expect(german.headers['cache-control']).toBe('no-store');
    expect(german.body.toString()).toMatch(/<html lang="de-CH">.*Wir sind gleich zurück/s);
    expect((await shop.ask('/fr/start')).body.toString()).toMatch(/<html lang="fr-CH">.*Nous revenons/s);
  });

  it("data for a navigation keeps its form, so that the browser's code can read it", async () => {
    await gate.shut();
    const { status, headers } = await shop.ask('/start.data');
    expect(status).toBe(503);
    expect(headers['content-type']).toBe('text/x-script');
    expect(headers['retry-after']).toBeDefined();
  });

  it('the process is alive but not ready', async () => {
    expect((await shop.ask('/readyz')).status).toBe(200);
    await gate.shut();
    const { status, body } = await shop.ask('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toEqual({ ready: false, reason: 'The database does not answer' });
    expect((await shop.ask('/healthz')).status).toBe(200);
  });

  it('one that hangs is noticed like one that is gone', async () => {
    await shop.ask('/start');
    gate.freeze();
    // A hanging database never answers: waiting for it would end this test.
    expect((await shop.ask('/readyz')).status).toBe(503);
    const stale = await askUntil('/start', ({ headers }) => headers['x-cache'] === 'stale');
    expect(stale.status).toBe(200);
    expect(stale.headers['x-cache']).toBe('stale');
  });
});

describe('when the database is back', () => {
  it('pages are rendered again, since changes may have been missed', async () => {
    await shop.ask('/start');
    await shop.ask('/seite/andere');
    await gate.shut();
    await askUntil('/start', ({ headers }) => headers['x-cache'] === 'stale');
    await sql`update little_shop set word = 'Aare'`;
    await gate.open();
    const { status, body } = await askUntil('/start', (answer) => answer.body.toString().includes('Aare'));
    expect(status).toBe(200);
    expect(body.toString()).toContain('Aare');
    expect((await askUntil('/start', ({ headers }) => headers['x-cache'] === 'hit')).headers['x-cache']).toBe('hit');
    // Nobody has requested this one since before the outage.
    expect((await shop.ask('/seite/andere')).body.toString()).toContain('Aare');
    expect((await shop.ask('/readyz')).status).toBe(200);
  });

  it('a break too short to be noticed otherwise has the same effect', async () => {
    await shop.ask('/start');
    await gate.shut();
    await sql`update little_shop set word = 'Aare'`;
    await gate.open();
    const { body } = await askUntil('/start', (answer) => answer.body.toString().includes('Aare'));
    expect(body.toString()).toContain('Aare');
  });
});
