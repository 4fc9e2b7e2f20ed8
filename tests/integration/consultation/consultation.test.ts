import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callTable } from '~/modules/consultation/call-table.server.ts';
import { consultationModule } from '~/modules/consultation/module.server.ts';
import { CALLS_OF_SENDER } from '~/modules/consultation/consultation.ts';
import { bookCall, callFile, callWeek } from '~/modules/consultation/consultation.server.ts';
import { freeTimes } from '~/modules/consultation/booking/timetable.server.ts';
import type { CallWish } from '~/modules/consultation/consultation.schema.server.ts';
import { recordOutcome } from '~/modules/consultation/staff-calls.server.ts';
import { defaultShopSettings } from '~/modules/content/content.server.ts';
import type { CallHours } from '~/modules/content/content.ts';
import { shopSetting } from '~/modules/content/types/shop.schema.server.ts';
import { action as change, loader as openCall } from '~/pages/consultation/call-route.tsx';
import { loader as calendar } from '~/pages/consultation/ics-route.ts';
import { action as send, loader as page } from '~/pages/consultation/route.tsx';
import { db } from '~/platform/db.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { eraseWired, exportedRows } from '../../support/person.ts';
import { Device } from '../identity/device.ts';
import { rowsOf } from '../../support/lists.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const device = new Device();
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Sets the editors' call hours, as they come from the CMS. */
async function setHours(callHours: CallHours[] | null): Promise<void> {
  await db.contentDocument.deleteMany({ where: { type: 'shop-setting' } });
  const { callHours: _usual, ...settings } = defaultShopSettings.de;
  const data = shopSetting.parse(
    { ...settings, promises: [], callHours },
    { locale: 'de', placeholders: { email: '', phone: '' } },
  );
  await db.contentDocument.create({
    data: {
      type: 'shop-setting',
      documentId: 'settings',
      locale: 'de',
      data: JSON.parse(JSON.stringify(data)) as object,
    },
  });
}

const everyDay = (from: string, to: string): CallHours[] => weekdays.map((weekday) => ({ weekday, from, to }));

beforeEach(async () => {
  await clearJobs();
  await db.consultationCall.deleteMany();
  await setHours(everyDay('09:00', '12:00'));
});
afterEach(() => db.contentDocument.deleteMany({ where: { type: 'shop-setting' } }));

/** A Monday morning that is no holiday. */
const now = new Date('2026-11-23T07:00:00Z');
const phones = { next: 100 };
const newPhone = () => `+4179123${4000 + phones.next++}`;
const wish = (start: string, more: Partial<CallWish> = {}): CallWish => ({
  start,
  firstName: 'Lea',
  phone: newPhone(),
  email: '',
  question: '',
  bike: '',
  locale: 'de',
  ...more,
});
const uri = 'http://localhost:3000/consultation';
const from = { pageUri: uri };
const fields = (start: string, more: Record<string, string> = {}) => ({
  start,
  firstname: 'Lea',
  phonePrefix: 'CH +41',
  phone: newPhone().replace('+41', '0'),
  language: 'de',
  ...more,
});

/** Sends the module's waiting mails. @returns the payloads of waiting forms */
async function deliver(): Promise<{ form: string; fields: { name: string; value: string }[] }[]> {
  const forms: { form: string; fields: { name: string; value: string }[] }[] = [];
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...consultationModule.jobs, ...consultationModule.mails].find(({ name }) => name === identifier);
    await job?.handle(payload, { idempotencyKey: `call-test:${id}`, signal: AbortSignal.timeout(10_000) });
    if (identifier === 'forms.submit') forms.push(payload as never);
    await completeJob(id);
  }
  return forms;
}

/** Books the first free time by the page's form. @returns the path of the call's page */
async function booked(more: Record<string, string> = {}) {
  const [start = ''] = (await freeTimes()).slice(-40);
  const { status, location } = await device.ask(send, '/consultation', fields(start, more));
  expect(status).toBe(303);
  return { start, path: location ?? '' };
}

