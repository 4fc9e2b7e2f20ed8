import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookPayment, paymentView, renewPaymentLink } from '~/modules/payments/payments.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, readyVisitor, order as placeIt } from '../checkout/shop.ts';
import { chatAbout, paymentOf, placed, receivedMails, runAllJobs, runJobs, sendWebhook } from './paying.ts';

const { payrexx } = await vi.hoisted(() => import('./payrexx.ts'));

afterAll(() => payrexx.stop());
beforeEach(async () => {
  payrexx.failure = undefined;
  await clearJobs();
});

/** An order with its payment page. */
async function withLink(options: Parameters<typeof placed>[0] = {}) {
  const order = await placed(options);
  await runAllJobs();
  return { order, page: payrexx.pageOf(order.id) };
}

/** A shopper pays on the page. */
function payOn(page: ReturnType<typeof payrexx.pageOf>, id: number, brand = 'twint'): void {
  page.status = 'confirmed';
  page.transactions.push({ id, status: 'confirmed', amount: Number(page.form.amount), payment: { brand } });
}

let nextTransaction = 1;
const transactionId = (): number => nextTransaction++;

describe('an order', () => {
  it('requests its payment link, and stores link, hash, status, reference and the updated flag', async () => {
    const order = await placed();
    expect(await paymentOf(order)).toMatchObject({
      amount: 1080_00,
      status: 'waiting',
      linkUpdated: false,
      gateways: [],
    });
    expect((await paymentView(order))?.state).toBe('preparing');
    await runAllJobs();
    const page = payrexx.pageOf(order.id);
    expect(page.form).toMatchObject({
      amount: '108000',
      currency: 'CHF',
      referenceId: order.id,
      purpose: `Anzahlung zur Bestellung ${order.number}`,
      successRedirectUrl: `http://localhost:3000/checkout/bestaetigung/?nr=${order.number}&zahlung=bezahlt`,
    });
    const { gateways, linkUpdated } = await paymentOf(order);
    expect(linkUpdated).toBe(true);
    expect(gateways).toMatchObject([{ gatewayId: String(page.id), hash: page.hash }]);
    expect(await paymentView(order)).toMatchObject({ state: 'ready', link: gateways[0]?.link, amount: 1080_00 });
  });

  it('that is paid at once has to pay all of it, in its own language', async () => {
    const { order, page } = await withLink({ once: true, locale: 'fr' });
    expect(page.form).toMatchObject({ amount: '432000', purpose: `Commande ${order.number}`, language: 'fr' });
    expect((await paymentView(order))?.kind).toBe('once');
  });

  it('without a down payment owes nothing at once', async () => {
    const visitor = await readyVisitor([await createProduct({ price: 2000_00 })]);
    const result = await placeIt(visitor);
    const checkout = await db.checkout.findFirstOrThrow({
      where: { userId: visitor.userId },
      include: { payment: true },
    });
    expect(result.kind).toBe('placed');
    expect(checkout).toMatchObject({ totalDownPayment: 0, payment: null });
    expect(await paymentView(checkout)).toBeNull();
  });

  it('is placed while the provider is away, which is logged; a later run of the job creates the link', async () => {
    const order = await placed();
    payrexx.failure = { status: 503, body: 'maintenance' };
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
    await expect(runJobs(['payment.create-link'])).rejects.toThrow('Payrexx answered 503');
    expect(error.mock.calls.map(([what]) => what)).toContainEqual(
      expect.objectContaining({ event: 'payment_link_failed' }),
    );
    error.mockRestore();
    expect(await chatAbout(order)).toEqual([]);
    expect(await paymentView(order)).toMatchObject({
      state: 'preparing',
      qrBill: expect.stringContaining(order.number),
    });
    payrexx.failure = undefined;
    await runAllJobs();
    expect((await paymentView(order))?.state).toBe('ready');
  });

  it('has one page, however many requests are made at once', async () => {
    const order = await placed();
    await Promise.all(Array.from({ length: 5 }, () => renewPaymentLink(order.id)));
    await runAllJobs();
    expect((await paymentOf(order)).gateways).toHaveLength(1);
  });

  it('gets a new page when the old one is over, and both may be paid', async () => {
    const { order, page } = await withLink();
    await db.paymentGateway.updateMany({ where: { gatewayId: String(page.id) }, data: { expiresAt: new Date(0) } });
    await sendWebhook(order, 'expired');
    await runAllJobs();
    expect(await paymentView(order)).toMatchObject({ state: 'expired', link: undefined });
    await renewPaymentLink(order.id);
    expect((await paymentOf(order)).gateways).toHaveLength(2);
    expect(await paymentView(order)).toMatchObject({ state: 'ready', link: expect.stringContaining('payment=') });
    payOn(page, transactionId());
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    expect((await paymentView(order))?.state).toBe('paid');
  });
});

