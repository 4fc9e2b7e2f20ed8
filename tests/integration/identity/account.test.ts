import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loader as getToken } from '~/api/get-token.ts';
import { storeTyped } from '~/modules/checkout/checkout.server.ts';
import type { DueView } from '~/modules/orders/due-view.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { verifyIdToken } from '~/modules/identity/id-token.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { wish } from '~/modules/wishlist/wishlist.server.ts';
import { action as leave, loader as account } from '~/pages/account/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { createProduct, order, typedContact } from '../checkout/shop.ts';
import { Device } from './device.ts';
import { newEmail, askedLink, confirm, signedIn, emailOf, withBike, linesOf } from './signing-in.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

describe('an account', () => {
  it('is one for a verified address, with the carts and orders of each browser that signed in', async () => {
    const email = newEmail();
    const first = new Device();
    await withBike(first);
    const visitor = await visitorOf(first.request('/checkout/'));
    if (!visitor) throw new Error('There is no visitor.');
    await storeTyped(visitor, typedContact);
    const placed = await order(visitor);
    await withBike(first);
    await confirm(first, await askedLink(first, email));
    const second = new Device();
    await withBike(second);
    await confirm(second, await askedLink(second, email.toUpperCase()));
    expect(await linesOf(second)).toBe(2);
    expect(await linesOf(first)).toBe(2);
    const { data } = await second.ask(account, '/konto');
    const { orders, devices } = data.account as { orders: { number: string }[]; devices: { isThis: boolean }[] };
    expect(orders.map(({ number }) => number)).toEqual([placed.kind === 'placed' && placed.number]);
    expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(await db.user.count({ where: { email } })).toBe(1);
    expect(await db.user.count({ where: { id: visitor.userId } })).toBe(0);
  });

  it('keeps its data when another person signs in on the same browser', async () => {
    const device = await signedIn(newEmail());
    await withBike(device);
    const other = newEmail();
    await confirm(device, await askedLink(device, other));
    expect(await emailOf(device)).toBe(other);
    expect(await linesOf(device)).toBe(0);
  });

  it('is not that of a session, or an idToken, that was planted before signing in', async () => {
    const attacker = new Device();
    await withBike(attacker);
    const answer = await getToken({ request: attacker.request('/api/getToken'), params: {}, context: {} });
    const { token } = (await answer.json()) as { token: string };
    const victim = new Device();
    victim.plant(attacker.cookie);
    const email = newEmail();
    await confirm(victim, await askedLink(victim, email));
    expect(await emailOf(victim)).toBe(email);
    expect(await visitorOf(attacker.request('/konto'))).toBeNull();
    expect(await verifyIdToken(token)).toBeNull();
  });

  it('signs out here, on one other device, and everywhere', async () => {
    const email = newEmail();
    const first = await signedIn(email);
    const second = await signedIn(email);
    const third = await signedIn(email);
    const stranger = await signedIn(newEmail());
    const { data } = await first.ask(account, '/konto');
    const [, other] = (data.account as { devices: { id: string }[] }).devices;
    await stranger.ask(leave, '/konto', { device: other?.id ?? '' });
    expect(await emailOf(third)).toBe(email);
    await first.ask(leave, '/konto', { device: other?.id ?? '' });
    expect(await emailOf(third)).toBeUndefined();

    const out = await second.ask(leave, '/konto', { intent: 'here' });
    expect(out).toMatchObject({ status: 303, location: '/' });
    expect(out.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(second.cookie).not.toContain('velory_session');

    const answer = await getToken({ request: first.request('/api/getToken'), params: {}, context: {} });
    const { token } = (await answer.json()) as { token: string };
    const again = await signedIn(email);
    await first.ask(leave, '/konto', { intent: 'everywhere' });
    expect(await emailOf(again)).toBeUndefined();
    expect(await verifyIdToken(token)).toBeNull();
    expect(await emailOf(stranger)).toBeDefined();
  });

  it('shows the newest items of its wishlist, and their number', async () => {
    const device = await signedIn(newEmail());
    const wishlist = async () => {
      const { data } = await device.ask(account, '/konto');
      const { count, tiles } = (data.account as { wishlist: { count: number; tiles: { id: number }[] } }).wishlist;
      return [count, tiles.map(({ id }) => id)];
    };
    expect(await wishlist()).toEqual([0, []]);
    const visitor = await visitorOf(device.request('/konto'));
    const products: number[] = [];
    for (let made = 0; made < 5; made++) {
      const { id } = await createProduct();
      products.unshift(id);
      if (visitor) await wish(visitor, { product: id, intent: 'add' }, 'de');
    }
    expect(await wishlist()).toEqual([5, products.slice(0, 4)]);
  });

  it('shows of a plan its stops until it ends, and of an order that is paid at once or cancelled none', async () => {
    const device = await signedIn(newEmail());
    const plans = async () => {
      const { data } = await device.ask(account, '/konto');
      return (data.account as { orders: { due: DueView }[] }).orders.map(({ due }) => due.plan);
    };
    const place = async () => {
      await withBike(device);
      const visitor = await visitorOf(device.request('/checkout/'));
      if (!visitor) throw new Error('There is no visitor.');
      await storeTyped(visitor, typedContact);
      const placed = await order(visitor);
      return placed.kind === 'placed' ? placed.number : '';
    };
    const change = async (number: string, dates: string[]) => {
      const planLength = dates.length;
      const kind = planLength === 1 ? 'once' : 'instalment';
      const schedule = dates.map((date) => ({ kind, date, amount: 90_00 }));
      const { id: checkoutId } = await db.checkout.update({
        where: { number },
        data: { schedule, planLength, payOneTime: planLength === 1, totalDownPayment: 0 },
      });
      await db.payment.deleteMany({ where: { checkoutId } });
      await db.orderEvent.deleteMany({ where: { checkoutId, kind: 'contract' } });
      const at = new Date('2023-11-15T12:00:00Z');
      await db.orderEvent.create({ data: { checkoutId, kind: 'contract', stage: 'contract', who: 'partner', at } });
    };
    expect(await plans()).toEqual([]);
    const number = await place();
    const [running] = await plans();
    // The down payment comes before the first instalment.
    expect(running).toMatchObject({ months: 36, due: 0, next: { amount: 1080_00 } });
    expect(running?.note).toContain('gelten, wenn du bis am');
    await change(number, ['2024-01-01', '2024-02-01', '2024-03-01']);
    expect(await plans()).toMatchObject([
      { months: 3, first: '2024-01-01', last: '2024-03-01', due: 3, next: null, note: expect.stringContaining('fest') },
    ]);
    await change(number, ['2024-01-01']);
    expect(await plans()).toEqual([null]);
    const other = await place();
    await db.$transaction(async (database) => {
      const { id: checkoutId } = await database.checkout.findUniqueOrThrow({ where: { number: other } });
      await moveOrder(database, { checkoutId, fact: 'cancelled', who: 'staff' });
    });
    expect(await plans()).toEqual([null, null]);
  });

  it('has a page that leads strangers to signing in and back', async () => {
    const { status, location } = await new Device().ask(account, '/fr/compte');
    expect([status, location]).toEqual([302, '/fr/connexion?zurueck=%2Ffr%2Fcompte']);
  });
});
