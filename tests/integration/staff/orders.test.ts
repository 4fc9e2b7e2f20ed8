import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLocalTransaction } from '~/integrations/payment/local.server.ts';
import { addIdPicture, chooseIdDocument } from '~/modules/after-order/id-document.server.ts';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { findTracker } from '~/modules/fulfilment/tracker.server.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { paymentView } from '~/modules/payments/payments.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { moveByStaff } from '~/modules/fulfilment/stages/move-by-staff.server.ts';
import { bookByStaffMember, type BookingForm } from '~/modules/staff/order-booking.server.ts';
import { recordTransactions } from '~/modules/payments/provider/record-transactions.server.ts';
import { requestFreshLink, freshUntil, signInFresh } from '~/modules/staff/fresh-link.server.ts';
import { idCheckRows } from '~/modules/staff/id-check.ts';
import { writeToShopper } from '~/modules/staff/staff-letter.server.ts';
import {
  answerIdCheck,
  cancelByStaffMember,
  clearSuspicion,
  moveByStaffMember,
  addOrderNote,
  refundByStaffMember,
} from '~/modules/staff/order-acts.server.ts';
import { exportStaffOrders, listStaffOrders } from '~/modules/staff/order-list.server.ts';
import { viewCounts } from '~/modules/staff/order-query.server.ts';
import { ordersSearch, readOrdersQuery } from '~/modules/staff/order-list.ts';
import { addOrderNotes, pickedNumbers, writeToShoppers } from '~/modules/staff/order-selection.server.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import { statistics } from '~/modules/staff/statistics.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, order, readyVisitor, reviewed, typedContact } from '../checkout/shop.ts';
import { chatAbout, paymentOf, runAllJobs, runJobs } from '../orders/paying.ts';
import { photograph } from '../orders/pictures.ts';
import { actsOf, colleague, type Someone, someone } from './team.ts';

let nadia: Someone;

beforeAll(async () => {
  wireModules();
  nadia = await colleague();
});
beforeEach(clearJobs);

interface Buyer {
  firstname?: string;
  lastname?: string;
  email?: string;
}

/** An order on a plan with 1080 francs down. */
async function ordered(buyer: Buyer = {}): Promise<Order> {
  const email = `${randomUUID()}@example.ch`;
  const visitor = await readyVisitor([await createProduct()], { ...typedContact, email, ...buyer });
  const placed = await order(visitor);
  const found = placed.kind === 'placed' ? await findOrder({ visitor, number: placed.number }) : null;
  if (!found) throw new Error(placed.kind);
  return found;
}

/** Uploads both sides of an identity document. */
async function identified(to: Order, colour?: string): Promise<void> {
  await chooseIdDocument(to, 'identity_card');
  for (const side of ['front', 'back'] as const) {
    const file = new File([new Uint8Array(await photograph(colour))], 'a.jpg', { type: 'image/jpeg' });
    expect(await addIdPicture(to, idPictureLabel('identity_card', side), { file })).toBeUndefined();
  }
}

/** Pays what is due at once, at the local provider. */
async function paid({ id }: Order): Promise<void> {
  await runJobs(['payment.create-link']);
  const { id: paymentId, gateways } = await paymentOf({ id });
  await addLocalTransaction(gateways[0]?.hash ?? '', { status: 'confirmed', means: 'twint' });
  await syncPayment({ paymentId });
}

const rightAnswers = idCheckRows.map((row) => ({ row, answer: 'ja', remark: '' }));
const view = async ({ number }: Order) => {
  const found = await staffOrderView(number);
  if (!found) throw new Error('no view');
  return found;
};
const numbers = async (search: string) =>
  (await listStaffOrders(readOrdersQuery(new URLSearchParams(search)))).rows.map(({ number }) => number);

