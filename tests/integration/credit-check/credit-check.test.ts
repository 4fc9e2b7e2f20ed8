import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkDocumentView, transferCheckPictures } from '~/modules/after-order/check-pictures.server.ts';
import { idDocumentView } from '~/modules/after-order/id-document.server.ts';
import { placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import type { TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import { creditCheckModule } from '~/modules/credit-check/module.server.ts';
import { checkedAnswers, findCheck, waivedRefusals } from '~/modules/credit-check/credit-check.server.ts';
import { decideReview, listReviews } from '~/modules/credit-check/staff-reviews.server.ts';
import { visitorOf, type Visitor } from '~/modules/identity/identity.server.ts';
import { liveNotification } from '~/modules/content/types/campaign.schema.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { action as decide, loader as adminPage } from '~/pages/admin/credit-checks/route.tsx';
import { action as contact, loader as contactPage } from '~/pages/checkout/contact/route.tsx';
import { action as picture, loader as readPicture } from '~/pages/credit-check/picture-route.ts';
import { action as send, loader as page } from '~/pages/credit-check/route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { eraseWired, exportedRows } from '../../support/person.ts';
import { createProduct, fillCart, typedContact } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { photograph } from '../orders/pictures.ts';
import { actsOf, colleague } from '../staff/team.ts';
import { fileSlice as everything } from '~/platform/list-query.ts';
import { cleanChecks } from '~/modules/credit-check/clean-checks.server.ts';

const DAY = 86_400_000;
const path = '/creditcheck/2';
const adult = { resident: 'yes', birthDay: '14', birthMonth: '3', birthYear: '1992', paper: 'swiss', debt: 'no' };
const thisYear = new Date().getUTCFullYear();
/** Twenty years old: 21 within the year. */
const young = { ...adult, birthDay: '1', birthMonth: '1', birthYear: String(thisYear - 20) };

beforeEach(() => clearJobs());

/** A browser that has answered. */
async function answered(answers: Record<string, string>, at = path) {
  const device = new Device();
  const { status, location } = await device.ask(send, at, answers);
  expect(status).toBe(303);
  const visitor = (await visitorOf(device.request('/'))) as Visitor;
  return { device, visitor, location };
}

type View = Record<string, unknown> & { check?: { state: string; reasons: string[]; fitsOn: string | null } };
const viewOf = async (device: Device, query = ''): Promise<View> =>
  (await device.ask(page, path + query)).data.view as View;

async function deliver(): Promise<void> {
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...creditCheckModule.jobs, ...creditCheckModule.mails].find(({ name }) => name === identifier);
    await job?.handle(payload, { idempotencyKey: `check-test:${id}`, signal: AbortSignal.timeout(10_000) });
    await completeJob(id);
  }
}

async function upload(device: Device, label: string, bytes?: Buffer<ArrayBufferLike>) {
  const body = new FormData();
  body.set('intent', 'upload');
  body.set('label', label);
  body.set('file', new File([new Uint8Array(bytes ?? (await photograph()))], 'a.jpg', { type: 'image/jpeg' }));
  const request = new Request(`http://localhost:3000${path}/ausweis`, {
    method: 'POST',
    body,
    headers: { Cookie: device.cookie, Accept: 'text/html' },
  });
  const answer = (await picture({ request, params: {}, context: {} })) as Response;
  return answer.headers.get('Location');
}

