import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { requestReminder } from '~/modules/cart/cart.server.ts';
import { erasePerson } from '~/modules/identity/erase-person.server.ts';
import { exportPerson } from '~/modules/identity/erasure.server.ts';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server.ts';
import { requestLink } from '~/modules/identity/sign-in.server.ts';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { chooseMails, wish } from '~/modules/wishlist/wishlist.server.ts';
import { action as signIn } from '~/pages/sign-in/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { createProduct, order, readyVisitor, typedContact } from '../checkout/shop.ts';
import { Device } from './device.ts';

beforeAll(() => wireModules());

const agreed = (userId: string) =>
  db.agreement.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { purpose: true, text: true, locale: true },
  });

it('An agreement is stored in its own words and language, and erased with its person', async () => {
  const email = `${randomUUID()}@example.ch`;
  const product = await createProduct();
  const visitor = await readyVisitor([product]);
  await requestLink({ visitor, email, locale: 'fr', device: null, returnTo: '/fr/compte', hasAgreed: true });
  // Requests for another link, and the team, need no ticked box.
  await requestLink({ visitor, email, locale: 'fr', device: null, returnTo: '/fr/compte' });
  const contact = { firstname: 'Mia', lastname: 'Muster', email };
  const reminder = { visitor, locale: 'de', ...contact, pageUri: 'http://localhost:3000/checkout/angaben/' } as const;
  await requestReminder(reminder);
  await requestReminder(reminder);
  await wish(visitor, { product: product.id, intent: 'add' }, 'de');
  await chooseMails(visitor, { priceMail: true, stockMail: false }, 'de');
  await chooseMails(visitor, { priceMail: false, stockMail: false }, 'de');
  expect(await agreed(visitor.userId)).toEqual([
    { purpose: 'sign-in', locale: 'fr', text: expect.stringMatching(/^J’accepte .*[^<>]+\.$/) as string },
    { purpose: 'cart-reminder', locale: 'de', text: expect.stringMatching(/^Erinnert mich per E-Mail/) as string },
    { purpose: 'wishlist-mails', locale: 'de', text: expect.stringContaining('Preis sinkt') as string },
  ]);
  const { id: account } = await db.user.create({ data: { email } });
  await db.$transaction((database) => mergeUsers(database, visitor.userId, account));
  const parts = await exportPerson({ userId: account, email }, 'de');
  expect(parts.find(({ name }) => name === 'agreements')?.rows).toHaveLength(3);
  await erasePerson(account);
  expect(await agreed(account)).toEqual([]);
});

it('An order keeps the words at its box and the terms as they stood, each version once, after an erasure too', async () => {
  const key = { type: 'page', documentId: 'terms-of-the-test', locale: 'de' } as const;
  const publish = (html: string) => {
    const data = { key: 'terms', title: 'AGB', html, blocks: [] };
    const row = { ...key, position: -1, data };
    return db.contentDocument.upsert({ where: { type_documentId_locale: key }, create: row, update: { data } });
  };
  const bike = await createProduct();
  const orderOnce = async () => {
    const email = `${randomUUID()}@example.ch`;
    const visitor = await readyVisitor([bike], { ...typedContact, email });
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
    const { id: checkoutId } = await db.checkout.findFirstOrThrow({ where: visitor });
    return { visitor, email, checkoutId };
  };
  const stored = (checkoutId: string) => db.orderTerms.findUnique({ where: { checkoutId }, include: { terms: true } });
  await publish('<p>Es gilt Schweizer Recht.</p>');
  const first = await orderOnce();
  const second = await orderOnce();
  await publish('<p>Es gilt Schweizer Recht, immer.</p>');
  const third = await orderOnce();
  const one = await stored(first.checkoutId);
  const two = await stored(second.checkoutId);
  const three = await stored(third.checkoutId);
  expect(one).toMatchObject({
    words: expect.stringMatching(/^Ich habe die AGB und die Datenschutzerklärung gelesen/) as string,
    terms: { key: 'terms', content: { html: '<p>Es gilt Schweizer Recht.</p>', blocks: [] } },
  });
  expect(two?.termsHash).toBe(one?.termsHash);
  expect(three?.terms?.content).toMatchObject({ html: '<p>Es gilt Schweizer Recht, immer.</p>' });
  const parts = await exportPerson({ userId: first.visitor.userId, email: first.email }, 'de');
  expect(parts.find(({ name }) => name === 'orders')?.rows).toMatchObject([
    { agreed: one?.words, agreedAt: one?.agreedAt.toISOString(), version: one?.termsHash?.slice(0, 8) },
  ]);
  await erasePerson(first.visitor.userId, first.email);
  expect(await stored(first.checkoutId)).toEqual(one);
  await db.contentDocument.delete({ where: { type_documentId_locale: key } });
});

it('Lists and agreements end with the last session of a visitor without an account, an order stays', async () => {
  const product = await createProduct();
  const buyer = async () => {
    const visitor = await readyVisitor([product]);
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
    await wish(visitor, { product: product.id, intent: 'add' }, 'de');
    await chooseMails(visitor, { priceMail: true, stockMail: false }, 'de');
    return visitor;
  };
  const removed = await buyer();
  const present = await buyer();
  const member = await buyer();
  const session = { tokenHash: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000), postcode: '8055' };
  await db.session.create({ data: { ...session, ...present } });
  await db.user.update({ where: { id: member.userId }, data: { email: `${randomUUID()}@example.ch` } });
  await removeExpiredSessions();
  const stored = ({ userId }: { userId: string }) =>
    Promise.all([
      db.wishlist.count({ where: { userId } }),
      db.agreement.count({ where: { userId } }),
      db.checkout.count({ where: { userId } }),
    ]);
  expect(await Promise.all([removed, present, member].map(stored))).toEqual([
    [0, 0, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
  const parts = await exportPerson({ ...present, email: '' }, 'de');
  expect(parts.find(({ name }) => name === 'devices')?.rows).toMatchObject([{ postcode: '8055' }]);
});

it('Signing in without the box keeps nothing', async () => {
  const device = new Device();
  const { status } = await device.ask(signIn, '/anmelden', { intent: 'link', email: `${randomUUID()}@example.ch` });
  expect(status).toBe(400);
  expect(await db.agreement.count({ where: { purpose: 'sign-in', locale: 'de' } })).toBe(0);
});
