import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { listCheckouts } from '~/modules/staff/checkout-summaries.server.ts';
import { discountTable } from '~/modules/staff/discount-table.server.ts';
import { type DiscountForm, createDiscount, stopDiscount } from '~/modules/staff/discounts.server.ts';
import { failureTable } from '~/modules/staff/failure-table.server.ts';
import { loggedStaff, logTable } from '~/modules/staff/log-table.server.ts';
import { listImports } from '~/modules/staff/operations.server.ts';
import { outboxTable } from '~/modules/staff/outbox-table.server.ts';
import { jobsOfOrder, recordDoneJob, retryJobs } from '~/modules/staff/outbox.server.ts';
import { findCustomers, getCustomer } from '~/modules/staff/customers.server.ts';
import { getRoleOfSession } from '~/modules/staff/role.server.ts';
import { recordAction, readLog } from '~/modules/staff/staff-log.server.ts';
import { tableCsv } from '~/modules/staff/table-csv.server.ts';
import { seedStaff } from '~/modules/staff/seed-staff.server.ts';
import { statistics } from '~/modules/staff/statistics.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { asked, rowsOf } from '../../support/lists.ts';
import { createInstance } from '../organizations/instance.ts';
import { createProduct, order, readyVisitor, typedContact } from '../checkout/shop.ts';
import { actsOf, colleague, sessionOf, type Someone, someone } from './team.ts';

let nadia: Someone;

beforeAll(async () => {
  nadia = await colleague();
});
beforeEach(clearJobs);

const hanging = async () => ({ rows: await rowsOf(outboxTable) });

async function ordered(
  contact: Partial<typeof typedContact> = {},
): Promise<{ id: string; number: string; email: string }> {
  const email = contact.email ?? `${randomUUID()}@example.ch`;
  const visitor = await readyVisitor([await createProduct()], { ...typedContact, ...contact, email });
  const placed = await order(visitor);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const { id } = await db.checkout.findUniqueOrThrow({ where: { number: placed.number }, select: { id: true } });
  return { id, number: placed.number, email };
}

describe('the staff', () => {
  it('are those that the settings name, once, and nobody before they sign in', async () => {
    const email = `neu.${randomUUID()}@velory.example`;
    await Promise.all([seedStaff([email]), seedStaff([email])]);
    await seedStaff([email]);
    const user = await db.user.findFirstOrThrow({ where: { email }, include: { admin: true, sessions: true } });
    expect([user.admin?.userId, user.sessions]).toEqual([user.id, []]);
    expect(await getRoleOfSession(await sessionOf(user.id))).toBe('staff');
    expect(await getRoleOfSession((await someone()).cookie)).toBe('signed-in');
    const { id: anonymous } = await db.user.create({ data: { admin: { create: {} } } });
    // Without a verified address nobody is staff, whatever row exists.
    expect(await getRoleOfSession(await sessionOf(anonymous))).toBe('anonymous');
    expect(await getRoleOfSession(null)).toBe('anonymous');
  });

  it('leave a log that cannot be changed', async () => {
    const { id } = await ordered();
    await recordAction(nadia, { action: 'order.read', checkoutId: id });
    expect(await readLog({ checkoutId: id })).toMatchObject([
      { staffEmail: nadia.email, action: 'hat die Bestellung angesehen' },
    ]);
    await expect(db.staffLog.updateMany({ data: { action: 'x' } })).rejects.toThrow(/neither changed nor removed/);
    await expect(db.staffLog.deleteMany()).rejects.toThrow(/neither changed nor removed/);
    // An order is removed, its log entries stay.
    await db.checkout.delete({ where: { id } });
    expect(await readLog({ checkoutId: id })).toMatchObject([{ orderNumber: null }]);
  });

  it('filter that log by colleague and act, by its address, and take the same as CSV', async () => {
    const other = await colleague();
    await recordAction(other, { action: 'synonym.add', subject: '=Velo' });
    await recordAction(other, { action: 'short-url.stop', subject: 'herbst' });
    await recordAction(nadia, { action: 'synonym.add', subject: 'Göppel' });
    const search = `wer=${encodeURIComponent(other.email)}&was=synonym.add`;
    const query = asked(logTable, search);
    expect(await readLog({ query })).toMatchObject([{ staffEmail: other.email, subject: '=Velo' }]);
    expect(await readLog({ query: asked(logTable, `wer=${other.email}&sortieren=neu-um`) })).toMatchObject([
      { subject: '=Velo' },
      { subject: 'herbst' },
    ]);
    const [head, row, end] = (await tableCsv(nadia, logTable, new URLSearchParams(search))).split('\r\n');
    expect([head, end]).toEqual(['\uFEFFWann;Wer;Was;Bestellung;Woran', '']);
    expect(row).toContain(`;${other.email};hat ein Suchwort erklärt;;'=Velo`);
    expect(await actsOf(nadia)).toContain('log.export');
    expect(asked(logTable, 'was=drop').filters).toEqual({ wer: null, was: null });
    // Former team members can still be found in it.
    await db.admin.deleteMany({ where: { user: { email: other.email } } });
    expect(await loggedStaff()).toEqual(expect.arrayContaining([nadia.email, other.email]));
  });
});