describe('the questions', () => {
  it('need no account, and nothing is stored by viewing or by invalid answers', async () => {
    const before = await db.creditCheck.count();
    const device = new Device();
    expect((await viewOf(device)).step).toBe('questions');
    expect((await viewOf(device, '?schritt=3')).step).toBe('questions');
    const { status, data } = await device.ask(send, path, { ...adult, birthMonth: '13', paper: '', debt: 'maybe' });
    expect(status).toBe(400);
    expect(data.questions).toMatchObject({ error: { birth: ['birth'], paper: ['required'], debt: ['required'] } });
    expect(data.questions).toMatchObject({ initialValue: { birthMonth: '13', resident: 'yes' } });
    expect(await db.creditCheck.count()).toBe(before);
    expect(device.cookie).toBe('');
  });

  it('of the German form ask holders of permit B for an EU or EFTA country, the French ones do not', async () => {
    const permitB = { ...adult, paper: 'permit-b', sinceMonth: '1', sinceYear: String(thisYear) };
    expect((await new Device().ask(send, path, permitB)).data.questions).toMatchObject({
      error: { euEfta: ['required'] },
    });
    const german = await answered({ ...permitB, euEfta: 'yes' });
    expect(german.location).toBe('/creditcheck/2?schritt=2');
    const french = await answered({ ...permitB, euEfta: 'yes' }, '/fr/creditcheck/2');
    expect(french.location).toBe('/fr/creditcheck/2?schritt=3');
    expect((await viewOf(french.device)).check?.reasons).toEqual(['residence-too-short']);
  });

  it('may be answered with anything and never fail', async () => {
    for (const odd of ['-1', '1e9', '٣', '0', '99999', 'x'.repeat(5000)]) {
      const { status } = await new Device().ask(send, path, {
        ...adult,
        birthYear: odd,
        sinceYear: odd,
        sinceMonth: odd,
      });
      expect(status).toBe(400);
    }
  });
});

it('A notification may lead to the credit check, from any page that its editor names', async () => {
  const seed = JSON.parse(readFileSync('cms/src/seed/demo-live-notifications.json', 'utf8')) as Record<
    'de' | 'fr',
    object
  >[];
  const notices = (['de', 'fr'] as const).map((locale) =>
    liveNotification.parse(
      { documentId: 'x', ...seed[0]?.[locale] },
      { locale, placeholders: { email: '', phone: '' } },
    ),
  );
  expect(notices.map(({ link }) => link)).toEqual(['/creditcheck/2', '/fr/creditcheck/2']);
  for (const { link = '', displayOnPages } of notices) {
    expect(displayOnPages).not.toEqual([]);
    expect((await new Device().ask(page, link)).data.view).toMatchObject({ step: 'questions' });
  }
});

describe('a yes', () => {
  it("is valid for 30 days, and answers the checkout's questions", async () => {
    const { device, visitor } = await answered(adult);
    expect((await viewOf(device)).check).toMatchObject({ state: 'fits', reasons: [] });
    expect(await checkedAnswers(visitor, typedContact)).toMatchObject({
      fields: { birthDay: '14', idType: 'swiss', noDebtCollection: 'on' },
    });
    const later = new Date(Date.now() + 30 * DAY + 1000);
    expect(await checkedAnswers(visitor, typedContact, later)).toBeNull();
    expect((await findCheck(visitor, later))?.state).toBe('expired');
  });

  it('makes the contact step ask nothing about a plan, and an order succeed', async () => {
    const { device, visitor } = await answered(adult);
    await fillCart(visitor, await createProduct());
    const request = device.request('/checkout/angaben/');
    const view = await contactPage({ request, params: {}, context: {} });
    expect(view.checked).toMatchObject({ byPerson: false });
    const { birthDay, birthMonth, birthYear, idType, noDebtCollection, ...asked } = typedContact;
    expect([birthDay, birthMonth, birthYear, idType, noDebtCollection].every(Boolean)).toBe(true);
    const sent = await device.ask(contact, '/checkout/angaben/', { ...asked, intent: 'continue' });
    expect(sent.location).toBe('/checkout/pruefen/');
    const review = await reviewOrder({ visitor, locale: 'de' });
    expect(review).toMatchObject({ contact: { firstname: 'Mia' } });
    if (typeof review === 'string') throw new Error(review);
    expect((await placeOrder({ visitor, locale: 'de', ...review })).kind).toBe('placed');
  });

  it('without a check the same form is refused', async () => {
    const { device, visitor } = await answered(young);
    await fillCart(visitor, await createProduct());
    const sent = await device.ask(contact, '/checkout/angaben/', {
      ...typedContact,
      birthYear: '',
      intent: 'continue',
    });
    expect(sent.status).toBe(400);
  });
});

