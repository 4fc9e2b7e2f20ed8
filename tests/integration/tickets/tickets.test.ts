import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mergeUsers } from '~/modules/identity/identity.server.ts';
import { submitTicket } from '~/modules/tickets/submit-ticket.server.ts';
import { cleanTickets, remindShoppers } from '~/modules/tickets/clean-tickets.server.ts';
import { eraseTickets, exportTickets } from '~/modules/tickets/person-tickets.server.ts';
import { readPicture } from '~/modules/tickets/tickets.server.ts';
import type { TicketFormView, TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import type { TicketView } from '~/modules/tickets/ticket-view.ts';
import { action as sendKind, loader as kindPage } from '~/pages/ticket-form/route.tsx';
import { action as sendTopic, loader as topicPage } from '~/pages/service-topic/route.tsx';
import { action as actOnTicket, loader as ticketPage } from '~/pages/ticket/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createVisitor } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { placed, runAllJobs } from '../orders/paying.ts';
import { type Fields, fileOf, openPage, person, photograph, sendForm } from './forms.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

const returnPath = '/kundendienst/velo-zurueckgeben';
const sendReturn = (device: Device, fields: Fields) =>
  sendForm(device, sendTopic as never, { path: returnPath, params: { topic: 'velo-zurueckgeben' }, fields });
const sendService = (device: Device, fields: Fields, kind = 'anliegen') =>
  sendForm(device, sendKind as never, { path: `/kundendienst/melden/${kind}`, params: { kind }, fields });

const sides = ['front', 'right', 'left', 'display'] as const;

async function fourPhotos(): Promise<Fields> {
  const colours = ['#112233', '#445566', '#778899', '#aabbcc'];
  const photos = await Promise.all(
    sides.map(async (side, index) => [`photo-${side}`, fileOf(await photograph(colours[index] ?? ''))]),
  );
  return Object.fromEntries(photos) as Fields;
}

const returnFields = (more: Fields = {}): Fields => ({
  ...person(),
  reason: 'size',
  km: '1’312',
  content: 'Der Rahmen ist mir zu lang.',
  confirm: 'on',
  ...more,
});

const numberOf = (location: string | null): string => /meldung\/(S-\d+)/.exec(location ?? '')?.[1] ?? '';
const rowOf = (number: string) =>
  db.ticket.findUniqueOrThrow({ where: { count: Number(number.slice(2)) }, include: { entries: true, files: true } });

const crmForms = async () => {
  const rows = await db.localMessage.findMany({ where: { kind: 'forms' }, orderBy: { id: 'asc' } });
  return rows.map(
    ({ payload }) => payload as { formId: string; fields: { name: string; value: string }[]; context: object },
  );
};
const fieldsOf = (form: { fields: { name: string; value: string }[] } | undefined) =>
  Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));

const open = async (device: Device, number: string, query = ''): Promise<TicketView> => {
  const { data } = await openPage(device, ticketPage as never, `/kundendienst/meldung/${number}${query}`, { number });
  return (data.view as { ticket: TicketView }).ticket;
};

