import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as decide, loader as adminPage } from '~/pages/admin/tickets/route.tsx';
import { submitTicket } from '~/modules/tickets/submit-ticket.server.ts';
import { ticketView } from '~/modules/tickets/tickets.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createVisitor } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { runAllJobs } from '../orders/paying.ts';
import { actsOf, colleague, type Someone } from './team.ts';

let nadia: Someone;
let browser: Device;

beforeAll(() => wireModules());
beforeEach(async () => {
  await clearJobs();
  await db.ticket.deleteMany();
  await db.ticketTemplate.deleteMany();
  nadia = await colleague();
  browser = new Device();
  browser.plant(nadia.cookie);
});

async function reported(kind: 'service' | 'damage' = 'service') {
  const email = `${randomUUID()}@example.ch`;
  const answer = await submitTicket({
    visitor: await createVisitor(),
    kind,
    locale: 'de',
    submissionKey: randomUUID(),
    sender: randomUUID(),
    answers: {
      email,
      firstName: 'Lea',
      lastName: 'Muster',
      phone: '',
      phonePrefix: '',
      orderNumber: '',
      bikeModel: 'Limmat',
      subject: 'Licht',
      content: 'Es geht nicht mehr an.',
      details: {},
    },
    order: null,
    pictures: [],
    consentText: '…',
    context: { pageUri: 'http://localhost:3000/x' },
  });
  if (answer.kind !== 'sent') throw new Error(answer.kind);
  return { id: answer.id, number: answer.number, email };
}

const at = (id: string, more = '') => `/admin/meldungen?meldung=${id}${more}`;
const idsOf = (data: Record<string, unknown>) => (data.tickets as { id: string }[]).map(({ id }) => id);
const answerWith = (more: Record<string, string> = {}) => ({
  intent: 'ask',
  key: randomUUID(),
  text: 'Passt dir Dienstag?',
  suggestions: 'Ja, passt\nAnderer Tag',
  ...more,
});

describe('the staff page of tickets', () => {
  it('lists what is the team’s turn, the longest untouched first, by state and kind', async () => {
    const first = await reported();
    const second = await reported('damage');
    const { data } = await browser.ask(adminPage, '/admin/meldungen');
    expect(idsOf(data)).toEqual([first.id, second.id]);
    expect(data).toMatchObject({ ticket: { id: first.id, email: first.email }, frame: { tickets: 2 } });
    expect(idsOf((await browser.ask(adminPage, '/admin/meldungen?art=damage')).data)).toEqual([second.id]);
    expect(idsOf((await browser.ask(adminPage, '/admin/meldungen?bei=mir')).data)).toEqual([]);
    expect((await actsOf(nadia)).slice(0, 2)).toEqual(['tickets.list', 'ticket.read']);
  });

  it('asks with answers to tap on, by mail, once; then it waits for the shopper', async () => {
    const { id, email } = await reported();
    const answer = answerWith();
    for (let time = 0; time < 2; time += 1) {
      expect((await browser.ask(decide, at(id), answer)).location).toContain('antwort=meldung-beantwortet');
    }
    await runAllJobs();
    const view = await ticketView(id);
    expect(view).toMatchObject({ state: 'waiting' });
    expect(view.entries.filter(({ author }) => author === 'staff')).toMatchObject([
      { text: 'Passt dir Dienstag?', suggestions: ['Ja, passt', 'Anderer Tag'] },
    ]);
    const mails = await db.localMail.findMany({ where: { recipient: email, subject: { contains: 'eine Antwort' } } });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Passt dir Dienstag?');
    expect(idsOf((await browser.ask(adminPage, '/admin/meldungen?stand=wartet&bei=mir')).data)).toEqual([id]);
  });

  it('assigns to the team only, solves by mail and reopens; invalid acts are refused', async () => {
    const { id, email } = await reported();
    const benno = await colleague();
    expect((await browser.ask(decide, at(id), { intent: 'assign', to: benno.email })).status).toBe(303);
    expect(await db.ticket.findUniqueOrThrow({ where: { id } })).toMatchObject({
      assigneeEmail: benno.email,
      state: 'working',
    });
    expect((await browser.ask(decide, at(id), { intent: 'assign', to: 'fremd@example.ch' })).status).toBe(400);
    await browser.ask(decide, at(id), { intent: 'solve' });
    await runAllJobs();
    expect(await db.localMail.count({ where: { recipient: email, subject: { contains: 'gelöst' } } })).toBe(1);
    expect((await browser.ask(decide, at(id), { intent: 'solve' })).status).toBe(400);
    expect((await browser.ask(decide, at(id), answerWith())).status).toBe(400);
    await browser.ask(decide, at(id), { intent: 'reopen' });
    expect((await ticketView(id)).state).toBe('working');
    expect(await actsOf(nadia)).toEqual(expect.arrayContaining(['ticket.assign', 'ticket.solve', 'ticket.reopen']));
  });

  it('sends what was typed with «Gelöst», in the thread and in the mail that it is solved', async () => {
    const { id, email } = await reported();
    const typed = answerWith({ intent: 'solve', text: 'Die neue Lampe ist unterwegs.', suggestions: '' });
    const wrong = await browser.ask(decide, at(id), { ...typed, text: 'x'.repeat(4001) });
    expect(wrong).toMatchObject({ status: 400, data: { typed: { text: expect.stringContaining('xxx') } } });
    for (let time = 0; time < 2; time += 1)
      expect((await browser.ask(decide, at(id), typed)).location).toContain('antwort=geloest');
    await runAllJobs();
    const view = await ticketView(id);
    expect(view.state).toBe('solved');
    expect(view.entries.filter(({ author }) => author === 'staff')).toMatchObject([
      { text: 'Die neue Lampe ist unterwegs.' },
      { event: 'solved' },
    ]);
    const mails = await db.localMail.findMany({ where: { recipient: email, subject: { contains: 'gelöst' } } });
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Die neue Lampe ist unterwegs.')]);
  });

  it('keeps answers as templates of a language, takes them over and removes them', async () => {
    const { id } = await reported();
    const template = { locale: 'de', title: 'Termin', text: 'Wann passt es dir?', suggestions: 'Morgen' };
    await browser.ask(decide, at(id), { intent: 'add-template', ...template });
    expect((await browser.ask(decide, at(id), { intent: 'add-template', ...template })).status).toBe(400);
    const { data } = await browser.ask(adminPage, at(id));
    const [stored] = data.templates as { id: string }[];
    expect(data.templates).toMatchObject([{ title: 'Termin', suggestions: ['Morgen'] }]);
    await browser.ask(decide, at(id), { intent: 'remove-template', template: stored?.id ?? '' });
    expect((await browser.ask(adminPage, at(id))).data.templates).toEqual([]);
  });
});