describe('the list of orders', () => {
  it('finds an order by number, name, e-mail and place, however they are written, and nothing by what is too short', async () => {
    const email = `zoe.${randomUUID()}@example.ch`;
    const { number } = await ordered({ firstname: 'Zoé', lastname: 'Brändli-Räss', email });
    const typed = [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      'zoe brandli',
      'Räss',
      email.toUpperCase(),
    ];
    for (const text of [...typed, `${number.slice(0, 7)} zoé`]) {
      expect([text, await numbers(`q=${encodeURIComponent(text)}`)]).toEqual([text, [number]]);
    }
    for (const text of ['z', '%', '_', 'brandli xyz'])
      expect(await numbers(`q=${encodeURIComponent(text)}`)).toEqual([]);
  });

  it('allows several to be moved, written to in their language, and exported as CSV at once', async () => {
    const one = await ordered();
    const two = await ordered();
    const other = await ordered();
    await db.checkout.update({ where: { id: two.id }, data: { locale: 'fr' } });
    const picked = pickedNumbers([one.number, two.number, one.number, "' or 1=1", 7]);
    expect(picked).toEqual([one.number, two.number]);
    expect(await addOrderNotes(nadia, picked, ' ')).toMatchObject({ kind: 'refused' });
    expect(await addOrderNotes(nadia, [], 'Hallo')).toMatchObject({ kind: 'refused' });
    expect(await addOrderNotes(nadia, picked, 'Lieferung verschoben.')).toEqual({ kind: 'done' });
    const notes = await db.orderNote.findMany({ where: { text: 'Lieferung verschoben.' } });
    expect(notes.map(({ checkoutId }) => checkoutId).sort()).toEqual([one.id, two.id].sort());
    // One that cannot be recorded leaves all of them unrecorded.
    await expect(addOrderNote(nadia, [other.id, randomUUID()], 'Nur halb.')).rejects.toThrow();
    expect(await db.orderNote.count({ where: { text: 'Nur halb.' } })).toBe(0);
    const words = { subject: 'Deine Lieferung', text: 'Sie kommt eine Woche später.' };
    expect(await writeToShoppers(nadia, picked, { ...words, locale: 'de' })).toEqual({ kind: 'done' });
    const letters = (await waitingJobs()).filter(({ identifier }) => identifier === 'mail.staff-letter');
    expect(letters.map(({ payload }) => payload)).toEqual([{ checkoutId: one.id, ...words }]);
    expect(await writeToShoppers(nadia, [one.number], { ...words, locale: 'fr' })).toMatchObject({ kind: 'refused' });
    // There is no address of an erased person.
    await db.$executeRaw`update checkout set contact = contact || '{"email": ""}' where id = ${other.id}::uuid`;
    expect(await writeToShoppers(nadia, [other.number], { ...words, locale: 'de' })).toMatchObject({ kind: 'refused' });
    const csv = await exportStaffOrders(readOrdersQuery(new URLSearchParams()), picked);
    expect([one, two, other].map(({ number }) => csv.includes(number))).toEqual([true, true, false]);
  });

  it('shows those of one shop', async () => {
    const { number, id } = await ordered();
    await db.checkout.update({ where: { id }, data: { instanceId: 'org-werk' } });
    expect(await numbers(`q=${number}&laden=org-werk`)).toEqual([number]);
    expect(await numbers(`q=${number}&laden=main`)).toEqual([]);
    expect(await numbers('ansicht=alle&laden=org-werk')).toEqual([number]);
  });

  it("shows each view's purpose, and says whose turn it is", async () => {
    const waits = await ordered();
    const ready = await ordered();
    const ended = await ordered();
    await identified(ready);
    await cancelByStaffMember(nadia, ended.id, 'Doppelt bestellt');
    const labels = async (search: string, { number }: Order) => {
      const { rows } = await listStaffOrders(readOrdersQuery(new URLSearchParams(`${search}&q=${number}`)));
      return rows.map(({ statusLabel, nextActor }) => `${statusLabel}, ${String(nextActor)}`)[0];
    };
    expect(await labels('ansicht=offen', waits)).toBe('Ausweis fehlt, customer');
    expect(await labels('ansicht=wir', waits)).toBeUndefined();
    expect(await labels('ansicht=wir', ready)).toBe('Ausweis prüfen, team');
    expect(await labels('ansicht=zahlung', ready)).toBe('Ausweis prüfen, team');
    expect(await labels('ansicht=offen', ended)).toBeUndefined();
    expect(await labels('ansicht=alle&stand=cancelled', ended)).toBe('Storniert, null');
    const counts = await viewCounts(true);
    expect(counts.offen).toBeLessThan(counts.alle);
  });

  it('sorts by its heads and continues at the end of the page', async () => {
    const names = ['Aebi', 'Zwicky', 'Meier'];
    const key = `k${randomUUID().slice(0, 8)}`;
    for (const lastname of names) await ordered({ lastname, email: `${key}@example.ch` });
    const { rows } = await listStaffOrders(readOrdersQuery(new URLSearchParams(`q=${key}@example.ch&sortieren=name`)));
    expect(rows.map(({ name }) => name.split(' ')[1])).toEqual(['Aebi', 'Meier', 'Zwicky']);
    expect(await numbers(`q=${key}@example.ch&sortieren=name-ab`)).toEqual(rows.map(({ number }) => number).reverse());
    expect(await numbers(`q=${key}@example.ch&seite=2`)).toEqual([]);
  });

  it('shows where an order came from, on its page, as a filter, in the CSV and in the chart', async () => {
    const source = `brief-${randomUUID().slice(0, 8)}`;
    const utmPath = `/e-bikes?utm_source=${source.toUpperCase()}&utm_medium=mail`;
    const context = { utmPath, googleClientId: null, isBlackFriday: true, device: 'phone' } as const;
    const visitor = await readyVisitor([await createProduct()]);
    const placed = await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)), context });
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const { number } = placed;
    const direct = await ordered();

    const { visit } = (await staffOrderView(number)) ?? {};
    expect(visit).toEqual({ source, utmPath, isBlackFriday: true, device: 'phone' });
    expect((await view(direct)).visit).toMatchObject({ source: null, isBlackFriday: false });
    const search = ordersSearch(readOrdersQuery(new URLSearchParams()), {
      view: 'alle',
      source,
      device: 'phone',
      isBlackFriday: true,
    });
    expect(await numbers(search)).toEqual([number]);
    for (const other of ['geraet=tablet', 'blackfriday=ja&quelle=direkt', `quelle=${source}x`])
      expect([other, await numbers(`ansicht=alle&q=${number}&${other}`)]).toEqual([other, []]);
    expect(await numbers(`quelle=direkt&q=${direct.number}`)).toEqual([direct.number]);
    expect(await numbers(`quelle=%00&geraet=toString&q=${number}`)).toEqual([number]);
    const [head = '', line = ''] = (await exportStaffOrders(readOrdersQuery(new URLSearchParams(search)))).split(
      '\r\n',
    );
    expect(head).toMatch(/;Quelle;Adresse;Black Friday;Gerät$/);
    expect(line).toContain(`;${source};${utmPath};ja;Telefon`);
    const { sources } = await statistics('7-tage', { isFresh: true });
    expect(sources).toContainEqual({ source, count: 1 });
    expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(await db.checkout.count());
  });

  it('is exported as a CSV without formulas', async () => {
    const { number } = await ordered({ firstname: '=SUMME', lastname: 'Semi' });
    const csv = await exportStaffOrders(readOrdersQuery(new URLSearchParams(`q=${number}`)));
    const [head = '', line = ''] = csv.split('\r\n');
    expect(head).toMatch(/^\uFEFFBestellung;Bestellt;Name/);
    expect(line.split(';').slice(0, 3)).toEqual([number, expect.stringMatching(/^20\d\d-/), "'=SUMME Semi"]);
    expect(line).toContain(';36;90.00;1080.00;4320.00;');
  });
});