/** Orders what is in the cart, as a browser that has uploaded a document. */
async function orderAs(device: Device, visitor: Visitor, typed: TypedContact = typedContact): Promise<Order> {
  await device.ask(contact, '/checkout/angaben/', { ...typed, intent: 'continue' });
  const review = await reviewOrder({ visitor, locale: 'de' });
  if (typeof review === 'string') throw new Error(review);
  const placed = await placeOrder({ visitor, locale: 'de', ...review });
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  await transferCheckPictures(visitor, placed.number);
  const order = await findOrder({ visitor, number: placed.number });
  if (!order) throw new Error('The order is not there.');
  return order;
}

describe('pictures of the document', () => {
  it('stay with their check when another person orders in the same browser', async () => {
    const { device, visitor } = await answered(adult);
    await upload(device, 'passport picture front');
    const lea = { firstName: 'Lea', email: 'lea@example.ch', reviewAskedAt: new Date() };
    await db.creditCheck.updateMany({ where: { userId: visitor.userId }, data: lea });
    const ordered = async (typed: TypedContact) => {
      await fillCart(visitor, await createProduct());
      return orderAs(device, visitor, { ...typedContact, ...typed });
    };
    const theirs = await ordered({ firstname: 'Mia', email: 'mia@example.ch' });
    expect(await idDocumentView(theirs)).toMatchObject({ complete: false });
    // The same first name is not enough.
    const namesake = await ordered({ firstname: 'Lea', email: 'lea.keller@example.ch' });
    expect(await idDocumentView(namesake)).toMatchObject({ complete: false });
    const own = await ordered({ firstname: 'Lea', email: 'lea@example.ch' });
    expect(await idDocumentView(own)).toMatchObject({ kind: 'passport', complete: true });
  });

  it('are checked, stored for their owner only, and handed to the order', async () => {
    const { device, visitor } = await answered({ ...adult, paper: 'permit-c' });
    expect(await upload(device, 'permit_c picture front', Buffer.from('GIF89a'))).toContain('hinweis=no-picture');
    expect(await upload(device, 'permit_c picture front')).toBe('/creditcheck/2?schritt=2');
    expect(await upload(device, 'permit_c picture back', await photograph('#aa8855'))).toBe('/creditcheck/2?schritt=2');
    expect(await viewOf(device, '?schritt=2')).toMatchObject({ document: { kind: 'permit_c', complete: true } });
    const read = (by: Device) =>
      readPicture({ request: by.request(`${path}/ausweis?seite=front`), params: {}, context: {} });
    expect((await read(device)).headers.get('Content-Type')).toBe('image/jpeg');
    expect((await read(new Device())).status).toBe(404);
    expect((await read((await answered(adult)).device)).status).toBe(404);

    await fillCart(visitor, await createProduct());
    const request = device.request('/checkout/angaben/');
    expect((await contactPage({ request, params: {}, context: {} })).checked).toMatchObject({ withPictures: true });
    const order = await orderAs(device, visitor);
    expect(await idDocumentView(order)).toMatchObject({ kind: 'permit_c', complete: true });
    expect(await db.creditCheckPicture.count({ where: { check: { userId: visitor.userId } } })).toBe(0);
  });
});

/** The waiting review of an address, as the staff page lists it. */
async function openReview(email: string) {
  const review = (await listReviews('open', everything)).rows.find((each) => each.email === email);
  if (!review) throw new Error('There is no such review.');
  return review;
}

/** Approves the request of an address. */
async function approve(email: string, text: string): Promise<void> {
  const { id, version } = await openReview(email);
  const decision = { decision: 'approved', text, version } as const;
  expect(await db.$transaction((database) => decideReview(database, id, decision))).toBe('decided');
}

