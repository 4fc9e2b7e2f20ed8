import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { recordBrowserError } from '~/modules/support/browser-error.server.ts';
import { db } from '~/platform/db.server.ts';
import { action } from '~/api/browser-error.ts';
import { supportModule } from '~/modules/support/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const error = { message: 'x is not a function', stack: 'TypeError: x is not a function\n    at y', url: '/produkt/a' };
const at = (time: string) => ({ sender: randomUUID(), now: new Date(`2026-11-22T${time}Z`) });

beforeEach(() => db.breakingErrorLog.deleteMany());

it('The same failure is stored once a minute, and another one separately', async () => {
  for (const time of ['10:00:01', '10:00:59', '10:01:00']) await recordBrowserError(error, at(time));
  await recordBrowserError({ message: 'y is undefined' }, at('10:01:30'));
  const stored = await db.breakingErrorLog.findMany({ orderBy: [{ minute: 'asc' }, { message: 'asc' }] });
  expect(stored.map(({ message, count }) => [message, count])).toEqual([
    ['x is not a function', 2],
    ['x is not a function', 1],
    ['y is undefined', 1],
  ]);
});

it('A report is anonymous: no address in anything that is stored, no token of a page', async () => {
  const reported = {
    message: 'no mia.keller@example.ch',
    stack: 'Error: no mia.keller@example.ch, CH93 0076 2011 6238 5295 7\n    at y@https://shop.example/a.js:1:2',
    componentStack: 'at Field (mia.keller@example.ch)',
    url: '/konto/mia.keller%40example.ch?token=secret',
  };
  await recordBrowserError(reported, at('10:00:00'));
  expect(await db.breakingErrorLog.findMany()).toMatchObject([
    {
      message: 'no [E-Mail]',
      stack: 'Error: no [E-Mail], [Nummer]\n    at y@https://shop.example/a.js:1:2',
      componentStack: 'at Field ([E-Mail])',
      path: '/konto/[E-Mail]',
    },
  ]);
});

it('A sender of many reports is delayed', async () => {
  const sender = randomUUID();
  const waits = [];
  for (let number = 0; number < 11; number++) waits.push(await recordBrowserError(error, { sender }));
  expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => undefined));
  expect(waits[10]).toBeGreaterThan(0);
});

it('Reports are deleted after 30 days', async () => {
  await recordBrowserError(error, at('10:00:00'));
  const count = await db.breakingErrorLog.count();
  await removeExpired(supportModule.retention, new Date('2026-12-22T10:00:00Z'));
  expect(await db.breakingErrorLog.count()).toBe(count);
  await removeExpired(supportModule.retention, new Date('2026-12-22T10:01:00Z'));
  expect(await db.breakingErrorLog.count()).toBe(count - 1);
});

it('Reports that are not failures are refused, and nothing is stored outside production', async () => {
  const post = (body: string) =>
    action({
      request: new Request('http://localhost:3000/api/document-store/storeErrorLogsToFirebase', {
        method: 'POST',
        body,
      }),
      params: {},
      context: { sender: randomUUID() },
    });
  for (const body of ['{', '{}', '{"message":""}', JSON.stringify({ ...error, stack: 'x'.repeat(10_001) })])
    expect((await post(body)).status, body.slice(0, 40)).toBe(400);
  expect((await post(JSON.stringify(error))).status).toBe(204);
  expect(await db.breakingErrorLog.count()).toBe(0);
});