describe('a return', () => {
  it('takes four photographs first and hands them to the CRM as links, category Return', async () => {
    const device = new Device();
    const { status, location } = await sendReturn(device, returnFields(await fourPhotos()));
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/kundendienst\/meldung\/S-\d{4,}\?gesendet=1$/)]);
    const ticket = await rowOf(numberOf(location));
    expect(ticket).toMatchObject({
      kind: 'return',
      state: 'received',
      phone: '+41791234567',
      details: { reason: 'size', km: 1312 },
    });
    expect(ticket.consentText).toMatch(/^Mit «Rückgabe senden» schickst du uns/);
    expect(ticket.files.map(({ side }) => side).sort()).toEqual([...sides].sort());
    await runAllJobs();
    const form = (await crmForms()).at(-1);
    const fields = fieldsOf(form);
    expect(form).toMatchObject({
      formId: 'return-ticket-de',
      context: { pageUri: `http://localhost:3000${returnPath}`, pageName: 'Bike zurückgeben' },
    });
    expect(fields).toMatchObject({
      'TICKET.hs_ticket_category': 'Return',
      'TICKET.e_bike_model': 'Allegro Limmat 5',
      'TICKET.return_reason': 'Die Grösse passt nicht',
      'TICKET.current_km': '1312',
    });
    for (const name of ['TICKET.picture_of_display', 'TICKET.picture_right_side', 'TICKET.picture_left_side']) {
      expect(fields[name]).toMatch(/^Link: http:\/\/localhost:3000\/api\/crm\/files\/[\da-f-]+\?signature=[\w-]+$/);
    }
    expect(fields['TICKET.content']).toMatch(/Der Rahmen ist mir zu lang\.[^]*Link: http/);
    const link = new URL(String(fields['TICKET.picture_right_side']).slice('Link: '.length));
    const id = link.pathname.split('/').at(-1) ?? '';
    expect((await readPicture(id, link.searchParams.get('signature') ?? ''))?.subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    expect(await readPicture(id, 'x'.repeat(43))).toBeNull();
    const mail = await db.localMail.findFirst({ where: { recipient: ticket.email } });
    expect(mail?.subject).toBe(`S-${String(ticket.count).padStart(4, '0')}: deine Meldung ist da`);
    expect(mail?.text).not.toContain('zu lang');
    expect(mail?.text).toContain(`http://localhost:3000/kundendienst/meldung/`);
  });

  it('keeps what was typed and the good pictures when something is wrong, and says why of each', async () => {
    const device = new Device();
    const photo = await photograph('#6a7a8a');
    const { status, data } = await sendReturn(device, {
      ...returnFields(),
      km: 'viel',
      'photo-front': fileOf(photo),
      'photo-right': fileOf(photo),
      'photo-left': fileOf(Buffer.from('MZ not a picture'), 'links.jpg'),
      'photo-display': fileOf(Buffer.alloc(15 * 1024 * 1024, 1), 'gross.jpg'),
    });
    expect(status).toBe(400);
    const refusal = data as unknown as TicketRefusal;
    expect(refusal.errors).toEqual({ km: 'number' });
    expect(refusal.pictureErrors).toEqual({
      right: { code: 'same', as: 'front' },
      left: { code: 'no-picture' },
      display: { code: 'too-large' },
    });
    expect(refusal.typed).toMatchObject({ km: 'viel', content: 'Der Rahmen ist mir zu lang.', firstName: 'Lea' });
    const again = await sendReturn(device, {
      ...returnFields({ submissionKey: refusal.submissionKey }),
      'link-front': refusal.kept.front ?? '',
      ...(await fourPhotos().then(({ 'photo-front': _, ...others }) => others)),
    });
    expect(again.status).toBe(303);
    expect((await rowOf(numberOf(again.location))).files).toHaveLength(4);
  });

  it('refuses a broken picture, an empty one, a HEIC and one that is missing', async () => {
    const photo = await photograph('#7a6a5a');
    const broken = Buffer.concat([photo.subarray(0, 300), Buffer.alloc(400)]);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(50)]);
    const { data } = await sendReturn(new Device(), {
      ...returnFields(),
      'photo-front': fileOf(broken),
      'photo-right': fileOf(Buffer.alloc(0)),
      'photo-left': fileOf(heic),
    });
    expect((data as unknown as TicketRefusal).pictureErrors).toEqual({
      front: { code: 'unreadable' },
      right: { code: 'empty' },
      left: { code: 'heic' },
      display: { code: 'missing' },
    });
  });
});