describe('what a person decides on', () => {
  const requested = { intent: 'review', firstname: 'Lea', text: 'Ein Elternteil bürgt.' };

  it('is what was sent: name, address, text and pictures are fixed from then on', async () => {
    const { device, visitor } = await answered(young);
    const email = `${randomUUID()}@example.ch`;
    await upload(device, 'passport picture front');
    await device.ask(send, path, { ...requested, email });
    const before = await openReview(email);
    await device.ask(send, path, { ...requested, firstname: 'Mia', email: `other-${email}`, text: 'anders' });
    expect(await upload(device, 'passport picture front', await photograph('#aa8855'))).toContain('hinweis=closed');
    expect(await upload(device, 'permit_c picture front')).toContain('hinweis=closed');
    expect((await device.ask(picture, `${path}/ausweis`, { intent: 'remove', side: 'front' })).location).toContain(
      'hinweis=closed',
    );
    expect(await openReview(email)).toEqual(before);
    expect(await checkDocumentView(visitor)).toMatchObject({ isFixed: true });
    expect(await db.creditCheckPicture.count({ where: { check: { userId: visitor.userId } } })).toBe(1);
  });

  it('is what they saw: a decision on anything else is refused', async () => {
    const { device } = await answered(young);
    const email = `${randomUUID()}@example.ch`;
    await device.ask(send, path, { ...requested, email });
    const { id, version } = await openReview(email);
    const decideOn = (seen: string) =>
      db.$transaction((database) => decideReview(database, id, { decision: 'approved', text: 'Ja.', version: seen }));
    for (const change of [{ firstName: 'Mia' }, { reviewText: 'anders' }, { birthDate: new Date('2016-01-01') }]) {
      await db.creditCheck.update({ where: { id }, data: change });
      expect(await decideOn(version)).toBe('changed');
    }
    expect((await openReview(email)).decision).toBeNull();
    expect(await decideOn((await openReview(email)).version)).toBe('decided');
    expect(await decideOn(version)).toBe('gone');
  });

  it('is the person and the answers of the order: not another birth date, address or first name', async () => {
    const { device, visitor } = await answered(young);
    const email = `${randomUUID()}@example.ch`;
    await device.ask(send, path, { ...requested, email });
    await approve(email, 'Ein Elternteil bürgt.');
    await fillCart(visitor, await createProduct());
    const born = { birthDay: '1', birthMonth: '1', birthYear: young.birthYear };
    const own = { ...born, firstname: 'Lea', email, idType: 'swiss' };
    const waived = (order: object) => waivedRefusals(visitor.userId, { ...own, ...order });
    expect(await waived({})).toEqual(['too-young']);
    for (const other of [{ birthYear: String(thisYear - 10) }, { firstname: 'Mia' }, { email: 'lea@example.ch' }])
      expect(await waived(other)).toEqual([]);
    // Nor does it apply to a younger person's answers in the same browser.
    await device.ask(send, path, { ...young, birthYear: String(thisYear - 10) });
    expect((await viewOf(device)).check).toMatchObject({ state: 'refused' });
    expect(await checkedAnswers(visitor, { firstname: 'Lea', email })).toBeNull();
    const typed = { ...typedContact, ...own, birthYear: String(thisYear - 10) };
    expect((await device.ask(contact, '/checkout/angaben/', { ...typed, intent: 'continue' })).status).toBe(400);
  });
});

