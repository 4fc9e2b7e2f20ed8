import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaignsModule } from '~/modules/campaigns/module.server.ts';
import { cleanReminders, remindOfBlackFriday } from '~/modules/campaigns/remind.server.ts';
import { action, loader } from '~/pages/black-friday/reminder-route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { Device } from '../identity/device.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Publishes a campaign in both languages. */
async function publish(begin: number, end = begin + 48): Promise<void> {
  await db.contentDocument.deleteMany({ where: { type: 'black-friday' } });
  const figures = { maximumBikes: 300, soldAtStart: 150, figuresConfirmed: true };
  const days = { startsAt: inHours(begin).toISOString(), endsAt: inHours(end).toISOString() };
  await db.contentDocument.createMany({
    data: (['de', 'fr'] as const).map((locale) => ({
      type: 'black-friday',
      documentId: 'bf',
      locale,
      position: 0,
      data: { title: '300 Bikes', ...figures, ...days, blocks: [] },
    })),
  });
}

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
  await db.blackFridayReminder.deleteMany();
  await publish(2);
});

const PAGE = '/newsletter/black-friday';
const device = new Device();
const newEmail = () => `${randomUUID()}@example.ch`;
const ask = (email: string, page = PAGE) => device.ask(action, page, { email, consent: 'on' });
const press = (link: string, intent: string) => device.ask(action, link, { intent });
const mailsTo = (recipient: string) => db.localMail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });

/** Sends waiting mails, each twice, as a repeated delivery would. */
async function deliver(): Promise<void> {
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...campaignsModule.jobs, ...campaignsModule.mails].find(({ name }) => name === identifier);
    const run = { idempotencyKey: `reminder-test:${id}`, signal: AbortSignal.timeout(10_000) };
    await job?.handle(payload, run);
    await job?.handle(payload, run);
    await completeJob(id);
  }
}

/** The path of the link in the newest mail to an address. */
const linkTo = async (email: string) =>
  /http:\/\/localhost:3000(\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

async function requested(email = newEmail(), page = PAGE) {
  expect(await ask(email, page)).toMatchObject({ status: 303, location: `${page}?gesendet=1` });
  await deliver();
  return { email, link: await linkTo(email) };
}

async function confirmed(page = PAGE) {
  const { email, link } = await requested(newEmail(), page);
  expect((await press(link, 'confirm')).data).toEqual({ link: { kind: 'done', email } });
  return { email, link };
}

describe('a reminder of the Black Friday', () => {
  it('is confirmed by a press only, and is sent once when the campaign begins', async () => {
    const { email, link } = await requested();
    const stored = await db.blackFridayReminder.findFirstOrThrow({ where: { email } });
    expect(stored.consentText).toMatch(/^Mit «Erinnere mich» willigst du ein, .*Datenschutz$/);
    expect((await device.ask(loader, link)).data).toMatchObject({ link: { kind: 'open', email } });
    await publish(-1);
    expect(await remindOfBlackFriday()).toBe(0);
    await press(link, 'confirm');
    await publish(1);
    expect(await remindOfBlackFriday()).toBe(0);
    await publish(-1);
    expect([await remindOfBlackFriday(), await remindOfBlackFriday()]).toEqual([1, 0]);
    await deliver();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Black Friday: Erinnerung bestätigen',
      'Black Friday hat begonnen',
    ]);
    expect(await linkTo(email)).toBe('/black-friday');
    expect(await device.ask(loader, link)).toMatchObject({ status: 410, data: { link: { kind: 'gone' } } });
  });

  it('is in the language of its request', async () => {
    const { email } = await confirmed('/fr/newsletter/black-friday');
    await publish(-1);
    await remindOfBlackFriday();
    await deliver();
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Le Black Friday a commencé');
    expect(await linkTo(email)).toBe('/fr/black-friday');
  });

  it('is cancelled with a press, and nothing of it stays', async () => {
    const { email, link } = await confirmed();
    expect((await press(link, 'end')).data).toEqual({ link: { kind: 'ended' } });
    expect(await db.blackFridayReminder.count({ where: { email } })).toBe(0);
    await publish(-1);
    expect(await remindOfBlackFriday()).toBe(0);
  });

  it('is not mailed if the campaign ended before', async () => {
    const { email } = await confirmed();
    await publish(-1);
    await remindOfBlackFriday();
    await publish(-50, -1);
    await deliver();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is answered alike whether an address waits already or not, three times a day at most', async () => {
    const { email } = await confirmed();
    const known = await ask(email);
    const unknown = await ask(newEmail());
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    await deliver();
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Black Friday: du bist vorgemerkt');
    await Promise.all(Array.from({ length: 4 }, () => ask(email)));
    await deliver();
    expect(await mailsTo(email)).toHaveLength(3);
    const { confirmedAt } = await db.blackFridayReminder.findFirstOrThrow({ where: { email } });
    expect(confirmedAt).not.toBeNull();
  });

  it('says what is wrong, keeps what was typed, and opens nothing by a link of others', async () => {
    const refused = await device.ask(action, PAGE, { email: 'lea@' });
    expect(refused).toMatchObject({
      status: 400,
      data: { reply: { error: { email: ['invalid'], consent: ['required'] }, initialValue: { email: 'lea@' } } },
    });
    const strange = `${PAGE}?token=${randomUUID()}.${'x'.repeat(43)}`;
    expect(await device.ask(loader, strange)).toMatchObject({ status: 404, data: { link: { kind: 'unknown' } } });
    expect(await press(strange, 'end')).toMatchObject({ status: 404, data: { link: { kind: 'unknown' } } });
  });

  it('can be requested until the campaign begins; then its page leads there', async () => {
    expect((await device.ask(loader, PAGE)).status).toBe(200);
    await publish(-1);
    expect(await device.ask(loader, PAGE)).toMatchObject({ status: 302, location: '/black-friday' });
  });

  it('is forgotten within a week of its mail, unconfirmed after one, and after a year without an action', async () => {
    const sent = await confirmed();
    await db.blackFridayReminder.updateMany({ where: { email: sent.email }, data: { sentAt: new Date() } });
    const open = await requested();
    const waiting = await confirmed();
    const left = async (days: number) => {
      await cleanReminders(new Date(Date.now() + days * DAY));
      const rows = await db.blackFridayReminder.findMany({ select: { email: true }, orderBy: { id: 'asc' } });
      return rows.map(({ email }) => email);
    };
    expect(await left(5.9)).toEqual([sent.email, open.email, waiting.email]);
    expect(await left(6.1)).toEqual([open.email, waiting.email]);
    expect(await left(7.1)).toEqual([waiting.email]);
    expect(await left(366)).toEqual([]);
  });
});