describe('the outbox', () => {
  const failOnce = (reason: string) =>
    db.$executeRaw`update graphile_worker._private_jobs set attempts = 25, last_error = ${`${reason}\n  at line`}`;

  it('shows failed jobs with their reason, retries them, and lists what an order has sent', async () => {
    await clearJobs();
    await addJob(db, chatJob, { text: 'Guten Morgen' }, { key: `test:${randomUUID()}` });
    expect((await hanging()).rows).toEqual([]);
    await failOnce('Antwort 503');
    const [job] = (await hanging()).rows;
    expect(job).toMatchObject({
      what: { title: 'Meldung', to: 'Team-Chat' },
      reason: 'Antwort 503',
      isGivenUp: true,
      nextAt: null,
    });
    expect(JSON.stringify(job)).not.toContain('Guten Morgen');
    expect(await retryJobs(nadia, ['0', 'x'])).toBe(0);
    expect(await retryJobs(nadia, [job?.id ?? ''])).toBe(1);
    expect((await hanging()).rows[0]).toMatchObject({ isGivenUp: false, tries: 0 });
    expect(await actsOf(nadia)).toContain('job.retry');
    expect(await waitingJobs()).toHaveLength(1);
  });

  it('keeps what is done of an order, and of nothing else', async () => {
    const { id: checkoutId } = await ordered();
    const job = { id: '900001', attempts: 2, created_at: new Date() };
    await recordDoneJob({ name: 'mail.order-confirmation', payload: { checkoutId }, job });
    await recordDoneJob({ name: 'mail.order-confirmation', payload: { checkoutId }, job });
    await recordDoneJob({ name: 'chat.send', payload: { text: 'x' }, job: { ...job, id: '900002' } });
    await recordDoneJob({ name: 'x', payload: { checkoutId: randomUUID() }, job: { ...job, id: '900003' } });
    const sent = (await jobsOfOrder(checkoutId)).filter(({ doneAt }) => doneAt);
    expect(sent).toMatchObject([{ what: { title: 'Bestätigung', to: 'E-Mail' }, tries: 2 }]);
    expect(await db.doneJob.count({ where: { id: { in: [900002n, 900003n] } } })).toBe(0);
  });
});

