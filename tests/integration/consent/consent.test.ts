import { describe, expect, it } from 'vitest';
import { action } from '~/api/consent.ts';
import { consentOf } from '~/modules/consent/consent.ts';
import { removeOldConsents } from '~/modules/consent/consent.server.ts';
import { action as choose, loader as page } from '~/pages/cookies/route.tsx';
import { db } from '~/platform/db.server.ts';
import { Device } from '../identity/device.ts';

const notify = (body: unknown) =>
  action({
    request: new Request('http://localhost:3000/api/consent', { method: 'POST', body: JSON.stringify(body) }),
    params: {},
    context: {},
  });

describe('a choice about cookies', () => {
  it('is stored by the browser as it was made, and proven by an anonymous number', async () => {
    const answer = await notify({ statistics: true, marketing: false, locale: 'fr' });
    expect(answer.status).toBe(201);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const remembered = consentOf(cookie.split(';', 1)[0] ?? '');
    expect(remembered).toMatchObject({ statistics: true, marketing: false });
    const verification = await db.consentChoice.findUniqueOrThrow({ where: { number: remembered?.number ?? '' } });
    expect(verification).toMatchObject({ version: 1, statistics: true, marketing: false, locale: 'fr' });
    expect(Object.keys(verification).sort()).toEqual([
      'createdAt', 'id', 'locale', 'marketing', 'number', 'statistics', 'version',
    ]); // prettier-ignore
    expect(Date.parse(remembered?.at ?? '')).toBeLessThanOrEqual(verification.createdAt.getTime());
  });

  it.each([{}, null, { statistics: 'yes', marketing: true }, { statistics: true, marketing: true, locale: 'en' }])(
    'is refused as %j',
    async (body) => {
      const answer = await notify(body);
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('is made and withdrawn by the form of its page, which shows the current state', async () => {
    const device = new Device();
    const shown = async () => (await device.ask(page, '/cookies')).data.consent as object | undefined;
    expect(await shown()).toBeUndefined();
    expect((await device.ask(choose, '/cookies', { choice: 'chosen', marketing: 'on' })).status).toBe(303);
    expect(await shown()).toMatchObject({ statistics: false, marketing: true });
    await device.ask(choose, '/cookies', { choice: 'all' });
    expect(await shown()).toMatchObject({ statistics: true, marketing: true });
    await device.ask(choose, '/cookies', { choice: 'necessary', statistics: 'on' });
    expect(await shown()).toMatchObject({ statistics: false, marketing: false });
  });

  it('is proven for 24 months', async () => {
    const data = { version: 1, statistics: false, marketing: false, locale: 'de' as const };
    const at = (createdAt: string) => db.consentChoice.create({ data: { ...data, number: createdAt, createdAt } });
    await at('2024-01-01T00:00:00.000Z');
    await at('2024-03-01T00:00:00.000Z');
    await removeOldConsents(new Date('2026-02-01T00:00:00.000Z'));
    const left = await db.consentChoice.findMany({ where: { createdAt: { lt: new Date('2025-01-01') } } });
    expect(left.map(({ number }) => number)).toEqual(['2024-03-01T00:00:00.000Z']);
  });
});
