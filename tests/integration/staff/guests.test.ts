import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { FilledForm } from '~/modules/forms/forms.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import { erasePerson, replayErasures } from '~/modules/identity/erase-person.server.ts';
import { erasureOf } from '~/modules/identity/erasure.server.ts';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server.ts';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { requestNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { findCustomers, getCustomer } from '~/modules/staff/customers.server.ts';
import {
  eraseByStaffMember,
  exportByStaffMember,
  cancelErasureByStaff,
} from '~/modules/staff/customer-actions.server.ts';
import { action as takeBack } from '~/pages/account/erase-route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, makeJobsDue, waitingJobs } from '../../support/jobs.ts';
import { createProduct, order, readyVisitor, typedContact } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { runAllJobs, runJobs } from '../orders/paying.ts';
import { createInstance, inMainShop } from '../organizations/instance.ts';
import { actsOf, colleague, type Someone } from './team.ts';

const DAY = 24 * 60 * 60 * 1000;

let nadia: Someone;

beforeAll(async () => {
  wireModules();
  nadia = await colleague();
});
beforeEach(() => clearJobs());

const newEmail = () => `gast.${randomUUID()}@example.ch`;
const main = (email: string) => ({ email, instanceId: 'main' });

/** A shopper who orders without an account. @param email as they type it */
async function guest(email: string) {
  const visitor = await readyVisitor([await createProduct()], { ...typedContact, email });
  const answer = await order(visitor);
  if (answer.kind !== 'placed') throw new Error(answer.kind);
  const { id, number } = await db.checkout.findUniqueOrThrow({ where: { number: answer.number } });
  return { visitor, placed: { id, number } };
}

/** Lets a day pass. */
async function aDayLater(): Promise<void> {
  await db.erasure.updateMany({ data: { dueAt: new Date(Date.now() - 1) } });
  await makeJobsDue();
  await runAllJobs();
}

it('A guest is found, and gets all stored data of all their visits', async () => {
  const email = newEmail();
  const first = await guest(email);
  const second = await guest(email.toUpperCase().replace('EXAMPLE.CH', 'example.ch'));
  await requestNewsletter({
    email,
    firstName: 'Gast',
    lastName: 'Muster',
    locale: 'de',
    pageUri: 'http://localhost:3000/',
  });
  expect(await findCustomers(email)).toMatchObject([{ email, hasAccount: false, orders: 2, shop: 'Velory' }]);
  expect(await getCustomer(email, 'main')).toMatchObject({
    account: null,
    isGuest: true,
    erasedAt: null,
    orders: [{}, {}],
  });
  const parts = new Map((await exportByStaffMember(nadia, main(email)))?.map(({ name, rows }) => [name, rows]));
  expect(
    parts
      .get('orders')
      ?.map(({ number }) => number)
      .sort(),
  ).toEqual([first.placed, second.placed].map(({ number }) => number).sort());
  expect(parts.get('newsletter')).toHaveLength(1);
  expect(await actsOf(nadia)).toContain('person.export');
  expect(await exportByStaffMember(nadia, main(newEmail()))).toBeNull();
});

it('A guest is erased a day after staff requested it, by the address alone if one browser ordered for two', async () => {
  const email = newEmail();
  const other = newEmail();
  const alone = await guest(email);
  const shared = await guest(email);
  const theirs = await guest(other);
  await db.checkout.update({ where: { id: theirs.placed.id }, data: { userId: shared.visitor.userId } });
  expect(await eraseByStaffMember(nadia, main(email), 'fr')).toEqual({ kind: 'done' });
  await runJobs(['mail.erasure']);
  const mails = await db.localMail.findMany({ where: { recipient: email, text: { contains: 'supprimer' } } });
  expect(mails).toHaveLength(1);
  // Guests are not told about an account.
  expect(mails[0]?.text).not.toContain('votre compte');
  expect(await getCustomer(email, 'main')).toMatchObject({ erasedAt: expect.any(String) as string });

  await aDayLater();
  const locked = await db.lockedOrder.findMany({ select: { checkoutId: true } });
  expect(new Set(locked.map(({ checkoutId }) => checkoutId))).toEqual(new Set([alone.placed.id, shared.placed.id]));
  expect(await db.user.count({ where: { id: alone.visitor.userId } })).toBe(0);
  expect(await db.erasure.count()).toBe(0);
  // The other one’s order is unchanged.
  expect(await db.checkout.findUnique({ where: { id: theirs.placed.id } })).toMatchObject({
    userId: shared.visitor.userId,
    contact: expect.objectContaining({ email: other }) as object,
  });
  expect(await getCustomer(email, 'main')).toMatchObject({ account: null, isGuest: false, orders: [{}, {}] });
  expect(await eraseByStaffMember(nadia, main(email), 'de')).toMatchObject({ kind: 'refused' });
});