describe('discount codes', () => {
  const form: DiscountForm = {
    code: 'Herbst-26',
    shop: '',
    percent: '10',
    amount: '',
    minimum: '',
    isCombinable: false,
    from: '',
    to: '',
    maxUses: '5',
  };

  it('are created by the rules, each with a sentence, and stopped', async () => {
    expect(await createDiscount(nadia, { ...form, percent: '', amount: 'viel' })).toEqual(['Der Betrag stimmt nicht.']);
    expect(await createDiscount(nadia, { ...form, percent: '95' })).toEqual([
      'Gib entweder Prozente von 1 bis 90 oder einen Betrag an.',
    ]);
    expect(await createDiscount(nadia, { ...form, percent: '', amount: '100', minimum: '50' })).toHaveLength(1);
    expect(await createDiscount(nadia, { ...form, code: 'ä' })).toHaveLength(1);
    expect(await createDiscount(nadia, form)).toEqual([]);
    expect(await createDiscount(nadia, form)).toEqual(['Den Code HERBST-26 gibt es schon.']);
    const [code] = await rowsOf(discountTable);
    expect(code).toMatchObject({ code: 'HERBST-26', percent: 10, maxUses: 5, state: 'active' });
    expect(await stopDiscount(nadia, code?.id ?? 0)).toBe(true);
    expect(await stopDiscount(nadia, code?.id ?? 0)).toBe(false);
    expect((await rowsOf(discountTable))[0]?.state).toBe('expired');
    expect((await actsOf(nadia)).slice(-2)).toEqual(['discount.create', 'discount.stop']);
    // The days of its codes are Zurich's, in summer too.
    expect(await createDiscount(nadia, { ...form, code: 'SOMMER-27', from: '2027-07-01', to: '2027-07-31' })).toEqual(
      [],
    );
    const summer = await db.discountCode.findFirstOrThrow({ where: { code: 'SOMMER-27' } });
    expect([summer.validFrom, summer.validTo]).toEqual([
      new Date('2027-06-30T22:00:00Z'),
      new Date('2027-07-31T21:59:59Z'),
    ]);
  });

  it("are created for an organization's shop as agreed with it, and listed with its name", async () => {
    const organization = await createInstance({ name: 'Limmatbank', maxDiscountCodeAmount: 300 });
    const other = await createInstance({ combineDiscountCodeAndPublicDiscount: true });
    const uncapped = await createInstance({ discountCodeIsRequiredForCheckout: true });
    const inOrganization = { ...form, shop: organization.id, isCombinable: true };
    const amount = { percent: '', minimum: '2000' };
    expect(await createDiscount(nadia, { ...inOrganization, ...amount, amount: '301' })).toEqual([
      'Mit diesem Partner sind höchstens CHF\u00a0300 vereinbart.',
    ]);
    expect(await createDiscount(nadia, { ...inOrganization, ...amount, amount: '300' })).toEqual([]);
    expect(await createDiscount(nadia, { ...form, shop: other.id })).toEqual([]);
    // Also without an agreed cap.
    expect(await createDiscount(nadia, { ...form, ...amount, shop: uncapped.id, amount: '900' })).toEqual([]);
    expect(await createDiscount(nadia, { ...form, shop: 'nowhere' })).toEqual(['Diesen Laden gibt es nicht.']);
    const made = await db.discountCode.findMany({ where: { code: 'HERBST-26' }, orderBy: { id: 'asc' } });
    expect(made.slice(-3).map(({ instanceId, combinable }) => [instanceId, combinable])).toEqual([
      [organization.id, false],
      [other.id, true],
      [uncapped.id, false],
    ]);
    const rows = await rowsOf(discountTable, 'laden=limmatb');
    expect(rows.map(({ code, shop }) => [code, shop])).toEqual([['HERBST-26', 'Limmatbank']]);
    expect(await tableCsv(nadia, discountTable, new URLSearchParams('laden=limmatb'))).toContain(
      'HERBST-26;Limmatbank;',
    );
  });

  it('are filtered and sorted by the address of their list, and exported as CSV the same way', async () => {
    for (const code of ['ZEBRA-1', 'ADLER-1']) await createDiscount(nadia, { ...form, code });
    await createDiscount(nadia, { ...form, code: 'MORGEN-1', from: '2099-01-01' });
    const listed = async (search: string) =>
      (await rowsOf(discountTable, search)).map(({ code }) => code).filter((code) => code.endsWith('-1'));
    expect(await listed('')).toEqual(['MORGEN-1', 'ADLER-1', 'ZEBRA-1']);
    expect(await listed('stand=gilt&sortieren=code')).toEqual(['ADLER-1', 'ZEBRA-1']);
    expect(await listed('stand=geplant')).toEqual(['MORGEN-1']);
    expect(await listed('stand=nie&sortieren=nie')).toHaveLength(3);
    await db.discountCode.updateMany({ where: { code: 'ZEBRA-1' }, data: { used: 5 } });
    expect((await listed('sortieren=gebraucht'))[0]).toBe('ZEBRA-1');
    expect(await listed('code=ebra&sortieren=code-um')).toEqual(['ZEBRA-1']);
    const csv = await tableCsv(nadia, discountTable, new URLSearchParams('stand=aufgebraucht'));
    expect(csv).toMatch(/\r\nZEBRA-1;Velory;10;;0\.00;[^;]+;;5;5;0\.00;aufgebraucht\r\n/);
    expect(csv).not.toContain('ADLER-1');
    expect(await actsOf(nadia)).toContain('discounts.export');
  });
});