describe('an order', () => {
  it('is checked only once every row of its identity document is approved, and proceeds with who did what', async () => {
    const placed = await ordered();
    const move = (fact: string) => moveByStaffMember(nadia, placed.id, { fact, note: 'am Telefon' });
    expect(await move('checked')).toMatchObject({ kind: 'refused' });
    await identified(placed);
    const [first, ...others] = rightAnswers;
    const wrong = { row: first?.row ?? '', answer: 'nein', remark: '' };
    await answerIdCheck(nadia, placed.id, [wrong, ...others]);
    expect(await move('checked')).toMatchObject({ kind: 'refused' });
    await answerIdCheck(nadia, placed.id, [{ ...wrong, remark: 'zweiter Vorname fehlt' }]);
    expect(await move('checked')).toEqual({ kind: 'done' });
    expect(await move('checked')).toMatchObject({ kind: 'refused', reason: expect.stringContaining('schon') });
    expect(await move('assembly')).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Vorher') });
    expect(await move('nowhere')).toMatchObject({ kind: 'refused' });
    expect(await move('paid')).toMatchObject({ kind: 'refused' });
    await paid(placed);
    for (const fact of ['contract', 'assembly', 'shipped', 'delivered'])
      expect([fact, await move(fact)]).toEqual([fact, { kind: 'done' }]);
    const { statusLabel, events, log, payment, jobs } = await view(placed);
    expect(statusLabel).toBe('Geliefert');
    expect(events[0]).toMatchObject({ what: 'Geliefert', who: 'Team', note: 'am Telefon' });
    expect(log[0]).toMatchObject({
      staffEmail: nadia.email,
      action: 'hat einen Schritt eingetragen',
      subject: 'Geliefert',
    });
    expect(payment).toMatchObject({ due: 1080_00, held: 1080_00 });
    expect(jobs.map(({ what }) => what.title)).toContain('Neuigkeit zur Bestellung');
  });

  it('needs another check when pictures were replaced', async () => {
    const placed = await ordered();
    await identified(placed);
    await answerIdCheck(nadia, placed.id, rightAnswers);
    expect((await view(placed)).idDocument?.answers).toHaveLength(5);
    await identified(placed, '#ccaa88');
    expect((await view(placed)).idDocument?.answers).toEqual([]);
    expect(await moveByStaffMember(nadia, placed.id, { fact: 'checked' })).toMatchObject({ kind: 'refused' });
  });

  it('is paid by a booking of what is open, with day and means, once; the shopper has nothing left to do', async () => {
    const placed = await ordered();
    expect((await view(placed)).moves).not.toContain('paid');
    const { booking } = await view(placed);
    expect(booking?.open).toBe(1080_00);
    const book = (more: Partial<BookingForm> = {}) =>
      bookByStaffMember(nadia, placed.id, { day: booking?.today ?? '', means: 'cash', key: randomUUID(), ...more });
    expect(await book({ day: '2999-01-01' })).toMatchObject({ kind: 'refused' });
    expect(await book({ day: '2026-02-30' })).toMatchObject({ kind: 'refused' });
    expect(await book({ means: 'toString' })).toMatchObject({ kind: 'refused' });
    const key = booking?.key ?? '';
    const both = await Promise.all([book({ key, day: '2026-11-20' }), book({ key, day: '2026-11-20' }), book()]);
    expect(both.map(({ kind }) => kind).filter((kind) => kind === 'done').length).toBeGreaterThan(0);
    const { payment, booking: after, stations, log } = await view(placed);
    expect(payment).toMatchObject({ due: 1080_00, held: 1080_00, rows: [{ means: 'bar', amount: 1080_00 }] });
    expect(after).toBeNull();
    expect(stations.find(({ stage }) => stage === 'paid')?.at).toMatch(/^\d{4}-/);
    expect(log.filter(({ action }) => action === 'hat eine Zahlung eingetragen')).toHaveLength(1);
    expect(await paymentView(placed)).toMatchObject({ state: 'paid', outstanding: 0 });
    expect((await paymentView(placed))?.link).toBeUndefined();
    expect(await book()).toEqual({ kind: 'refused', reason: 'Es ist nichts mehr offen.' });
    expect(await moveByStaff({ number: placed.number, stage: 'paid' })).toEqual({ kind: 'needs-booking' });
  });

  it('is not booked again if the shopper has paid online meanwhile', async () => {
    const placed = await ordered();
    await runJobs(['payment.create-link']);
    await addLocalTransaction((await paymentOf(placed)).gateways[0]?.hash ?? '', {
      status: 'confirmed',
      means: 'twint',
    });
    const { booking } = await view(placed);
    const form = { day: booking?.today ?? '', means: 'bank', key: booking?.key ?? '' };
    expect(await bookByStaffMember(nadia, placed.id, form)).toMatchObject({ kind: 'refused' });
    expect((await view(placed)).payment).toMatchObject({ held: 1080_00, rows: [{ means: 'TWINT' }] });
  });

  it('is cancelled with all announced consequences, and its money is returned once', async () => {
    const placed = await ordered();
    await paid(placed);
    const before = await view(placed);
    expect(before.cancelEffects.map(({ text }) => text).join(' ')).toMatch(
      /Finanzierungspartnerin ist abgemeldet.*CHF\s1’080.00/,
    );
    expect(await cancelByStaffMember(nadia, placed.id, 'Nicht lieferbar')).toEqual({ kind: 'done' });
    const [way] = (await view(placed)).refundable;
    expect(way).toMatchObject({ label: 'TWINT', most: 1080_00 });
    const refund = (amount: number | undefined, reason = 'Storniert') =>
      refundByStaffMember(nadia, placed.id, { key: way?.key ?? '', amount, reason });
    expect(await refund(undefined)).toMatchObject({ kind: 'refused' });
    expect(await refund(1080_05)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('1080.00') });
    expect(await refund(1080_00, ' ')).toMatchObject({ kind: 'refused' });
    const both = await Promise.all([refund(1080_00), refund(1080_00)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    await runAllJobs();
    expect(await paymentOf(placed)).toMatchObject({ status: 'refunded', transactions: [{ status: 'refunded' }] });
    const after = await view(placed);
    expect(after.payment?.refunds).toMatchObject([{ amount: 1080_00, state: 'done', reason: 'Storniert' }]);
    expect(after.refundable).toEqual([]);
    expect(after.statusLabel).toBe('Storniert');
  });

  it('does not take the rest of a part that is returned after the end for new money', async () => {
    const placed = await ordered();
    await paid(placed);
    await cancelByStaffMember(nadia, placed.id, 'Nicht lieferbar');
    const [way] = (await view(placed)).refundable;
    const part = { key: way?.key ?? '', amount: 80_00, reason: 'Ein Teil' };
    expect(await refundByStaffMember(nadia, placed.id, part)).toMatchObject({ kind: 'done' });
    const { id, transactions } = await paymentOf(placed);
    await recordTransactions(
      id,
      transactions.map(({ key, amount, means, at }) => ({ key, amount, means, at, status: 'refund_pending' })),
    );
    expect((await view(placed)).payment?.held).toBe(0);
    await runAllJobs();
    expect((await view(placed)).payment?.held).toBe(1000_00);
    expect(await db.orderEvent.count({ where: { checkoutId: placed.id, kind: 'refundDue' } })).toBe(1);
  });

  it('keeps the rest when a part was returned: a cancellation returns that rest', async () => {
    const placed = await ordered();
    await paid(placed);
    const [way] = (await view(placed)).refundable;
    const part = { key: way?.key ?? '', amount: 80_00, reason: 'Kulanz' };
    expect(await refundByStaffMember(nadia, placed.id, part)).toMatchObject({ kind: 'done' });
    await runAllJobs();
    expect(await paymentOf(placed)).toMatchObject({ status: 'partially_refunded' });
    const { payment, refundable, cancelEffects } = await view(placed);
    expect([payment?.held, refundable[0]?.most]).toEqual([1000_00, 1000_00]);
    expect(cancelEffects.map(({ text }) => text).join(' ')).toMatch(/CHF\s1’000.00 zurückzahlen/);
    await cancelByStaffMember(nadia, placed.id, 'Nicht lieferbar');
    expect(await chatAbout(placed)).toContainEqual(expect.stringMatching(/^Teilweise zurückerstattet/));
    expect((await view(placed)).statusLabel).toBe('Rückzahlung offen');
    expect(await numbers(`ansicht=wir&q=${placed.number}`)).toEqual([placed.number]);
    await runAllJobs();
    expect(await chatAbout(placed)).toContainEqual(expect.stringMatching(/CHF\s1’000.00. Bitte zurückerstatten/));
    const tracker = await findTracker({ token: placed.updateCheckoutDocToken, visitor: null });
    expect(tracker?.cancellation).toEqual({ isUnpaid: false, refund: 1000_00 });
  });

  it('accepts notes, messages and a second look at what was suspicious', async () => {
    const placed = await ordered();
    const where = { checkoutId: placed.id };
    await db.orderOrigin.update({ where, data: { reasons: ['zip-mismatch'] } });
    expect(await numbers(`ansicht=auffaellig&q=${placed.number}`)).toEqual([placed.number]);
    await clearSuspicion(nadia, placed.id);
    expect(await numbers(`ansicht=auffaellig&q=${placed.number}`)).toEqual([]);
    expect(await addOrderNote(nadia, placed.id, '  ')).toMatchObject({ kind: 'refused' });
    expect(await addOrderNote(nadia, placed.id, 'Angerufen.')).toEqual({ kind: 'done' });
    expect(await writeToShopper(nadia, placed.id, { subject: '', text: '' })).toEqual({
      kind: 'refused',
      reason: 'Ein Betreff fehlt. Der Text fehlt.',
    });
    await writeToShopper(nadia, placed.id, { subject: 'Zu deiner Adresse', text: 'Stimmt die PLZ?\n<b>8004</b>' });
    await runJobs(['mail.staff-letter']);
    const mail = await db.localMail.findFirst({
      where: { recipient: placed.contact.email, subject: 'Zu deiner Adresse' },
    });
    expect(mail?.text).toContain('Stimmt die PLZ?');
    expect(mail?.html).toContain('&lt;b&gt;8004');
    expect((await view(placed)).notes).toMatchObject([{ text: 'Angerufen.', staffEmail: nadia.email }]);
  });
});

describe('moving money', () => {
  it('takes a session that began by a fresh link, and no other', async () => {
    const reto = await colleague();
    const requested = { returnTo: '/admin', device: null };
    expect(await freshUntil(reto, reto.cookie)).toBeNull();
    await requestFreshLink(reto, requested);
    const request = await db.signInRequest.findFirstOrThrow({ where: { email: reto.email } });
    const browser = { cookieHeader: reto.cookie, device: null };
    expect(await signInFresh(reto, '000000', browser)).toMatchObject({ kind: 'wrong-code', left: 2 });
    // The old session gains nothing from a requested link.
    expect(await freshUntil(reto, reto.cookie)).toBeNull();
    const { codeOf } = await import('~/modules/identity/sign-in/link-secrets.server.ts');
    const signedIn = await signInFresh(reto, codeOf(request.id), browser);
    if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind);
    const cookie =
      signedIn.headers
        .getSetCookie()
        .find((line) => line.startsWith('velory_session='))
        ?.split(';')[0] ?? '';
    const until = await freshUntil(reto, cookie);
    expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(await freshUntil(reto, cookie, new Date(Date.now() + 16 * 60_000))).toBeNull();
    expect(await freshUntil(await someone(), cookie)).toBeNull();
    expect(await actsOf(reto)).toEqual(['fresh-link.ask']);
  });
});