describe('tickets of the other kinds', () => {
  it.each([
    [
      'anliegen',
      { part: 'brakes', symptom: 'rubs', subject: 'Bremse schleift', content: 'Seit gestern, bei jeder Umdrehung.' },
      'Service',
    ],
    ['garantie', { part: 'motor', km: '2400', content: 'Er setzt am Berg nach zehn Minuten aus.' }, 'Warranty'],
    ['zubehoer', { product: 'Abus Bordo', issue: 'missing', content: '' }, 'Accessory'],
    ['umtausch', { wish: 'size', wanted: 'L statt M', content: '' }, 'Bike exchange'],
  ])('%s reaches the CRM as a service ticket', async (kind, more, category) => {
    const { status, location } = await sendService(new Device(), { ...person(), ...more }, kind);
    expect(status).toBe(303);
    expect(await rowOf(numberOf(location))).toMatchObject({ state: 'received' });
    await runAllJobs();
    const form = (await crmForms()).at(-1);
    expect(form?.formId).toBe('service-ticket-de');
    expect(fieldsOf(form)).toMatchObject({
      'TICKET.hs_ticket_category': category,
      service_ticket_info_confirmed: 'true',
    });
  });

  it('uploads the file of a service ticket first and writes its link into the ticket', async () => {
    const fields = {
      ...person(),
      subject: 'Licht',
      content: 'Es geht nicht mehr an.',
      'photo-1': fileOf(await photograph('#5a6a7a')),
    };
    await sendService(new Device(), fields);
    await runAllJobs();
    expect(fieldsOf((await crmForms()).at(-1))['TICKET.hs_file_upload']).toMatch(/^Link: http\S+$/);
  });

  it('hands a question to the form of questions', async () => {
    await sendService(
      new Device(),
      { ...person(), subject: 'Licht', content: 'Passt die Lampe an mein Bike?' },
      'frage',
    );
    await runAllJobs();
    const form = (await crmForms()).at(-1);
    expect(form?.formId).toBe('questions-de');
    expect(fieldsOf(form)).toMatchObject({
      questions: expect.stringContaining('Passt die Lampe') as string,
      phoneNumber: '+41791234567',
    });
  });

  it('says what is wrong of each field, in French too, and redirects a segment of the other language', async () => {
    const wrong = {
      ...person('lea@'),
      firstName: '',
      lastName: 'www.spam.ch',
      phone: '12',
      content: 'kurz',
      subject: '',
    };
    const { status, data } = await sendService(new Device(), wrong);
    expect(status).toBe(400);
    expect((data as unknown as TicketRefusal).errors).toEqual({
      email: 'email',
      firstName: 'required',
      lastName: 'name',
      phone: 'phone',
      content: 'short',
      subject: 'required',
    });
    const moved = await openPage(new Device(), kindPage as never, '/fr/service-clientele/signaler/umtausch?nr=x', {
      kind: 'umtausch',
    }).catch((answer: Response) => answer);
    expect(moved).toMatchObject({ status: 301 });
  });
});

