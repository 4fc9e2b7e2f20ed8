import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loader as cartData } from '~/api/cart-data.ts';
import { loader as confirmation } from '~/pages/checkout/confirmation/route.tsx';
import { action as sendContact, loader as contact } from '~/pages/checkout/contact/route.tsx';
import { loader as plan } from '~/pages/checkout/plan/route.tsx';
import { action as orderNow, loader as review } from '~/pages/checkout/review/route.tsx';
import { loader as later } from '~/pages/saved-checkout/later-route.tsx';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { someone, sessionOf } from '../staff/team.ts';
import { createProduct, readyVisitor, reviewed } from './shop.ts';

beforeAll(() => wireModules());
beforeEach(clearJobs);

type Route = (args: { request: Request; params: Record<string, never>; context: Record<string, never> }) => unknown;

/** Calls a route as a browser with a session does. @returns its redirect, or its data */
async function ask(route: Route, path: string, cookie: string, form?: Record<string, string>) {
  const request = new Request(`http://localhost:3000${path}`, {
    method: form ? 'POST' : 'GET',
    body: form && new URLSearchParams(form),
    headers: { Cookie: cookie, Accept: 'text/html' },
  });
  let answer: unknown;
  try {
    answer = await route({ request, params: {}, context: {} });
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    answer = thrown;
  }
  if (answer instanceof Response)
    return {
      location: answer.headers.get('Location'),
      data: answer.body && answer.status === 200 ? await answer.json() : null,
    };
  const { data = answer } = answer as { data?: unknown };
  return { location: null, data: data as Record<string, unknown> };
}

/** An order whose response was lost: the browser knows its cart and session and nothing of the order. */
async function orderedUnheard() {
  const visitor = await readyVisitor([await createProduct()]);
  const seen = await reviewed(visitor);
  const result = await placeOrder({ visitor, locale: 'de', ...seen });
  if (result.kind !== 'placed') throw new Error(result.kind);
  const cookie = await sessionOf(visitor.userId);
  return { number: result.number, cookie, seen, visitor };
}

const steps: readonly [name: string, route: Route, path: string][] = [
  ['contact data', contact, '/checkout/contact'],
  ['review', review, '/checkout/review'],
  ['later', later, '/checkout/later'],
];

describe('an order whose answer was lost', () => {
  it('is shown by the cart and by its drawer, and every other step leads to it, in both languages', async () => {
    const { number, cookie } = await orderedUnheard();
    for (const [name, route, path] of steps) {
      const { location } = await ask(route, path, cookie);
      expect([name, location]).toEqual([name, expect.stringMatching(new RegExp(`\\?nr=${number}$`))]);
    }
    expect((await ask(contact, '/fr/commande/coordonnees', cookie)).location).toMatch(/^\/fr\//);
    expect((await ask(plan, '/checkout', cookie)).data).toMatchObject({ placed: { number }, cart: { lines: [] } });
    expect((await ask(cartData, '/cart/data', cookie)).data).toMatchObject({ placed: { number }, lines: [] });
    expect((await ask(confirmation, `/x?nr=${number}`, cookie)).data).toMatchObject({ view: { order: { number } } });
  });

  it('is returned by sending the form again', async () => {
    const { number, cookie, seen } = await orderedUnheard();
    const { location } = await ask(orderNow, '/checkout/review', cookie, { ...seen });
    expect(location).toContain(`nr=${number}`);
    expect((await ask(sendContact, '/checkout/contact', cookie, { intent: 'continue' })).location).toContain(number);
    expect(await db.checkout.count({ where: { number } })).toBe(1);
  });

  it('is shown to no other session, and for a day', async () => {
    const { number, cookie } = await orderedUnheard();
    const other = await someone();
    for (const [, route, path] of steps.slice(0, 2)) {
      expect((await ask(route, path, other.cookie)).location).not.toContain(number);
      expect((await ask(route, path, '')).location).not.toContain(number);
    }
    expect((await ask(plan, '/checkout', other.cookie)).data).toMatchObject({ placed: null });
    expect((await ask(cartData, '/cart/data', '')).data).toMatchObject({ placed: null });
    expect((await ask(confirmation, `/x?nr=${number}`, other.cookie)).data).toMatchObject({ view: null });
    await db.checkout.update({ where: { number }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    expect((await ask(plan, '/checkout', cookie)).data).toMatchObject({ placed: null });
    expect((await ask(review, '/checkout/review', cookie)).location).not.toContain(number);
  });
});