describe('the timetable', () => {
  it('shows the hours that editors set, without what is past, taken or a holiday', async () => {
    const { days, monday } = await callWeek(undefined, now);
    expect(monday).toBe('2026-11-23');
    expect(days.map(({ times }) => times.length)).toEqual([9, 9, 9, 9, 9]);
    expect(days[0]?.times[0]).toEqual({ time: '2026-11-23T09:00', state: 'free' });
    const later = await callWeek(undefined, new Date('2026-11-23T08:00:00Z'));
    // Half an hour ahead at least.
    expect(later.days[0]?.times.slice(0, 3).map(({ state }) => state)).toEqual(['past', 'past', 'free']);
    await bookCall(wish('2026-11-23T10:20'), from, now);
    const after = await callWeek('2026-11-24', now);
    expect(after.days[0]?.times.find(({ time }) => time === '2026-11-23T10:20')?.state).toBe('taken');
    const christmas = await callWeek('2026-12-25', new Date('2026-12-20T07:00:00Z'));
    expect(christmas.days.map(({ times }) => times.length)).toEqual([9, 9, 9, 9, 0]);
    // A time that cannot be booked yet is not occupied: it does not exist.
    const last = await callWeek('2026-12-23', now);
    expect(last.days.map(({ times }) => times.map(({ state }) => state))).toEqual([
      Array(9).fill('free'),
      [],
      [],
      [],
      [],
    ]);
  });

  it('follows the editors: other hours, or none', async () => {
    await setHours([{ weekday: 'tuesday', from: '14:00', to: '15:00' }]);
    const { days } = await callWeek(undefined, now);
    expect(days.flatMap(({ times }) => times.map(({ time }) => time))).toEqual([
      ...['2026-11-24T14:00', '2026-11-24T14:20', '2026-11-24T14:40'],
    ]);
    await setHours(null);
    expect(await freeTimes(now)).toEqual([]);
    expect((await device.ask(page, '/consultation')).status).toBe(200);
  });

  it('leads from a full week to the first time that is free', async () => {
    await setHours([{ weekday: 'friday', from: '09:00', to: '09:20' }]);
    expect(await bookCall(wish('2026-11-27T09:00'), from, now)).toMatchObject({ kind: 'booked' });
    const { next, monday } = await callWeek('2026-11-23', now);
    expect([monday, next]).toEqual(['2026-11-23', '2026-12-04T09:00']);
    expect((await callWeek(undefined, now)).monday).toBe('2026-11-30');
  });
});