describe('a damage', () => {
  const damage = (more: Fields = {}): Fields => ({
    ...person(),
    deliveredOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    deliveredTime: '10.42',
    visibility: 'visible',
    places: ['frame', 'wheels'],
    content: 'Kratzer am Rahmen, 4 cm lang.',
    ...more,
  });
  const sendDamage = (fields: Fields) =>
    sendForm(new Device(), sendTopic as never, { path: '/kundendienst/schaden', params: { topic: 'schaden' }, fields });

  it('is told of by when it came, and keeps it', async () => {
    const { location } = await sendDamage(damage());
    const { entries, details } = await rowOf(numberOf(location));
    expect(entries.map(({ event }) => event)).toContain('in-time-hidden');
    expect(details).toMatchObject({ places: ['frame', 'wheels'], visibility: 'visible' });
    const late = await sendDamage(damage({ deliveredOn: '2026-01-05' }));
    expect((await rowOf(numberOf(late.location))).entries.map(({ event }) => event)).toContain('late');
  });

  it('has a photograph for each place that is marked, on any side, and none of a place that is not', async () => {
    const fields = damage({
      places: ['frame', 'brakes-left', 'light-front'],
      'photo-frame': fileOf(await photograph('#a0b0c0')),
      'photo-brakes-left': fileOf(await photograph('#b0a0c0')),
      'photo-motor': fileOf(await photograph('#c0b0a0')),
      'photo-1': fileOf(await photograph('#c0a0b0')),
    });
    const { location } = await sendDamage(fields);
    const { files, details } = await rowOf(numberOf(location));
    expect(details).toMatchObject({ places: ['frame', 'brakes-left', 'light-front'] });
    expect(files.map(({ side }) => side).sort()).toEqual(['brakes-left', 'frame', null]);
    await runAllJobs();
    const content = String(fieldsOf((await crmForms()).at(-1))['TICKET.content']);
    expect(content).toContain('Rahmen, Gabel, Bremsen (links), Licht (vorne)');
  });

  it('is asked about a photograph that is too dark, and takes it from whoever insists; a film is refused as one', async () => {
    const dark = await photograph('#0a0a0c');
    const film = Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(2000, 3)]);
    const fields = { 'photo-1': fileOf(dark), 'photo-2': fileOf(film, 'unfall.jpg') };
    const { status, data } = await sendDamage(damage(fields));
    expect(status).toBe(400);
    expect(data).toMatchObject({ pictureErrors: { 1: { code: 'dark' }, 2: { code: 'video' } } });
    const { location } = await sendDamage(damage({ 'photo-1': fileOf(dark), 'dark-1': 'on' }));
    expect((await rowOf(numberOf(location))).files).toHaveLength(1);
    // A good one that a dark one was to replace stays.
    const good = { 'photo-1': fileOf(await photograph('#88aacc')), 'photo-2': fileOf(film, 'unfall.jpg') };
    const { kept } = (await sendDamage(damage(good))).data as { kept: Record<string, string> };
    const again = await sendDamage(damage({ 'photo-1': fileOf(dark), 'link-1': kept[1] ?? '' }));
    expect(again.data).toMatchObject({ pictureErrors: { 1: { code: 'dark' } }, kept: { 1: kept[1] } });
  });

  it('counts anew without scripts, and loses nothing', async () => {
    const { status, data } = await sendDamage(damage({ intent: 'limits', deliveredOn: '2026-12-04' }));
    expect(status).toBe(400);
    expect(data).toMatchObject({
      errors: {},
      limits: { visibleUntil: '2026-12-05T09:42:00.000Z', hiddenUntil: '2026-12-11T09:42:00.000Z' },
      typed: { content: 'Kratzer am Rahmen, 4 cm lang.' },
    });
    const { data: page } = await openPage(
      new Device(),
      topicPage as never,
      '/kundendienst/schaden?tag=2026-12-04&zeit=10.42',
      { topic: 'schaden' },
    );
    expect(page.view).toMatchObject({ form: { limits: { visibleUntil: '2026-12-05T09:42:00.000Z' } } });
  });

  it('is one of three topics, each with a segment in both languages', async () => {
    const topicsOf = async (folder: string, segments: string[]) => {
      const pages = segments.map((topic) =>
        openPage(new Device(), topicPage as never, `${folder}/${topic}`, { topic }),
      );
      return (await Promise.all(pages)).map(({ data }) => (data.view as { topic: string }).topic);
    };
    const topics = ['general', 'return', 'damage'];
    expect(await topicsOf('/kundendienst', ['allgemeine-fragen', 'velo-zurueckgeben', 'schaden'])).toEqual(topics);
    expect(await topicsOf('/fr/service-clientele', ['questions-generales', 'retourner-velo', 'dommage'])).toEqual(
      topics,
    );
  });

  it('refuses a day that is still to come, and a time that is none', async () => {
    expect((await sendDamage(damage({ deliveredOn: '2099-01-01' }))).data).toMatchObject({
      errors: { deliveredOn: 'future' },
    });
    expect((await sendDamage(damage({ deliveredTime: 'mittags' }))).data).toMatchObject({
      errors: { deliveredTime: 'time' },
    });
  });
});