describe('a no of the program', () => {
  it('names each reason with the day it ends, and offers a reminder and a person', async () => {
    const { device, location } = await answered(young);
    expect(location).toBe('/creditcheck/2?schritt=3');
    expect((await viewOf(device)).check).toMatchObject({
      state: 'refused',
      reasons: ['too-young'],
      fitsOn: `${thisYear + 1}-01-01`,
    });
    const email = `${randomUUID()}@example.ch`;
    expect((await device.ask(send, path, { intent: 'reminder', email })).location).toContain('erledigt=erinnerung');
    const [job] = await waitingJobs();
    expect(job?.runAt.toISOString()).toBe(`${thisYear + 1}-01-01T07:00:00.000Z`);
    await deliver();
    expect(await db.localMail.count({ where: { recipient: email } })).toBe(1);
    expect((await device.ask(send, path, { intent: 'reminder', email: 'x' })).status).toBe(400);
  });

  it('is looked at by a person, whose yes the checkout takes', async () => {
    const { device, visitor } = await answered({ ...adult, debt: 'yes' });
    const email = `${randomUUID()}@example.ch`;
    const requested = { intent: 'review', firstname: 'Lea', email, text: 'Die Betreibung ist bezahlt.' };
    expect((await device.ask(send, path, { ...requested, firstname: '' })).status).toBe(400);
    expect((await device.ask(send, path, requested)).status).toBe(303);
    expect((await viewOf(device)).check?.state).toBe('in-review');
    const review = (await listReviews('open', everything)).rows.find((each) => each.email === email);
    expect(review).toMatchObject({ reasons: ['debt-collection'], text: requested.text });

    const staff = await colleague();
    const inAdmin = new Device();
    inAdmin.plant(staff.cookie);
    expect((await inAdmin.ask(adminPage, '/admin/bonitaet')).status).toBe(200);
    const { id = '', version = '' } = review ?? {};
    const words = 'Die Quittung des Betreibungsamts liegt vor.';
    const say = async (decision: string, text: string) =>
      (await inAdmin.ask(decide, '/admin/bonitaet', { id, version, decision, text })).status;
    expect(await say('approved', 'ok')).toBe(400);
    expect(await say('approved', words)).toBe(303);
    expect(await say('declined', words)).toBe(400);
    expect(await actsOf(staff)).toEqual(['credit-checks.list', 'credit-check.decide']);
    await deliver();
    const [mail] = await db.localMail.findMany({ where: { recipient: email } });
    expect(mail?.text).toContain(words);
    expect((await viewOf(device)).check?.state).toBe('approved');

    await fillCart(visitor, await createProduct());
    const { noDebtCollection: _not, ...form } = { ...typedContact, firstname: 'Lea', email };
    const go = (typed: TypedContact) => device.ask(contact, '/checkout/angaben/', { ...typed, intent: 'continue' });
    expect((await go(form)).location).toBe('/checkout/pruefen/');
    expect(await device.ask(send, path, { ...adult, debt: 'yes' })).toMatchObject({ status: 303 });
    // The approval still holds, and the contact step asks nothing.
    expect((await viewOf(device)).check?.state).toBe('approved');
    expect(await checkedAnswers(visitor, { email })).toMatchObject({ byPerson: true, birthDate: '1992-03-14' });
    expect((await go(form)).location).toBe('/checkout/pruefen/');
    const order = await reviewOrder({ visitor, locale: 'de' });
    if (typeof order === 'string') throw new Error(order);
    expect((await placeOrder({ visitor, locale: 'de', ...order })).kind).toBe('placed');
  });

  it('is waived for its applicant by an approval after newer answers, and for nobody else in the same browser', async () => {
    const { device, visitor } = await answered(young);
    const email = `${randomUUID()}@example.ch`;
    await device.ask(send, path, { intent: 'review', firstname: 'Lea', email, text: '' });
    await approve(email, 'Ein Elternteil bürgt.');
    await fillCart(visitor, await createProduct());
    const { birthDay: _day, birthMonth: _month, birthYear: _year, idType: _type, ...unasked } = typedContact;
    const lea = { ...unasked, firstname: 'Lea', email };
    const other = { ...typedContact, birthYear: String(thisYear - 17), firstname: 'Mia', email: 'mia@example.ch' };
    const go = (typed: TypedContact) => device.ask(contact, '/checkout/angaben/', { ...typed, intent: 'continue' });
    const checkedOnPage = async () =>
      (await contactPage({ request: device.request('/checkout/angaben/'), params: {}, context: {} })).checked;
    const reviewed = () => reviewOrder({ visitor, locale: 'de' });
    expect(await checkedOnPage()).toMatchObject({ byPerson: true });
    expect((await go(lea)).location).toBe('/checkout/pruefen/');
    const review = await reviewed();
    if (typeof review === 'string') throw new Error(review);
    expect((await go(other)).status).toBe(400);
    expect(await checkedOnPage()).toBeNull();
    expect(await reviewed()).toBe('contact');
    expect(await placeOrder({ visitor, locale: 'de', ...review })).toEqual({ kind: 'incomplete' });

    const again = await answered(young);
    await again.device.ask(send, path, { intent: 'review', firstname: 'Lea', email, text: 'nochmals' });
    expect((await again.device.ask(send, path, young)).status).toBe(303);
    await approve(email, 'Ein Elternteil bürgt.');
    await fillCart(again.visitor, await createProduct());
    const born = { birthDay: '1', birthMonth: '1', birthYear: young.birthYear };
    const typed = { ...typedContact, ...born, firstname: 'Lea', email };
    const sent = await again.device.ask(contact, '/checkout/angaben/', { ...typed, intent: 'continue' });
    expect(sent.location).toBe('/checkout/pruefen/');
    expect(typeof (await reviewOrder({ visitor: again.visitor, locale: 'de' }))).toBe('object');
  });

  it('caused by newer answers is not covered by an earlier approval', async () => {
    const { device } = await answered({ ...adult, debt: 'yes' });
    const email = `${randomUUID()}@example.ch`;
    await device.ask(send, path, { intent: 'review', firstname: 'Lea', email, text: '' });
    await approve(email, 'Die Quittung liegt vor.');
    await device.ask(send, path, { ...young, debt: 'unknown' });
    expect((await viewOf(device)).check).toMatchObject({ state: 'refused', reasons: ['too-young', 'debt-unknown'] });
    await device.ask(send, path, { ...adult, debt: 'unknown' });
    expect((await viewOf(device)).check).toMatchObject({ state: 'approved', reasons: ['debt-unknown'] });
  });

  it('that a person has upheld says so', async () => {
    const { device } = await answered(young);
    const email = `${randomUUID()}@example.ch`;
    await device.ask(send, path, { intent: 'review', firstname: 'Lea', email, text: '' });
    const staff = await colleague();
    const inAdmin = new Device();
    inAdmin.plant(staff.cookie);
    const { id, version } = await openReview(email);
    await inAdmin.ask(decide, '/admin/bonitaet', { id, version, decision: 'declined', text: 'Unter 21 geht es nie.' });
    expect((await viewOf(device)).check).toMatchObject({ state: 'declined', decisionText: 'Unter 21 geht es nie.' });
  });
});