it('A guest’s erasure is cancelled, by the mail’s link for all visits, or by staff', async () => {
  const email = newEmail();
  const { visitor } = await guest(email);
  await guest(email);
  await eraseByStaffMember(nadia, main(email), 'de');
  await runJobs(['mail.erasure']);
  const mail = await db.localMail.findFirst({ where: { recipient: email }, orderBy: { id: 'desc' } });
  const link = new URL(/http:\/\/localhost:3000\/\S*token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  await new Device().ask(takeBack, `/konto/loeschen?token=${token}`, { token });
  expect(await db.erasure.count()).toBe(0);
  await eraseByStaffMember(nadia, main(email), 'de');
  await cancelErasureByStaff(nadia, main(email));
  await aDayLater();
  expect(await db.user.count({ where: { id: visitor.userId } })).toBe(1);
  expect(await db.lockedOrder.count({ where: { checkout: { userId: visitor.userId } } })).toBe(0);
});

it('A guest who returns with a backup is erased again, by the address alone', async () => {
  const email = newEmail();
  const { visitor, placed } = await guest(email);
  await eraseByStaffMember(nadia, main(email), 'de');
  await aDayLater();
  await db.user.create({ data: { id: visitor.userId } });
  await db.checkout.update({ where: { id: placed.id }, data: { userId: visitor.userId } });
  await requestNewsletter({ email, firstName: 'A', lastName: 'B', locale: 'de', pageUri: 'http://localhost:3000/' });
  await replayErasures();
  expect(await db.user.count({ where: { id: visitor.userId } })).toBe(0);
  expect(await db.newsletterSubscription.count({ where: { email } })).toBe(0);
});

it("Of two addresses of one browser the second waits, and neither cancels the other's request", async () => {
  const email = newEmail();
  const other = newEmail();
  const { visitor } = await guest(email);
  const { placed } = await guest(other);
  await db.checkout.update({ where: { id: placed.id }, data: { userId: visitor.userId } });
  expect(await eraseByStaffMember(nadia, main(email), 'de')).toEqual({ kind: 'done' });
  expect(await getCustomer(other, 'main')).toMatchObject({ isGuest: true, erasedAt: null });
  const acts = await actsOf(nadia);
  expect(await eraseByStaffMember(nadia, main(other), 'de')).toMatchObject({ kind: 'refused' });
  await cancelErasureByStaff(nadia, main(other));
  // Refused acts and acts without effect are not logged as done.
  expect(await actsOf(nadia)).toEqual(acts);
  await aDayLater();
  expect(await db.localMail.count({ where: { recipient: other, text: { contains: 'ohne Konto' } } })).toBe(0);
  expect(await db.lockedOrder.count({ where: { checkoutId: placed.id } })).toBe(0);
  expect(await getCustomer(email, 'main')).toMatchObject({ isGuest: false });
  expect(await eraseByStaffMember(nadia, main(other), 'de')).toEqual({ kind: 'done' });
});

it("A guest’s erasure outlives signing in: with the same address it becomes the account’s, with another it stays the address's", async () => {
  const email = newEmail();
  const other = newEmail();
  const same = await guest(email);
  const moved = await guest(other);
  for (const each of [email, other]) await eraseByStaffMember(nadia, main(each), 'de');
  const { id: account } = await db.user.create({ data: { email } });
  const { id: another } = await db.user.create({ data: { email: newEmail() } });
  await db.$transaction((database) => mergeUsers(database, same.visitor.userId, account));
  await db.$transaction((database) => mergeUsers(database, moved.visitor.userId, another));
  expect(await erasureOf({ userId: account })).toEqual(expect.any(String));
  expect(await erasureOf({ userId: another })).toBeNull();
  expect(await getCustomer(other, 'main')).toMatchObject({ erasedAt: expect.any(String) as string });
  await removeExpiredSessions(new Date(Date.now() + 3 * DAY));
  await aDayLater();
  const locked = await db.lockedOrder.findMany({
    where: { checkoutId: { in: [same.placed.id, moved.placed.id] } },
    select: { checkoutId: true },
  });
  expect(locked).toHaveLength(2);
  expect(await db.user.findMany({ where: { id: { in: [account, another] } }, select: { id: true } })).toEqual([
    { id: another },
  ]);
  const waiting = { userId: { in: [account, another, same.visitor.userId, moved.visitor.userId] } };
  expect(await db.erasure.count({ where: waiting })).toBe(0);
});

it('An erasure in one shop removes no waiting job of the same address in another', async () => {
  const { id: instanceId, here } = await createInstance({ name: `Werk ${randomUUID().slice(0, 6)}` });
  const email = newEmail();
  const { id } = await db.user.create({ data: { email, instanceId } });
  const form: FilledForm = { form: 'newsletter-de', fields: [{ name: 'email', value: email }] };
  await here(() => queueForm(db, form, { key: `theirs ${email}` }));
  await inMainShop(() => queueForm(db, form, { key: `main ${email}` }));
  expect(await erasePerson(id)).toBe(true);
  const keys = (await waitingJobs()).map(({ key }) => key);
  expect(keys.filter((key) => key?.includes(email))).toEqual([`main ${email}`]);
});

it('People of an organization’s shop are separate from those of the main one', async () => {
  const { id: instanceId, here } = await createInstance({ name: `Werk ${randomUUID().slice(0, 6)}` });
  const email = newEmail();
  await db.user.create({ data: { email } });
  await db.user.create({ data: { email, instanceId } });
  await here(() => requestNewsletter({ email, firstName: 'A', lastName: 'B', locale: 'de', pageUri: 'http://x/' }));
  const found = await findCustomers(email);
  expect(found.map((person) => person.instanceId).sort()).toEqual([instanceId, 'main'].sort());
  expect(await findCustomers(email, instanceId)).toMatchObject([
    { instanceId, shop: expect.stringMatching(/^Werk /) as string },
  ]);
  const parts = await exportByStaffMember(nadia, main(email));
  expect(parts?.map(({ name }) => name)).not.toContain('newsletter');
  const theirs = await exportByStaffMember(nadia, { email, instanceId });
  expect(theirs?.map(({ name }) => name)).toContain('newsletter');
  await eraseByStaffMember(nadia, { email, instanceId }, 'de');
  expect(await getCustomer(email, 'main')).toMatchObject({ erasedAt: null });
  expect(await getCustomer(email, instanceId)).toMatchObject({ erasedAt: expect.any(String) as string });
  await aDayLater();
  expect(await db.user.findMany({ where: { email }, select: { instanceId: true } })).toEqual([{ instanceId: 'main' }]);
});