describe('a ticket about an order', () => {
  it('is filled in for who ordered, names the number alone to a reader, and nothing to others', async () => {
    const order = await placed();
    const at = new Date(Date.now() - 5 * 3_600_000);
    await db.orderEvent.create({
      data: { checkoutId: order.id, kind: 'delivered', stage: 'delivered', at, who: 'logistics-partner' },
    });
    const formOf = async (query: string) => {
      const path = `/kundendienst/schaden?${query}`;
      const { data } = await openPage(new Device(), topicPage as never, path, { topic: 'schaden' });
      return (data.view as { form: TicketFormView }).form;
    };
    expect(await formOf(`token=${order.updateCheckoutDocToken}`)).toMatchObject({
      order: { number: order.number, model: 'Allegro Limmat 5' },
      values: {
        email: 'mia.keller@example.ch',
        firstName: 'Mia',
        orderNumber: order.number,
        bikeModel: 'Allegro Limmat 5',
      },
      limits: { deliveredAt: at.toISOString(), isHourKnown: true },
    });
    const { trackingToken } = await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: order.id } });
    const read = await formOf(`token=${trackingToken}`);
    expect(read).toMatchObject({ order: { number: order.number, model: null }, limits: { isHourKnown: true } });
    expect(JSON.stringify(read)).not.toContain('mia.keller');
    expect((await formOf(`nr=${order.number}`)).order).toBeNull();
  });

  it('finds the order that is typed with its e-mail, and no other', async () => {
    const order = await placed();
    const fields = { subject: 'Licht', content: 'Es geht nicht mehr an.', orderNumber: order.number };
    const own = await sendService(new Device(), { ...person('Mia.Keller@example.ch'), ...fields });
    expect((await rowOf(numberOf(own.location))).checkoutId).toBe(order.id);
    const foreign = await sendService(new Device(), { ...person(), ...fields });
    expect((await rowOf(numberOf(foreign.location))).checkoutId).toBeNull();
  });
});

describe('two hundred tickets at once', () => {
  it('are all there, each once, though each was sent twice', async () => {
    const visitor = await createVisitor();
    const wishes = Array.from({ length: 200 }, (_, index) => ({
      visitor,
      kind: 'service' as const,
      locale: 'de' as const,
      submissionKey: randomUUID(),
      answers: {
        ...{ email: `${randomUUID()}@example.ch`, firstName: 'Lea', lastName: 'Muster', phone: '', phonePrefix: '' },
        ...{
          orderNumber: '',
          bikeModel: 'Limmat',
          subject: `Nummer ${index}`,
          content: 'Es klappert beim Fahren.',
          details: {},
        },
      },
      order: null,
      pictures: [],
      consentText: 'Mit «Senden» …',
      context: { pageUri: 'http://localhost:3000/x' },
      sender: randomUUID(),
    }));
    const answers = await Promise.all([...wishes, ...wishes].map((wish) => submitTicket(wish)));
    expect(answers.every(({ kind }) => kind === 'sent')).toBe(true);
    const keys = wishes.map(({ submissionKey }) => submissionKey);
    expect(await db.ticket.count({ where: { submissionKey: { in: keys } } })).toBe(200);
    const jobs = await waitingJobs();
    expect(jobs.filter(({ identifier }) => identifier === 'forms.submit')).toHaveLength(200);
    expect(jobs.filter(({ identifier }) => identifier === 'mail.ticket')).toHaveLength(200);
  });
});

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

  it('opens for who sent it, by the link of the mail anywhere, and for nobody else', async () => {
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
      field: 'text',
    });
    const disguised = {
      intent: 'reply',
      key: randomUUID(),
      text: 'Hier.',
      photo: fileOf(Buffer.from('<svg/>'), 'a.png', 'image/png'),
    };
    expect(await act(device, number, disguised)).toMatchObject({
      status: 400,
      data: { field: 'photo', code: 'no-picture', text: 'Hier.' },
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

describe('what is kept of a person', () => {
  it('moves with the person, is exported, and goes with its pictures', async () => {
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
    expect((await exportTickets(someone))[0]?.rows).toMatchObject([{ title: 'Licht', text: 'Es geht nicht mehr an.' }]);
    await db.$transaction((database) => eraseTickets(database, someone));
    expect(await db.ticket.count({ where: { id } })).toBe(0);
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toContain('storage.remove');
  });

  it('is removed two years after the solution; who does not answer is reminded once', async () => {
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