describe('the webhook', () => {
  it('sent 1000 times in any order is one payment, one mail, one message', async () => {
    const { order, page } = await withLink();
    payOn(page, transactionId());
    const statuses = ['waiting', 'confirmed', 'authorized', 'declined', 'cancelled', 'error', 'initiated'];
    const reported = fc.sample(fc.constantFrom(...statuses), 1000);
    const answers = new Map<number, number>();
    let jobs = 0;
    for (let from = 0; from < reported.length; from += 50) {
      const batch = reported.slice(from, from + 50);
      const sent = await Promise.all(
        batch.map((status, index) => sendWebhook(order, status, { type: index % 2 ? 'json' : 'form' })),
      );
      for (const { status } of sent) answers.set(status, (answers.get(status) ?? 0) + 1);
      if (from % 200 === 0) jobs += await runJobs(['payment.sync']);
    }
    await runAllJobs();
    expect(answers).toEqual(new Map([[200, 1000]]));
    // Jobs waiting for the same payment are one job.
    expect(jobs).toBe(5);
    const { status, paidAt, transactions } = await paymentOf(order);
    expect({ status, count: transactions.length }).toEqual({ status: 'confirmed', count: 1 });
    expect(paidAt).toBeInstanceOf(Date);
    expect(await receivedMails(order)).toHaveLength(1);
    expect(await chatAbout(order)).toEqual([`Zahlung erhalten: CHF\u00a01’080.00 für Bestellung ${order.number}.`]);
  });

  it('that arrives at the same time as others settles the payment once', async () => {
    const { order, page } = await withLink();
    payOn(page, transactionId());
    const { syncPayment } = await import('~/modules/payments/provider/sync-payment.server.ts');
    const { id: paymentId } = await paymentOf(order);
    await Promise.all(Array.from({ length: 20 }, () => syncPayment({ paymentId })));
    await runAllJobs();
    expect(await receivedMails(order)).toHaveLength(1);
    expect((await paymentOf(order)).transactions).toHaveLength(1);
    const events = await db.orderEvent.findMany({ where: { checkoutId: order.id, kind: 'paid' } });
    expect(events).toMatchObject([{ who: 'payment' }]);
  });

  it('that is forged is refused without asking the provider', async () => {
    const { order } = await withLink();
    const { calls } = payrexx;
    const forged = await sendWebhook(order, 'confirmed', { key: 'a-key-that-was-guessed' });
    expect(forged.status).toBe(401);
    expect(await runJobs(['payment.sync'])).toBe(0);
    expect(payrexx.calls).toBe(calls);
    expect((await paymentOf(order)).status).toBe('waiting');
  });

  it('that reports a payment against the provider changes nothing', async () => {
    const { order } = await withLink();
    expect((await sendWebhook(order, 'confirmed')).status).toBe(200);
    await runAllJobs();
    expect(await paymentOf(order)).toMatchObject({ status: 'waiting', paidAt: null, transactions: [] });
  });

  it('about another amount than the one that is due settles nothing; the team is notified', async () => {
    const { order, page } = await withLink();
    page.form.amount = '100';
    payOn(page, transactionId());
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    expect(await paymentOf(order)).toMatchObject({ status: 'waiting', paidAt: null });
    const [message] = await db.localMessage.findMany({
      where: { payload: { path: ['text'], string_contains: order.id } },
    });
    expect(message?.payload).toMatchObject({ text: expect.stringContaining('nicht verbucht') });
  });

  it('about unknown payments is ignored, and what is not a message is refused', async () => {
    const unknown = await sendWebhook({ id: '0193e6a4-5b7c-7d1e-8f2a-3b4c5d6e7f80' }, 'confirmed');
    expect([unknown.status, await unknown.json()]).toEqual([200, { success: true, result: 'ignored' }]);
    const { acceptPaymentWebhook } = await import('~/modules/payments/payments.server.ts');
    const { signWebhook } = await import('~/integrations/payment/webhook-signature.server.ts');
    const results = await Promise.all(
      ['', '[]', '{"transaction":5}', '{"subscription":{"id":1}}', '{"transaction":{}}'].map((body) =>
        acceptPaymentWebhook({
          body,
          contentType: 'application/json',
          signature: signWebhook(body, 'webhook-key-of-the-tests'),
        }),
      ),
    );
    expect(results).toEqual(['invalid', 'invalid', 'invalid', 'ignored', 'ignored']);
  });

  it('answers within a second, also while the provider is silent', async () => {
    const { order } = await withLink();
    payrexx.failure = 'silence';
    // The provider never answers: waiting for it would end this test, not the call.
    expect((await sendWebhook(order, 'confirmed')).status).toBe(200);
  });
});

