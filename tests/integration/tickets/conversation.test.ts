import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { cleanTickets, remindShoppers } from '~/modules/tickets/clean-tickets.server.ts';
import { ticketOfToken, ticketToken } from '~/modules/tickets/thread/ticket-links.server.ts';
import { action as actOnTicket, loader as ticketPage } from '~/pages/ticket/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { whilePoolIsFull } from '../../support/full-pool.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { eraseWired, exportedRows } from '../../support/person.ts';
import { Device } from '../identity/device.ts';
import { runAllJobs } from '../orders/paying.ts';
import { type Fields, fileOf, openPage, person, photograph, sendForm } from './forms.ts';
import { sendService, numberOf, rowOf, crmForms, fieldsOf, open } from './sent-tickets.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

describe('a conversation', () => {
  async function sent() {
    const device = new Device();
    const fields = { ...person(), subject: 'Licht', content: 'Es geht nicht mehr an.' };
    const { location } = await sendService(device, fields);
    return { device, number: numberOf(location), fields };
  }
  const act = (device: Device, number: string, fields: Fields, query = '') =>
    sendForm(device, actOnTicket as never, {
      path: `/kundendienst/meldung/${number}${query}`,
      params: { number },
      fields,
    });

  it('opens for its sender, by the mailed link anywhere, and for nobody else', async () => {
    const { device, number, fields } = await sent();
    expect(await open(device, number)).toMatchObject({ number, state: 'received', subject: 'Licht' });
    await runAllJobs();
    const mail = await db.localMail.findFirstOrThrow({ where: { recipient: fields.email } });
    const token = /token=(\S+)/.exec(mail.text)?.[1] ?? '';
    expect(await open(new Device(), number, `?token=${token}`)).toMatchObject({ number });
    const { status } = await openPage(new Device(), ticketPage as never, `/kundendienst/meldung/${number}`, { number });
    expect(status).toBe(404);
    const other = await sent();
    const wrong = await openPage(
      new Device(),
      ticketPage as never,
      `/kundendienst/meldung/${other.number}?token=${token}`,
      { number: other.number },
    );
    expect(wrong.status).toBe(404);
  });

  it('opens for sixty days by the link of a mail', async () => {
    const { number } = await sent();
    const { id } = await rowOf(number);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    expect(await open(new Device(), number, `?token=${ticketToken(id, days(59.9))}`)).toMatchObject({ number });
    expect(ticketOfToken(ticketToken(id, days(60.1)))).toEqual({ id, isExpired: true });
  });

  it('takes an answer with a photograph once, however often it is sent, and opens a solved ticket again', async () => {
    const { device, number } = await sent();
    const key = randomUUID();
    const answer = { intent: 'reply', key, text: 'Jetzt geht es wieder.', photo: fileOf(await photograph('#8a7a6a')) };
    for (let time = 0; time < 2; time += 1) expect((await act(device, number, answer)).status).toBe(303);
    expect((await open(device, number)).entries.filter(({ text }) => text === 'Jetzt geht es wieder.')).toMatchObject([
      { pictures: [{ src: expect.stringMatching(/^\/api\/crm\/files\//) as string, side: null }] },
    ]);
    expect((await act(device, number, { intent: 'close' })).location).toContain('ok=closed');
    expect((await open(device, number)).state).toBe('solved');
    expect((await act(device, number, { intent: 'close' })).status).toBe(409);
    await act(device, number, { intent: 'reply', key: randomUUID(), text: 'Doch nicht.' });
    expect(await open(device, number)).toMatchObject({ state: 'working', isReopened: true });
  });

  it('refuses an empty answer and a disguised photograph, and keeps the words', async () => {
    const { device, number } = await sent();
    expect((await act(device, number, { intent: 'reply', key: randomUUID(), text: ' ' })).data).toMatchObject({
      kind: 'reply',
      reply: { error: { text: ['required'] } },
    });
    const disguised = {
      intent: 'reply',
      key: randomUUID(),
      text: 'Hier.',
      photo: fileOf(Buffer.from('<svg/>'), 'a.png', 'image/png'),
    };
    expect(await act(device, number, disguised)).toMatchObject({
      status: 400,
      data: { reply: { error: { photo: ['no-picture'] }, initialValue: { text: 'Hier.' } } },
    });
    const photo = fileOf(await photograph('#8b7b6b'));
    expect(await whilePoolIsFull('upload', () => act(device, number, { ...disguised, photo }))).toMatchObject({
      status: 503,
      data: { reply: { error: { photo: ['busy'] }, initialValue: { text: 'Hier.' } } },
    });
  });

  it('hands a wish to be called to the marketing service with what was agreed to', async () => {
    const { device, number } = await sent();
    await runAllJobs();
    expect(
      (await act(device, number, { intent: 'call', key: randomUUID(), phonePrefix: 'CH +41', phone: '44' })).status,
    ).toBe(400);
    await act(device, number, { intent: 'call', key: randomUUID(), phonePrefix: 'CH +41', phone: '044 123 45 67' });
    await runAllJobs();
    const form = (await crmForms()).at(-1);
    expect(form?.formId).toBe('phone-call-de');
    expect(fieldsOf(form)).toMatchObject({ phone: '+41441234567', questions: number });
    expect(
      await db.formSubmission.findFirst({ where: { form: 'phone-call-de' }, orderBy: { createdAt: 'desc' } }),
    ).toMatchObject({
      consentText: expect.stringContaining('nur für diesen Anruf') as string,
      status: 200,
    });
  });
});

describe('stored data of a ticket', () => {
  it('moves with the person, is exported, and is removed with its pictures', async () => {
    const device = new Device();
    const fields = {
      ...person(),
      subject: 'Licht',
      content: 'Es geht nicht mehr an.',
      'photo-1': fileOf(await photograph('#6a8a7a')),
    };
    const { location } = await sendService(device, fields);
    const { userId, id } = await rowOf(numberOf(location));
    const account = await db.user.create({ data: { email: fields.email } });
    await db.$transaction((database) => mergeUsers(database, userId, account.id));
    expect((await rowOf(numberOf(location))).userId).toBe(account.id);
    const someone = { userId: account.id, email: fields.email };
    expect(await exportedRows(someone, 'tickets')).toMatchObject([{ title: 'Licht', text: 'Es geht nicht mehr an.' }]);
    await eraseWired(someone);
    expect(await db.ticket.count({ where: { id } })).toBe(0);
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toContain('storage.remove');
  });

  it('is removed two years after the solution; a shopper who does not answer is reminded once', async () => {
    const device = new Device();
    const { location } = await sendService(device, {
      ...person(),
      subject: 'Licht',
      content: 'Es geht nicht mehr an.',
    });
    const { id } = await rowOf(numberOf(location));
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await db.ticket.update({ where: { id }, data: { state: 'waiting' } });
    await remindShoppers(days(5));
    await remindShoppers(days(6));
    expect(await db.ticketEntry.count({ where: { ticketId: id, event: 'reminded' } })).toBe(1);
    await db.ticket.update({ where: { id }, data: { state: 'solved' } });
    await cleanTickets(days(729));
    expect(await db.ticket.count({ where: { id } })).toBe(1);
    await cleanTickets(days(731));
    expect(await db.ticket.count({ where: { id } })).toBe(0);
  });
});
