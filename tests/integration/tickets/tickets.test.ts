import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { submitTicket } from '~/modules/tickets/submit-ticket.server.ts';
import { readPicture } from '~/modules/tickets/tickets.server.ts';
import type { TicketFormView } from '~/modules/tickets/ticket-form.ts';
import { loader as kindPage } from '~/pages/ticket-form/route.tsx';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { loadServiceTopic } from '~/pages/service-topic/service-topic.server.ts';
import type { ServiceTopic } from '~/modules/support/service-topics.ts';
import { loader as topicPage } from '~/pages/service-topic/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { fieldErrors, type FormReply } from '~/platform/parse-form.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { fillFaq } from '../assistant/seeded-faq.ts';
import { createVisitor } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { placed, runAllJobs } from '../orders/paying.ts';
import { fileOf, openPage, person, photograph } from './forms.ts';
import {
  returnPath,
  sendReturn,
  sendService,
  sides,
  fourPhotos,
  returnFields,
  numberOf,
  rowOf,
  crmForms,
  fieldsOf,
} from './sent-tickets.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

/** What a refused form sends again. */
const sentAgain = z.object({ submissionKey: z.string(), kept: z.record(z.string(), z.string()) });

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

  it('keeps typed values and good pictures when something is wrong, and gives a reason for each', async () => {
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
    expect(data.reply).toMatchObject({ error: { km: ['number'] } });
    expect(data.pictureErrors).toEqual({
      right: { code: 'same', as: 'front' },
      left: { code: 'no-picture' },
      display: { code: 'too-large' },
    });
    const typed = { km: 'viel', content: 'Der Rahmen ist mir zu lang.', firstName: 'Lea' };
    expect(data.reply).toMatchObject({ initialValue: typed });
    const { submissionKey, kept } = sentAgain.parse(data);
    const again = await sendReturn(device, {
      ...returnFields({ submissionKey }),
      'link-front': kept.front ?? '',
      ...(await fourPhotos().then(({ 'photo-front': _, ...others }) => others)),
    });
    expect(again.status).toBe(303);
    expect((await rowOf(numberOf(again.location))).files).toHaveLength(4);
  });

  it('refuses a broken picture, an empty one, a broken HEIC and one that is missing', async () => {
    const photo = await photograph('#7a6a5a');
    const broken = Buffer.concat([photo.subarray(0, 300), Buffer.alloc(400)]);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(50)]);
    const { data } = await sendReturn(new Device(), {
      ...returnFields(),
      'photo-front': fileOf(broken),
      'photo-right': fileOf(Buffer.alloc(0)),
      'photo-left': fileOf(heic),
    });
    expect(data.pictureErrors).toEqual({
      front: { code: 'unreadable' },
      right: { code: 'empty' },
      left: { code: 'unreadable' },
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

  it('names the error of each field, in French too, and redirects a segment of the other language', async () => {
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
    expect(fieldErrors(data.reply as FormReply)).toEqual({
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

describe('a ticket about an order', () => {
  it('is filled in for its shopper, shows a reader the number only, and others nothing', async () => {
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

  it("shows in the menu and in a damage report the bike of its shopper's newest order, with its parts, and to nobody else", async () => {
    const order = await placed();
    const [, product] = /\/bilder\/(\d+)-/.exec(order.cartItems[0]?.image ?? '') ?? [];
    await db.product.update({ where: { id: Number(product) }, data: { drawing: { kind: 'bike', type: 'trapez' } } });
    const { userId } = await db.checkout.findUniqueOrThrow({ where: { id: order.id }, select: { userId: true } });
    const topicOf = async (topic: ServiceTopic, visitor: Visitor | null) =>
      (await loadServiceTopic(topic, { locale: 'de', query: new URLSearchParams(), visitor })).view;
    for (const topic of ['general', 'damage'] as const) {
      expect(await topicOf(topic, { userId: userId ?? '' })).toMatchObject({
        orderLink: { nr: order.number },
        form: { order: { number: order.number, model: 'Allegro Limmat 5' } },
        bike: {
          src: expect.stringMatching(/^\/bilder\//),
          spots: { motor: expect.any(Array), wheels: expect.any(Array) },
        },
      });
      expect(await topicOf(topic, await createVisitor())).toMatchObject({ bike: null, form: { order: null } });
      expect(await topicOf(topic, null)).toMatchObject({ bike: null, form: { order: null } });
    }
    expect((await topicOf('return', { userId: userId ?? '' })).bike).toBeNull();
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

describe('the questions of a topic', () => {
  it.each([
    ['de', 'return', 'Was braucht ihr, wenn ich ein Bike zurückgeben möchte?'],
    ['de', 'damage', 'Mein Bike ist beschädigt angekommen. Was tun?'],
    ['fr', 'return', 'Que faut-il pour rendre un vélo\u202f?'],
    ['fr', 'damage', 'Mon vélo est arrivé abîmé. Comment l’annoncer\u202f?'],
  ] as const)('begin in %s on the page of a %s with those about it', async (locale, topic, first) => {
    const entries = { where: { type: 'faq-entry' } };
    await db.contentDocument.deleteMany(entries);
    await fillFaq(locale);
    const { view } = await loadServiceTopic(topic, { locale, query: new URLSearchParams(), visitor: null });
    await db.contentDocument.deleteMany(entries);
    const titles = view.questions.map(({ title }) => title);
    expect(titles[0]).toBe(first);
    expect(new Set(titles)).toHaveProperty('size', 4);
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
        email: `${randomUUID()}@example.ch`,
        firstName: 'Lea',
        lastName: 'Muster',
        phone: '',
        phonePrefix: '',
        orderNumber: '',
        bikeModel: 'Limmat',
        subject: `Nummer ${index}`,
        content: 'Es klappert beim Fahren.',
        details: {},
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