describe('a payment', () => {
  it('that was declined can be tried again on the same page', async () => {
    const { order, page } = await withLink();
    page.transactions.push({ id: transactionId(), status: 'declined', payment: { brand: 'visa' } });
    await sendWebhook(order, 'declined');
    await runAllJobs();
    expect(await paymentView(order)).toMatchObject({ state: 'declined', link: expect.stringContaining(page.hash) });
    payOn(page, transactionId());
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    expect(await paymentView(order)).toMatchObject({ state: 'paid', means: 'twint', outstanding: 0, link: undefined });
  });

  it('that is made twice is settled once; the team returns the rest', async () => {
    const { order, page } = await withLink();
    payOn(page, transactionId());
    payOn(page, transactionId(), 'visa');
    for (const status of ['confirmed', 'confirmed', 'confirmed']) await sendWebhook(order, status);
    await runAllJobs();
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    expect(await receivedMails(order)).toHaveLength(1);
    expect(await chatAbout(order)).toEqual([
      expect.stringContaining('Zahlung erhalten'),
      expect.stringContaining('Zu viel bezahlt: CHF\u00a02’160.00 statt CHF\u00a01’080.00'),
    ]);
  });

  it.each([
    ['refunded', 'refunded', 'Zurückerstattet'],
    ['chargeback', 'contact', 'Rückbelastung'],
  ])('that is %s after all is reported to the team once', async (word, state, words) => {
    const { order, page } = await withLink();
    payOn(page, transactionId());
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    page.status = word;
    for (const status of [word, 'confirmed', word]) await sendWebhook(order, status);
    await runAllJobs();
    await sendWebhook(order, word);
    await runAllJobs();
    expect((await paymentView(order))?.state).toBe(state);
    expect((await chatAbout(order)).filter((text) => text.includes(words))).toHaveLength(1);
    expect(await receivedMails(order)).toHaveLength(1);
  });

  it('is known when the shopper returns, before any webhook', async () => {
    const { order, page } = await withLink();
    payOn(page, transactionId());
    expect(await paymentView(order, 'bezahlt')).toMatchObject({ state: 'paid' });
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    expect(await receivedMails(order)).toHaveLength(1);
  });

  it('is being checked when the shopper returns and the provider is away', async () => {
    const { order } = await withLink();
    payrexx.failure = { status: 500, body: '' };
    expect(await paymentView(order, 'bezahlt')).toMatchObject({ state: 'processing' });
    expect(await paymentView(order, 'abgebrochen')).toMatchObject({ state: 'ready' });
  });

  it('is confirmed by mail, in the language of the order', async () => {
    const { order, page } = await withLink({ locale: 'fr' });
    payOn(page, transactionId());
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    const [mail] = await receivedMails(order);
    expect(mail?.subject).toBe(`Acompte reçu, commande ${order.number}`);
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain('TWINT');
      expect(content).toContain('CHF\u00a01’080.00');
      expect(content).toContain('1er\u00a0janvier 2027');
    }
    expect(mail?.html).toMatch(/<html[^>]* lang="fr-CH"/);
  });
});

describe('an order that was cancelled', () => {
  const cancel = (checkoutId: string) =>
    db.$transaction((database) => moveOrder(database, { checkoutId, fact: 'cancelled', who: 'staff' }));

  it('has nothing to pay any more', async () => {
    const { order } = await withLink();
    await cancel(order.id);
    expect(await paymentView(order)).toBeNull();
    await renewPaymentLink(order.id);
    expect((await paymentOf(order)).gateways).toHaveLength(1);
  });

  it('and paid all the same is reported to the team', async () => {
    const { order, page } = await withLink();
    await cancel(order.id);
    payOn(page, transactionId());
    await sendWebhook(order, 'confirmed');
    await runAllJobs();
    expect((await chatAbout(order)).filter((text) => text.includes('Bitte zurückerstatten'))).toHaveLength(1);
    expect(await paymentView(order)).toMatchObject({ state: 'refunded' });
    expect(await receivedMails(order)).toEqual([]);
  });
});

describe('money on the bank account', () => {
  it('is booked by the staff, settles the payment when all of it is there, and counts once', async () => {
    const { order } = await withLink();
    const book = (amount: number, entry: string) => bookPayment({ number: order.number, amount, entry });
    expect(await book(1000_00, 'a')).toMatchObject({
      kind: 'booked',
      held: 1000_00,
      due: 1080_00,
      status: 'part_paid',
    });
    expect(await paymentView(order)).toMatchObject({ state: 'part-paid', outstanding: 80_00 });
    expect(await book(1000_00, 'a')).toEqual({ kind: 'known' });
    expect(await book(80_00, 'b')).toMatchObject({ kind: 'booked', status: 'confirmed' });
    await runAllJobs();
    expect(await receivedMails(order)).toHaveLength(1);
    expect(await paymentView(order)).toMatchObject({ state: 'paid', means: 'bank' });
  });

  it('for no order, or one that owes nothing, is refused', async () => {
    expect(await bookPayment({ number: 'VE-NONE-NONE', amount: 100, entry: 'x' })).toEqual({
      kind: 'unknown-order',
    });
  });
});
