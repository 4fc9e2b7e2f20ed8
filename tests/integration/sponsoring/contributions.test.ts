import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeLocalStatus } from '~/integrations/payment/local.server.ts';
import { acceptPaymentWebhook } from '~/modules/payments/payments.server.ts';
import { signWebhook } from '~/integrations/payment/webhook-signature.server.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { watchPages } from '~/modules/sponsoring/campaign/end-page.server.ts';
import { recordSent } from '~/modules/sponsoring/contributions/refund-contribution.server.ts';
import { contribute, endPage, listSponsors, syncContribution } from '~/modules/sponsoring/sponsoring.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createPage, deliver, ledger, paidAtProvider, pay, promise, type TestPage } from './riders.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

const sponsor = { name: 'Tom', email: 'tom@example.ch', message: '', isHidden: false, locale: 'de' } as const;
const stateOf = async (id: string) => (await db.sponsorMePayment.findUniqueOrThrow({ where: { id } })).state;
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** The provider's message about a payment page, as its webhook sends it. */
async function notify(reference: string) {
  const body = JSON.stringify({ transaction: { id: 'x', status: 'confirmed', referenceId: reference } });
  const signature = signWebhook(body, paymentProvider()?.webhookKey ?? '');
  return acceptPaymentWebhook({ body, contentType: 'application/json', signature });
}