describe('people', () => {
  it('are found by what was ordered and by their account, each once', async () => {
    const email = `lea.${randomUUID()}@example.ch`;
    const { number } = await ordered({ firstname: 'Lea', lastname: 'Testerin', email });
    await ordered({ email });
    await someone(email);
    expect(await findCustomers(number)).toMatchObject([{ email, orders: 1, hasAccount: true, isStaff: false }]);
    expect(await findCustomers(email)).toMatchObject([{ email, orders: 2 }]);
    expect(await findCustomers('x')).toEqual([]);
    expect(await findCustomers(nadia.email)).toMatchObject([{ email: nadia.email, isStaff: true, orders: 0 }]);
    const person = await getCustomer(email.toUpperCase(), 'main');
    expect(person).toMatchObject({
      account: { devices: 1, hasGoogle: false },
      orders: [{ total: 4320_00, stage: 'received' }, {}],
    });
    expect(await getCustomer('niemand@example.ch', 'main')).toBeNull();
  });
});

describe('numbers, imports and failures', () => {
  it('show their data', async () => {
    await ordered();
    const { perDay, funnel, plans, planCount, monthly, brands } = await statistics('30-tage', { isFresh: true });
    const count = await db.checkout.count();
    expect(perDay).toHaveLength(30);
    expect(perDay.at(-1)?.count).toBe(count);
    expect(funnel).toMatchObject({ order: count });
    expect(plans).toEqual([{ months: 36, count }]);
    expect([planCount, monthly]).toEqual([count, count * 90_00]);
    expect(brands.reduce((sum, { amount }) => sum + amount, 0)).toBe(count * 4320_00);
    for (const period of ['7-tage', '12-monate'] as const) await statistics(period, { isFresh: true });
  });

  it('are shown of runs without a report too, and put together by what failed', async () => {
    await db.importRun.create({ data: { source: 'https://feed.example/geheim/velos.csv?key=1', report: {} } });
    expect((await listImports())[0]).toMatchObject({ source: 'velos.csv', state: 'running', rows: [] });
    const failure = { fingerprint: 'f1', message: 'kaputt', path: '/produkt/x' };
    for (const minutes of [1, 2]) {
      const minute = new Date(Date.now() - minutes * 60_000);
      await db.breakingErrorLog.create({ data: { ...failure, minute, count: 3 } });
    }
    const failed = async (search: string) => await rowsOf(failureTable, search);
    await db.checkoutBug.create({ data: { fingerprint: 'c1', hour: new Date(), message: 'Zahlung weg', count: 9 } });
    const seen = [
      { message: 'kaputt', count: 6, path: '/produkt/x' },
      { message: 'Zahlung weg', count: 9 },
    ];
    expect(await failed('sortieren=mal-um')).toMatchObject(seen);
    expect(await failed('wo=checkout')).toMatchObject([seen[1]]);
    expect(await failed('suchen=KAPUTT')).toMatchObject([seen[0]]);
  });
});

describe('GET admin/getCheckouts', () => {
  it('returns fifty at once, then the rest, by stage and day', async () => {
    const { number } = await ordered();
    const own = (await listCheckouts({})).data.find((each) => each.number === number);
    expect(own).toMatchObject({
      cartItems: [{ name: 'Allegro Limmat 5', price: 4320_00, categories: ['e_bike', 'e_trekking'] }],
      deals: [{ amount: 4320_00, dealstage: 'appointmentscheduled', properties: { tracking_number: number } }],
    });
    const [template] = await db.checkout.findMany({ where: { number } });
    if (!template) throw new Error('no order');
    const copies = Array.from({ length: 55 }, (_, index) => ({
      ...template,
      id: randomUUID(),
      number: `VE-COPY-${String(index).padStart(4, '0')}`,
      intentKey: randomUUID(),
      updateCheckoutDocToken: randomUUID(),
      uniqueReferralCode: `COPY${index}`,
      createdAt: new Date(Date.UTC(2025, 5, 1, 10, index)),
    }));
    await db.checkout.createMany({ data: copies as never });
    await db.fulfilment.createMany({
      data: copies.map(({ id }, index) => ({
        checkoutId: id,
        trackingToken: id,
        stage: index < 5 ? 'delivered' : 'paid',
      })),
    });
    const day = { from: '2025-06-01', to: '2025-06-01' };
    const first = await listCheckouts(day);
    expect([first.data.length, first.data[0]?.number]).toEqual([50, 'VE-COPY-0054']);
    const rest = await listCheckouts({ ...day, cursor: first.nextCursor ?? undefined });
    expect([rest.data.length, rest.nextCursor]).toEqual([5, null]);
    expect(rest.data.map(({ stage }) => stage)).toEqual(Array(5).fill('delivered'));
    expect((await listCheckouts({ ...day, state: 'delivered' })).data).toEqual(rest.data);
    expect((await listCheckouts({ from: '2025-06-02', to: '2025-06-30' })).data).toEqual([]);
  });
});
