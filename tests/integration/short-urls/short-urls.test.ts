import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loader } from '~/pages/short-url/route.tsx';
import { shortUrlTable } from '~/modules/short-urls/short-url-table.server.ts';
import { followShortUrl, createShortUrl } from '~/modules/short-urls/short-urls.server.ts';
import { action } from '~/pages/admin/short-urls/route.tsx';
import { db } from '~/platform/db.server.ts';
import { Device } from '../identity/device.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { actsOf, colleague, type Someone } from '../staff/team.ts';
import { rowsOf } from '../../support/lists.ts';
import { shortUrlsModule } from '~/modules/short-urls/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

let nadia: Someone;
beforeAll(async () => {
  nadia = await colleague();
});

/** The team page's answer to a form. */
const acted = (form: Record<string, string>) => {
  const browser = new Device();
  browser.plant(nadia.cookie);
  return browser.ask(action, '/admin/kurzlinks', form);
};

const code = () => `t-${randomUUID().slice(0, 8)}`;
const open = (path: string, each: string, headers: Record<string, string> = {}) =>
  loader({ request: new Request(`http://localhost:3000${path}`, { headers }), params: { code: each }, context: {} });

describe('A short address', () => {
  it('redirects as staff configured, whatever its case, with the query that came along', async () => {
    const own = code();
    const made = await acted({ code: own, target: '/kategorien/e-urban', note: 'Flyer' });
    expect(made.location).toBe('/admin/kurzlinks?antwort=link-gemacht');
    const answer = await open(`/s/${own.toUpperCase()}?utm_source=flyer`, own.toUpperCase());
    if (!(answer instanceof Response)) throw new Error('The address leads nowhere.');
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/kategorien/e-urban?utm_source=flyer']);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await actsOf(nadia)).toContain('short-url.create');
  });

  it('is counted per day, as a number without anything about its visitors', async () => {
    const own = code();
    await createShortUrl(db, { code: own, target: '/', note: '' });
    await Promise.all(Array.from({ length: 20 }, () => followShortUrl(own)));
    await followShortUrl(own, new Date(Date.now() - 40 * 86_400_000));
    const listed = (await rowsOf(shortUrlTable)).find((each) => each.code === own);
    expect(listed).toMatchObject({ followed: 21, lately: 20, isEnded: false });
    const columns = await db.$queryRaw<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'short_url_day' order by 1`;
    expect(columns.map(({ name }) => name)).toEqual(['code', 'count', 'day']);
  });

  it('is not found once it has ended, and its code is not given again', async () => {
    const own = code();
    await createShortUrl(db, { code: own, target: '/faq', note: '' });
    const end = { intent: 'stop', code: own };
    expect((await acted(end)).location).toBe('/admin/kurzlinks?antwort=link-zu-ende');
    expect((await acted(end)).data).toEqual({ refusal: 'Dieser Kurzlink ist schon zu Ende.' });
    await expect(acted({ intent: 'toString' })).rejects.toMatchObject({ status: 400 });
    expect(await open(`/s/${own}`, own)).toMatchObject({
      init: { status: 410, headers: { 'X-Robots-Tag': 'noindex' } },
      data: { link: { code: own, endedOn: zurichDate(new Date()) } },
    });
    expect(await open('/s/gibtesnicht', 'gibtesnicht')).toMatchObject({
      init: { status: 404 },
      data: { link: { code: 'gibtesnicht', endedOn: undefined } },
    });
    expect(await createShortUrl(db, { code: own, target: '/', note: '' })).toEqual({ problem: 'taken' });
  });

  it("answers in the browser's language if it leads nowhere, and that answer is not cached", async () => {
    const french = { 'Accept-Language': 'fr-CH, fr;q=0.9, de;q=0.8' };
    const led = await open('/s/gibtesnicht?utm_source=flyer', 'gibtesnicht', french);
    if (!(led instanceof Response)) throw new Error('The address is not in French.');
    expect([led.status, led.headers.get('Location')]).toEqual([302, '/fr/s/gibtesnicht?utm_source=flyer']);
    expect(led.headers.get('Cache-Control')).toBe('no-store');
    for (const headers of [french, { 'Accept-Language': 'de-CH' }]) {
      expect(await open('/fr/s/gibtesnicht', 'gibtesnicht', headers)).toMatchObject({
        init: { status: 404, headers: { 'Cache-Control': 'no-store' } },
        data: { page: { locale: 'fr' } },
      });
    }
    expect(await open('/s/gibtesnicht', 'gibtesnicht', { 'Accept-Language': 'it, en' })).toMatchObject({
      data: { page: { locale: 'de' } },
    });
    const known = code();
    await createShortUrl(db, { code: known, target: '/faq', note: '' });
    const answer = await open(`/s/${known}`, known, french);
    expect(answer instanceof Response && answer.headers.get('Location')).toBe('/faq');
  });

  it('gets a code of its own, and is created by forms without scripts', async () => {
    const send = (body: string) => {
      const headers = { Cookie: nadia.cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
      const request = new Request('http://localhost:3000/admin/kurzlinks', { method: 'POST', headers, body });
      return action({ request, params: {}, context: {} });
    };
    const note = randomUUID();
    const made = await send(`target=/fr/faq&code=&note=${note}`);
    expect(made).toBeInstanceOf(Response);
    const listed = (await rowsOf(shortUrlTable)).find((each) => each.note === note);
    expect(listed?.code).toMatch(/^[a-z\d]{6}$/);
    expect(await send('target=https://evil.test/&code=&note=')).toMatchObject({
      init: { status: 400 },
      data: { typed: { target: 'https://evil.test/' } },
    });
  });

  it('loses its counts after two years, and stays', async () => {
    const own = code();
    await createShortUrl(db, { code: own, target: '/', note: '' });
    await followShortUrl(own, new Date(Date.now() - 800 * 86_400_000));
    await followShortUrl(own);
    await removeExpired(shortUrlsModule.retention);
    expect((await rowsOf(shortUrlTable)).find((each) => each.code === own)?.followed).toBe(1);
  });
});