describe('a booking', () => {
  it('of one time by twenty at once is won by one; the others are offered the nearest', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => bookCall(wish('2026-11-24T10:20'), from, now)));
    expect(results.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    for (const result of results) {
      if (result.kind === 'booked') continue;
      expect(result).toEqual({ kind: 'gone', nearest: ['2026-11-24T10:00', '2026-11-24T10:40'] });
    }
    expect(await db.consultationCall.count({ where: { cancelledAt: null } })).toBe(1);
    expect(await deliver()).toHaveLength(1);
  });

  it('pressed twice is one, and a number has two open calls at most', async () => {
    const twice = wish('2026-11-24T09:00');
    const [first, second] = await Promise.all([bookCall(twice, from, now), bookCall(twice, from, now)]);
    expect(first).toEqual(second);
    const { phone } = twice;
    expect(await bookCall(wish('2026-11-24T09:20', { phone }), from, now)).toMatchObject({ kind: 'booked' });
    expect(await bookCall(wish('2026-11-24T09:40', { phone }), from, now)).toEqual({ kind: 'too-many' });
  });

  it('sent eight times at once is one call for all eight, also the last that its number may have', async () => {
    for (const hour of ['09', '10', '11']) {
      const phone = newPhone();
      await bookCall(wish(`2026-11-24T${hour}:00`, { phone }), from, now);
      const same = wish(`2026-11-24T${hour}:20`, { phone });
      // Connections are opened first, so that the eight really run in parallel.
      await Promise.all(Array.from({ length: 8 }, () => db.$queryRaw`select count(*) from generate_series(1, 200000)`));
      const results = await Promise.all(Array.from({ length: 8 }, () => bookCall(same, from, now)));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect(results[0]?.kind).toBe('booked');
    }
    expect(await db.consultationCall.count()).toBe(6);
  });

  it('is one of a few that one sender has, with however many numbers and browsers, at once and one after the other', async () => {
    const sender = randomUUID();
    const all = await freeTimes(now);
    const wishes = all.slice(0, 45).map((start) => wish(start));
    const atOnce = await Promise.all(wishes.slice(0, 20).map((each) => bookCall(each, { ...from, sender }, now)));
    const kinds = atOnce.map(({ kind }) => kind);
    for (const each of wishes.slice(20)) kinds.push((await bookCall(each, { ...from, sender }, now)).kind);
    expect(kinds.filter((kind) => kind === 'booked')).toHaveLength(CALLS_OF_SENDER);
    expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(45 - CALLS_OF_SENDER);
    // Cancelling allows no further booking on the same day; the next day it does.
    await db.consultationCall.updateMany({ data: { cancelledAt: now } });
    const [, time = ''] = all.slice(44);
    expect((await bookCall(wish(time), { ...from, sender }, now)).kind).toBe('too-many');
    const tomorrow = new Date(now.getTime() + 86_400_001);
    expect((await bookCall(wish(time), { ...from, sender }, tomorrow)).kind).toBe('booked');
  });

  it('counts for the account of a signed-in visitor, whatever network they share with others', async () => {
    const sender = randomUUID();
    const times = await freeTimes(now);
    for (const start of times.slice(0, CALLS_OF_SENDER)) await bookCall(wish(start), { ...from, sender }, now);
    const visitor = { userId: (await db.user.create({ data: { email: `${randomUUID()}@example.ch` } })).id };
    const results: string[] = [];
    for (const start of times.slice(10, 11 + CALLS_OF_SENDER)) {
      results.push((await bookCall(wish(start), { ...from, sender, visitor }, now)).kind);
    }
    expect(results).toEqual([...Array<string>(CALLS_OF_SENDER).fill('booked'), 'too-many']);
  });

  it('takes no time that was never offered', async () => {
    for (const start of [
      '2026-11-24T12:00',
      '2026-11-24T09:10',
      '2026-11-22T09:00',
      '2027-11-24T09:00',
      '2026-12-25T09:00',
    ])
      expect((await bookCall(wish(start), from, now)).kind).toBe('gone');
  });

  it('is sent to the marketing service with the fields of the specification, and confirmed by mail', async () => {
    const email = `${randomUUID()}@example.ch`;
    const { path } = await booked({ email, question: 'Limmat oder Albis?', language: 'fr' });
    const [form] = await deliver();
    expect(form?.form).toBe('phone-call-fr');
    expect(form?.fields.map(({ name }) => name)).toEqual([
      'firstname',
      'phone',
      'email',
      'questions',
      'language_selected',
    ]);
    expect(form?.fields.find(({ name }) => name === 'phone')?.value).toMatch(/^\+41791234\d{3}$/);
    expect(form?.fields.find(({ name }) => name === 'questions')?.value).toContain('Limmat oder Albis?');
    const [mail] = await db.localMail.findMany({ where: { recipient: email } });
    expect(mail?.subject).toMatch(/^Appel/);
    expect(mail?.text).toContain(path.replace('/consultation/termin', '/fr/consultation/rendez-vous'));
  });

  it('that is invalid names each field and keeps what was typed', async () => {
    const wrong = {
      start: '',
      firstname: 'www.spam.ch',
      phonePrefix: 'CH +41',
      phone: '12',
      email: 'lea@',
      language: 'de',
    };
    const { status, data } = await device.ask(send, '/consultation', wrong);
    expect(status).toBe(400);
    const { start: _empty, ...typed } = wrong;
    expect(data.call).toMatchObject({
      error: { start: ['time'], firstname: ['name'], phone: ['phone'], email: ['email'] },
      initialValue: typed,
    });
    for (const start of ['2026-99-99T99:99', 'x'.repeat(9000), '2026-02-30T10:00'])
      expect((await device.ask(send, '/consultation', fields(start))).status).toBe(400);
  });

  it('whose time is gone keeps what was typed and books another by one press', async () => {
    const [taken = '', free = ''] = (await freeTimes()).slice(-40);
    await bookCall(wish(taken), from);
    const typed = fields(taken);
    const { status, data } = await device.ask(send, '/consultation', typed);
    expect(status).toBe(409);
    expect(data.taken).toMatchObject({ time: taken, nearest: expect.arrayContaining([free]) as string[] });
    expect(data.call).toMatchObject({ initialValue: { firstname: 'Lea', phone: typed.phone } });
    expect((await device.ask(send, '/consultation', { ...typed, instead: free })).status).toBe(303);
  });

  it('shows another week without losing what was typed', async () => {
    const { status, data } = await device.ask(send, '/consultation', { ...fields(''), week: '2999-01-01' });
    expect(status).toBe(200);
    expect(data.call).toMatchObject({ initialValue: { firstname: 'Lea' } });
  });
});