describe('contributions', () => {
  it('gives the last francs to one of a hundred simultaneous ones, and tells the others', async () => {
    const page = await createPage({ price: 3000_00, goal: 1000_00 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => contribute(page.token, { ...sponsor, amount: 30_00 })),
    );
    const promised = answers.filter(({ ok }) => ok);
    expect(promised).toHaveLength(33);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'held', most: 10_00 });
    // Of the hundred who want the last ten francs, one gets them.
    const last = await Promise.all(
      Array.from({ length: 100 }, () => contribute(page.token, { ...sponsor, amount: 10_00 })),
    );
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await db.sponsorMePayment.findMany({ where: { sponsorMeId: page.id } });
    const hashes = rows.map(({ link }) => link?.split('/').at(-1) ?? '');
    for (const hash of hashes) await pay(hash);
    // Webhooks arrive in any order, twice, and all at once.
    await Promise.all(shuffled([...rows, ...rows]).map(({ id }) => syncContribution({ contributionId: id })));
    expect(await ledger(page.id)).toEqual({ came: 1000_00, back: 0, counted: 1000_00 });
    expect(await contribute(page.token, { ...sponsor, amount: 5_00 })).toEqual({ ok: false, reason: 'full', most: 0 });
  });

  it('counts late payments only if there is room, and returns every other franc', async () => {
    const page = await createPage({ price: 2300_00, goal: 300_00 });
    const late = await Promise.all(Array.from({ length: 10 }, () => promise(page.token, 30_00)));
    await db.sponsorMePayment.updateMany({ where: { sponsorMeId: page.id }, data: { reservedUntil: new Date(0) } });
    const timely = await Promise.all(Array.from({ length: 7 }, () => promise(page.token, 40_00)));
    const all = [...late, ...timely];
    await Promise.all(all.map(({ hash }) => pay(hash)));
    await Promise.all(shuffled([...all, ...all]).map(({ id }) => syncContribution({ contributionId: id })));
    const books = await ledger(page.id);
    expect(books.came).toBe(await paidAtProvider(all.map(({ hash }) => hash)));
    expect(books.came).toBe(books.counted + books.back);
    expect(books.counted).toBeLessThanOrEqual(300_00);
    expect(books.counted).toBeGreaterThanOrEqual(280_00);
    await deliver();
    const refunds = await db.sponsorMeRefund.findMany({
      where: { transaction: { payment: { sponsorMeId: page.id } } },
    });
    expect(refunds.every(({ doneAt, failure }) => doneAt && !failure)).toBe(true);
    expect(
      await db.localGateway.count({ where: { status: 'refunded', hash: { in: all.map(({ hash }) => hash) } } }),
    ).toBe(refunds.length);
  });

  it('returns a second payment for one contribution', async () => {
    const page = await createPage();
    const { id, hash } = await promise(page.token, 50_00);
    await pay(hash);
    await pay(hash);
    await syncContribution({ contributionId: id });
    await syncContribution({ contributionId: id });
    expect(await ledger(page.id)).toEqual({ came: 100_00, back: 50_00, counted: 50_00 });
    await deliver();
    expect(
      (await db.localMail.findMany({ where: { subject: { contains: 'gehen an dich zurück' } } })).length,
    ).toBeGreaterThan(0);
  });

  it('lets one person contribute many times, thanks each time and notifies the rider', async () => {
    const page = await createPage({ goal: 100_00 });
    for (const amount of [50_00, 50_00]) {
      const { id, hash } = await promise(page.token, amount, 'Opa');
      await pay(hash);
      expect(await notify(id)).toBe('accepted');
      await deliver();
    }
    expect(await listSponsors(page)).toMatchObject([
      { name: 'Opa', amount: 50_00 },
      { name: 'Opa', amount: 50_00 },
    ]);
    const mails = await db.localMail.findMany({ where: { recipient: page.email }, orderBy: { id: 'asc' } });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Deine Sponsor-me-Seite ist online',
      'Jemand hat CHF\u00a050 beigetragen',
      'Geschafft: CHF\u00a0100 sind zusammen',
    ]);
    const givers = await db.sponsorMePayment.findMany({ where: { sponsorMeId: page.id }, select: { email: true } });
    const thanks = { subject: 'Danke: Deine CHF\u00a050 sind da', recipient: { in: givers.map(({ email }) => email) } };
    expect(await db.localMail.count({ where: thanks })).toBe(2);
  });

  it('are announced without typed text, unless the rider has proven the address', async () => {
    const typed = /Opa|Lea|Fahr für mich mit/;
    const mailsOf = async (page: TestPage) => {
      const { id, hash } = await promise(page.token, 50_00, 'Opa');
      await pay(hash);
      await notify(id);
      await deliver();
      const { email } = await db.sponsorMePayment.findUniqueOrThrow({ where: { id } });
      const mails = await db.localMail.findMany({ where: { recipient: { in: [page.email, email] } } });
      return { page, email, mails };
    };
    const unknown = await mailsOf(await createPage({ goal: 100_00 }));
    expect(unknown.mails).toHaveLength(3);
    expect(unknown.mails.filter(({ subject, text, html }) => typed.test(subject + text + html))).toEqual([]);
    const page = await createPage({ goal: 100_00 });
    const { id: userId } = await db.user.create({ data: { email: page.email } });
    await db.sponsorMe.update({ where: { id: page.id }, data: { userId } });
    const known = await mailsOf(page);
    const own = known.mails.filter(({ recipient }) => recipient === page.email);
    expect(own.at(-1)).toMatchObject({ subject: 'Opa hat CHF\u00a050 beigetragen' });
    expect(own.at(-1)?.text).toContain('«Fahr für mich mit.»');
    expect(known.mails.filter(({ recipient, text }) => recipient === known.email && typed.test(text))).toEqual([]);
  });

  it('frees the place of a sponsor who leaves the payment page, and keeps that of a declined one', async () => {
    const page = await createPage({ price: 2100_00, goal: 100_00 });
    const { id, hash } = await promise(page.token, 100_00);
    const { addLocalTransaction } = await import('~/integrations/payment/local.server.ts');
    await addLocalTransaction(hash, { status: 'declined', means: 'visa' });
    await syncContribution({ contributionId: id });
    expect(await contribute(page.token, { ...sponsor, amount: 100_00 })).toMatchObject({ ok: false, reason: 'held' });
    await addLocalTransaction(hash, { status: 'cancelled', means: 'twint' });
    await syncContribution({ contributionId: id });
    const second = await contribute(page.token, { ...sponsor, amount: 100_00 });
    expect(second.ok).toBe(true);
    // The first one still pays: it holds the place.
    await pay(hash);
    await syncContribution({ contributionId: id });
    expect(await ledger(page.id)).toMatchObject({ back: 100_00, counted: 0 });
    expect(await stateOf(id)).toBe('returned');
  });

  it('is given back in full once both parts of it are sent, also at the same time', async () => {
    for (let time = 0; time < 5; time++) {
      const page = await createPage();
      const { id, hash } = await promise(page.token, 50_00);
      await pay(hash);
      await syncContribution({ contributionId: id });
      const { id: transactionId } = await db.sponsorMeTransaction.findFirstOrThrow({ where: { paymentId: id } });
      const parts = await Promise.all(
        [20_00, 30_00].map((amount) =>
          db.sponsorMeRefund.create({ data: { transactionId, amount, reason: 'surplus' }, select: { id: true } }),
        ),
      );
      await Promise.all(parts.map((part) => recordSent(part.id)));
      expect(await db.sponsorMeTransaction.findUniqueOrThrow({ where: { id: transactionId } })).toMatchObject({
        status: 'refunded',
      });
    }
  });

  it('refuses what is not an amount, too small, too much, and pages that are over', async () => {
    const page = await createPage({ price: 2400_00, goal: 200_00 });
    const ask = (amount: number) => contribute(page.token, { ...sponsor, amount });
    expect(await ask(4_00)).toMatchObject({ reason: 'too-small' });
    expect(await ask(10_50)).toMatchObject({ reason: 'not-an-amount' });
    expect(await ask(401_00)).toMatchObject({ reason: 'too-much', most: 400_00 });
    await endPage(page.id, { end: 'withdrawn' });
    expect(await ask(10_00)).toMatchObject({ reason: 'closed' });
  });

  it('returns all of it when its time is over, pending payments included', async () => {
    const page = await createPage();
    const first = await promise(page.token, 100_00);
    const second = await promise(page.token, 20_00);
    await pay(first.hash);
    await syncContribution({ contributionId: first.id });
    await watchPages(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000));
    await pay(second.hash);
    await syncContribution({ contributionId: second.id });
    expect(await ledger(page.id)).toEqual({ came: 120_00, back: 120_00, counted: 0 });
    await deliver();
    const mails = await db.localMail.findMany({ where: { recipient: page.email } });
    expect(mails.map(({ subject }) => subject)).toContain('Deine Sponsor-me-Seite ist zu Ende');
  });

  it("no longer counts what the payer's bank takes back", async () => {
    const page = await createPage();
    const { id, hash } = await promise(page.token, 50_00);
    await pay(hash);
    await syncContribution({ contributionId: id });
    await changeLocalStatus(hash, 'chargeback');
    await syncContribution({ contributionId: id });
    expect(await stateOf(id)).toBe('reversed');
    expect(await listSponsors(page)).toEqual([]);
  });

  it('lets one mailbox hold two places a day, however the address is written, and takes more without a place', async () => {
    const page = await createPage({ price: 2300_00, goal: 300_00 });
    const pledge = async (email: string, amount = 100_00) => {
      const answer = await contribute(page.token, { ...sponsor, email, amount });
      if (!answer.ok) return answer.reason;
      return (await db.sponsorMePayment.findUniqueOrThrow({ where: { ticket: answer.ticket } })).holdsPlace;
    };
    expect([await pledge('tom@example.ch'), await pledge('Tom+2@example.ch')]).toEqual([true, true]);
    // Their time is over, and nobody can renew them forever.
    await db.sponsorMePayment.updateMany({ where: { sponsorMeId: page.id }, data: { reservedUntil: new Date(0) } });
    expect(await pledge('tom+3@example.ch', 300_00)).toBe(false);
    // Without a place no more can be paid than there is room, and nobody else is blocked.
    expect(await pledge('tom+4@example.ch', 10_00)).toBe('held');
    expect(await pledge('opa@example.ch', 300_00)).toBe(true);
    expect(await pledge('tante@example.ch')).toBe('held');
    const rows = await db.sponsorMePayment.findMany({ where: { sponsorMeId: page.id }, orderBy: { createdAt: 'asc' } });
    const [, , unplaced, placed] = rows.map(({ id, link }) => ({ id, hash: link?.split('/').at(-1) ?? '' }));
    for (const each of [unplaced, placed]) {
      await pay(each?.hash ?? '');
      await syncContribution({ contributionId: each?.id ?? '' });
    }
    // The one with the place counts, although the other one was paid first.
    expect(await ledger(page.id)).toEqual({ came: 600_00, back: 300_00, counted: 300_00 });
    expect(await stateOf(unplaced?.id ?? '')).toBe('returned');
  });

  it('lets one network hold ten places a day', async () => {
    const page = await createPage({ price: 3000_00, goal: 1000_00 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        contribute(page.token, { ...sponsor, email: `${index}@example.ch`, amount: 5_00, sender: '203.0.113.7' }),
      ),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await db.sponsorMePayment.count({ where: { sponsorMeId: page.id, holdsPlace: true } })).toBe(10);
  });

  it('keeps its books exact, whatever arrives in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 5, max: 120 }),
            pays: fc.integer({ min: 0, max: 2 }),
            isLate: fc.boolean(),
          }),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        fc.integer({ min: 100, max: 500 }),
        async (wishes, most) => {
          const page = await createPage({ price: (2000 + most) * 100, goal: 100_00 });
          const promised = [];
          for (const { amount, pays, isLate } of wishes) {
            const answer = await contribute(page.token, { ...sponsor, amount: amount * 100 });
            if (!answer.ok) continue;
            const { id, link } = await db.sponsorMePayment.findUniqueOrThrow({ where: { ticket: answer.ticket } });
            const hash = link?.split('/').at(-1) ?? '';
            if (isLate) await db.sponsorMePayment.update({ where: { id }, data: { reservedUntil: new Date(0) } });
            for (let time = 0; time < pays; time++) await pay(hash);
            promised.push({ id, hash });
          }
          await Promise.all(
            shuffled([...promised, ...promised]).map(({ id }) => syncContribution({ contributionId: id })),
          );
          const books = await ledger(page.id);
          expect(books.came).toBe(await paidAtProvider(promised.map(({ hash }) => hash)));
          expect(books.came).toBe(books.counted + books.back);
          expect(books.counted).toBeLessThanOrEqual(most * 100);
        },
      ),
      { numRuns: 15 },
    );
  });
});