it('checks leave with their person, and go after 90 days, their pictures after 30', async () => {
  const { device, visitor } = await answered({ ...adult, paper: 'permit-b', euEfta: 'yes' });
  await upload(device, 'permit_b picture front');
  const person = { userId: visitor.userId, email: '' };
  expect(await exportedRows(person, 'creditChecks')).toMatchObject([
    { birthDate: '1992-03-14', idType: 'eu-efta', isResident: true, decision: null },
  ]);
  const pictures = () => db.creditCheckPicture.count({ where: { check: { userId: visitor.userId } } });
  await cleanChecks(new Date(Date.now() + 29 * DAY));
  expect(await pictures()).toBe(1);
  await cleanChecks(new Date(Date.now() + 31 * DAY));
  expect(await pictures()).toBe(0);
  expect(await findCheck(visitor)).not.toBeNull();
  await cleanChecks(new Date(Date.now() + 91 * DAY));
  expect(await findCheck(visitor)).toBeNull();

  const late = await answered(young);
  await late.device.ask(send, path, { intent: 'review', firstname: 'Lea', email: 'lea@example.ch', text: '' });
  const requested = { where: { userId: late.visitor.userId } };
  const day80 = new Date(Date.now() + 80 * DAY);
  const isStoredOn = async (day: number) => {
    await cleanChecks(new Date(Date.now() + day * DAY));
    return (await db.creditCheck.count(requested)) > 0;
  };
  await db.creditCheck.updateMany({ ...requested, data: { reviewAskedAt: day80 } });
  expect([await isStoredOn(91), await isStoredOn(169)]).toEqual([true, true]);
  await db.creditCheck.updateMany({ ...requested, data: { decision: 'approved', decidedAt: day80 } });
  expect([await isStoredOn(91), await isStoredOn(109), await isStoredOn(111)]).toEqual([true, true, false]);
  const unanswered = await answered(young);
  const wish = { where: { userId: unanswered.visitor.userId } };
  await db.creditCheck.updateMany({ ...wish, data: { reviewAskedAt: day80 } });
  await cleanChecks(new Date(Date.now() + 171 * DAY));
  expect(await db.creditCheck.count(wish)).toBe(0);

  const again = await answered({ ...adult, paper: 'permit-c' });
  await upload(again.device, 'permit_c picture front');
  await clearJobs();
  await eraseWired({ ...again.visitor, email: '' });
  expect(await findCheck(again.visitor)).toBeNull();
  expect((await waitingJobs()).map(({ identifier }) => identifier)).toEqual(['storage.remove']);
});