describe('the link of a call', () => {
  it('opens it, moves it, and returns it as a calendar file that moves along', async () => {
    const { start, path } = await booked();
    expect((await device.ask(openCall, path)).data.call).toMatchObject({ state: 'open', firstName: 'Lea' });
    const other = (await freeTimes()).at(-1) ?? '';
    expect((await device.ask(change, path, { intent: 'move', start: other })).status).toBe(303);
    expect(await freeTimes()).toContain(start);
    expect(await freeTimes()).not.toContain(other);
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const file = await callFile(token);
    const [, begin = ''] = /DTSTART:(\S+)\r\n/.exec(String(file?.body)) ?? [];
    expect(begin).toBe(
      momentInZurich(other)
        .toISOString()
        .replace(/[-:]|\.\d+/g, ''),
    );
    expect(file?.body).toContain('SEQUENCE:1\r\n');
    const answer = await calendar({
      request: device.request(path.replace('termin', 'termin.ics')),
      params: {},
      context: {},
    });
    expect(answer.headers.get('Content-Type')).toContain('text/calendar');
    expect((await deliver()).map((form) => form.form)).toEqual(['phone-call-de', 'phone-call-de']);
  });

  it('is mailed with its current state: mails overtaken by a later change are skipped', async () => {
    const email = `${randomUUID()}@example.ch`;
    const { path } = await booked({ email });
    await device.ask(change, path, { intent: 'move', start: (await freeTimes()).at(-1) ?? '' });
    await deliver();
    const mails = () => db.localMail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } });
    expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual(['Rückruf verschoben']);
    await device.ask(change, path, { intent: 'cancel' });
    await deliver();
    expect((await mails()).at(-1)?.subject).toMatch(/^Rückruf abgesagt/);
  });

  it("never takes another visitor's time, nor loses its own", async () => {
    const mine = await booked();
    const theirs = await booked();
    const result = await device.ask(change, mine.path, { intent: 'move', start: theirs.start });
    expect([result.status, result.data.refusal]).toEqual([409, 'gone']);
    expect(
      await db.consultationCall.count({ where: { startsAt: momentInZurich(mine.start), cancelledAt: null } }),
    ).toBe(1);
  });

  it('cancels it, which frees its time at once', async () => {
    const { start, path } = await booked();
    expect((await device.ask(change, path, { intent: 'cancel' })).status).toBe(303);
    expect((await device.ask(openCall, path)).data.call).toMatchObject({ state: 'cancelled' });
    expect(await freeTimes()).toContain(start);
    expect((await device.ask(change, path, { intent: 'move', start })).data.refusal).toBe('closed');
    expect((await bookCall(wish(start), from)).kind).toBe('booked');
  });

  it('changes nothing in the last hour, and opens nothing if it is forged', async () => {
    const { path } = await booked();
    await db.consultationCall.updateMany({ data: { startsAt: new Date(Date.now() + 59 * 60_000) } });
    expect((await device.ask(openCall, path)).data.call).toMatchObject({ state: 'soon' });
    expect((await device.ask(change, path, { intent: 'cancel' })).data.refusal).toBe('closed');
    for (const token of ['', 'x', `${randomUUID()}.${'a'.repeat(43)}`]) {
      expect((await device.ask(openCall, `/consultation/termin?token=${token}`)).status).toBe(404);
    }
  });
});

it('A question reaches the team once, however often it is sent', async () => {
  const question = {
    intent: 'ask',
    email: 'Lea@Example.ch',
    firstname: 'Lea',
    questions: 'Passt mein alter Kindersitz?',
  };
  for (let times = 0; times < 2; times += 1)
    expect((await device.ask(send, '/consultation', question)).location).toBe('/consultation?gefragt=1#video');
  const forms = await deliver();
  expect(forms.map(({ form }) => form)).toEqual(['questions-de']);
  const { status, data } = await device.ask(send, '/consultation', { ...question, email: 'x', questions: 'kurz' });
  expect(status).toBe(400);
  expect(data.reply).toMatchObject({ initialValue: { questions: 'kurz' } });
});

it('The staff page lists calls to make, and records their result', async () => {
  const listed = (search: string) => rowsOf(callTable, search);
  const soon = await booked({ question: 'Anhänger' });
  const [call] = await listed('');
  expect(call).toMatchObject({ question: 'Anhänger', startsAt: momentInZurich(soon.start).toISOString() });
  expect(await recordOutcome(db, call?.id ?? '', 'reached')).toBe(true);
  expect(await listed('')).toEqual([]);
  expect((await listed('stand=erledigt'))[0]).toMatchObject({ outcome: 'reached' });
});

it('calls leave with their person, and go 90 days after their time', async () => {
  const email = `${randomUUID()}@example.ch`;
  await booked({ email });
  const person = { userId: randomUUID(), email };
  expect(await exportedRows(person, 'calls')).toHaveLength(1);
  await eraseWired(person);
  expect(await exportedRows(person, 'calls')).toEqual([]);
  await booked();
  await removeExpired(consultationModule.retention);
  expect(await db.consultationCall.count()).toBe(1);
  await removeExpired(consultationModule.retention, new Date(Date.now() + 130 * 86_400_000));
  expect(await db.consultationCall.count()).toBe(0);
});
