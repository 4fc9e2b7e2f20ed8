import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { requestReminder } from '~/modules/cart/cart.server.ts';
import { erasePerson } from '~/modules/identity/erase-person.server.ts';
import { exportPerson } from '~/modules/identity/erasure.server.ts';
import { askForLink } from '~/modules/identity/sign-in.server.ts';
import { mergeUsers } from '~/modules/identity/identity.server.ts';
import { chooseMails, wish } from '~/modules/wishlist/wishlist.server.ts';
import { action as signIn } from '~/pages/sign-in/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { createProduct, readyVisitor } from '../checkout/shop.ts';
import { Device } from './device.ts';

beforeAll(() => wireModules());

const agreed = (userId: string) =>
  db.agreement.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { purpose: true, text: true, locale: true },
  });

it('What somebody agrees to is kept with the words that stood there, in their language, and goes with them', async () => {
  const email = `${randomUUID()}@example.ch`;
  const product = await createProduct();
  const visitor = await readyVisitor([product]);
  await askForLink({ visitor, email, locale: 'fr', device: null, returnTo: '/fr/compte', hasAgreed: true });
  // Who asks for another link, or is of the team, ticks no box.
  await askForLink({ visitor, email, locale: 'fr', device: null, returnTo: '/fr/compte' });
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

it('Signing in without the box keeps nothing', async () => {
  const device = new Device();
  const { status } = await device.ask(signIn, '/anmelden', { intent: 'link', email: `${randomUUID()}@example.ch` });
  expect(status).toBe(400);
  expect(await db.agreement.count({ where: { purpose: 'sign-in', locale: 'de' } })).toBe(0);
});
