import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeTyped } from '~/modules/checkout/checkout.server.ts';
import { action as ipAction } from '~/api/checkout-ip.ts';
import { loader as contractLoader } from '~/api/document-signing-download.ts';
import { action as cartAction } from '~/api/cart.ts';
import { loader as confirmationLoader } from '~/pages/checkout/confirmation/route.tsx';
import { action as idAction, loader as idLoader } from '~/pages/checkout/confirmation/id-document-route.ts';
import { loader as scheduleLoader } from '~/pages/checkout/confirmation/schedule-route.ts';
import { action as trackerAction, loader as trackerLoader } from '~/pages/tracker/route.tsx';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, firstVariant, order, typedContact } from '../checkout/shop.ts';

/*
 * Every route that shows or changes an order, called by others: with a session of their own, with an invalid token, and
 * with the tracker's token, which opens the tracker only.
 */

type Handler = (args: { request: Request; params: Record<string, string>; context: object }) => Promise<unknown>;

interface Person {
  cookie: string;
  number: string;
  token: string;
  trackingToken: string;
  contractId: string;
  id: string;
}

/** A visitor with a session and an order on a plan. */
async function person(): Promise<Person> {
  const body = new URLSearchParams({ intent: 'add', variantId: String(firstVariant(await createProduct())) });
  const request = new Request('http://localhost:3000/cart', { method: 'POST', body, headers: { Accept: 'text/html' } });
  const answer = await cartAction({ request, params: {}, context: {} });
  if (!(answer instanceof Response)) throw new Error('The cart took nothing.');
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { userId } = await db.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' }, select: { userId: true } });
  await storeTyped({ userId }, { ...typedContact });
  const placed = await order({ userId });
  if (placed.kind !== 'placed') throw new Error(`The order was not placed: ${placed.kind}.`);
  const row = await db.checkout.findUniqueOrThrow({ where: { number: placed.number }, include: { fulfilment: true } });
  const contract = await db.contract.create({ data: { checkoutId: row.id, documentId: randomUUID() } });
  return {
    cookie,
    number: row.number,
    token: row.updateCheckoutDocToken,
    trackingToken: row.fulfilment?.trackingToken ?? '',
    contractId: contract.id,
    id: row.id,
  };
}

interface Ask {
  path: string;
  form?: Record<string, string>;
  json?: object;
  params?: Record<string, string>;
}

const post = (form: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(form) });

/** Calls a route. @returns its status and its whole answer */
async function ask(handler: Handler, { path, form, json, params = {} }: Ask, cookie: string) {
  const body = form ? post(form) : json ? { method: 'POST', body: JSON.stringify(json) } : {};
  const headers = { Accept: 'text/html', Cookie: cookie, ...(json && { 'Content-Type': 'application/json' }) };
  const request = new Request(`http://localhost:3000${path}`, { ...body, headers });
  const result: unknown = await handler({ request, params, context: {} }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (result instanceof Response) {
    const where = result.headers.get('Location') ?? '';
    return { status: result.status, body: `${where} ${await result.text()}` };
  }
  const { data, init } = result as { data: unknown; init: { status?: number } | null };
  return { status: init?.status ?? 200, body: JSON.stringify(data) };
}

describe('an order is closed to others', () => {
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    owner = await person();
    stranger = await person();
  });

  const address = { intent: 'address', name: 'X', street: 'Y', houseNumber: '', zip: '8000', city: 'Z' };
  const routes: [string, Handler, (query: string, fields: Record<string, string>) => Ask][] = [
    ['the confirmation', confirmationLoader as Handler, (query) => ({ path: `/checkout/bestaetigung/${query}` })],
    ['the tracker', trackerLoader as Handler, (query) => ({ path: `/bestellstatus${query}` })],
    ['the address', trackerAction as Handler, (query) => ({ path: `/bestellstatus${query}`, form: address })],
    [
      'the cancellation',
      trackerAction as Handler,
      (query) => ({ path: `/bestellstatus${query}`, form: { intent: 'cancel' } }),
    ],
    [
      "the order's own link",
      trackerAction as Handler,
      (query) => ({ path: `/bestellstatus${query}`, form: { intent: 'link' } }),
    ],
    ['the identity document', idLoader as Handler, (query) => ({ path: `/bestellung/ausweis${query}` })],
    [
      'a change of the identity document',
      idAction as Handler,
      (_, fields) => ({ path: '/bestellung/ausweis', form: { ...fields, intent: 'choose', kind: 'passport' } }),
    ],
    [
      'the contract',
      contractLoader as Handler,
      (query) => ({ path: `/api/document-signing/downloadDocument/x${query}`, params: { id: owner.contractId } }),
    ],
    ['its schedule as PDF', scheduleLoader as Handler, (query) => ({ path: `/bestellung/zahlungsplan.pdf${query}` })],
    [
      'its schedule as a calendar',
      scheduleLoader as Handler,
      (query) => ({ path: `/fr/bestellung/plan-de-paiement.ics${query}` }),
    ],
    [
      'the look at its origin',
      ipAction as Handler,
      (_, fields) => ({
        path: '/api/checkout/ip',
        json: {
          firstname: 'Mia',
          lastname: 'Keller',
          email: 'mia.keller@example.ch',
          zip: '8002',
          country: 'Switzerland',
          cartItems: [],
          uid: 'x',
          checkoutDocId: owner.id,
          updateCheckoutDocToken: fields.token ?? 'x'.repeat(43),
        },
      }),
    ],
  ];
  const keys: [string, () => Record<string, string>, (route: string) => boolean][] = [
    ['the number and a session of their own', () => ({ nr: owner.number }), () => true],
    ['a token that opens nothing', () => ({ token: 'x'.repeat(43) }), () => true],
    [
      "another order's token",
      () => ({ token: stranger.token }),
      (route) => route === 'the contract' || route === 'the look at its origin',
    ],
    [
      "the tracker's token",
      () => ({ token: owner.trackingToken }),
      (route) => !['the tracker', "the order's own link"].includes(route),
    ],
  ];
  const cases = keys.flatMap(([name, key, applies]) =>
    routes.filter(([route]) => applies(route)).map(([route, handler, of]) => ({ name, route, key, handler, of })),
  );

  it.each(cases)('$route, requested with $name', async ({ key, handler, of }) => {
    const fields = key();
    const { status, body } = await ask(handler, of(`?${new URLSearchParams(fields)}`, fields), stranger.cookie);
    if (status === 303) expect(body).toMatch(/hinweis=(order-missing|contract)/);
    else expect([400, 401, 403, 404]).toContain(status);
    expect(body).not.toMatch(/Seestrasse|mia\.keller|Allegro/);
    expect(body).not.toContain(owner.token);
  });

  it('and nothing of it has changed', async () => {
    const after = await db.checkout.findUniqueOrThrow({
      where: { id: owner.id },
      include: { fulfilment: true, orderEvents: true, idDocument: true, origin: true },
    });
    expect(after.fulfilment?.deliveryAddress).toBeNull();
    expect(after.orderEvents.map(({ kind }) => kind)).toEqual(['received']);
    expect([after.idDocument, after.origin?.reasons]).toEqual([null, []]);
  });

  it("shows its stages and its town only with the tracker's token", async () => {
    const path = `/bestellstatus?token=${owner.trackingToken}`;
    const { status, body } = await ask(trackerLoader as Handler, { path }, stranger.cookie);
    expect(status).toBe(200);
    expect(body).toContain('8002 Zürich');
    expect(body).not.toMatch(/Seestrasse|Keller|mia\.keller|Allegro|limmat|\d{4}00\b/i);
    const { tracker } = JSON.parse(body) as { tracker: TrackerView };
    const { items, due, dueAtOnce, slipsSentAt, idUploaded, contractId, cancelRequestedAt, address } = tracker;
    expect(due.plan).toBeNull();
    expect(due.lead).toContain('ist bis am');
    expect({ items, dueAtOnce, slipsSentAt, idUploaded, contractId, cancelRequestedAt, address }).toEqual({
      items: [],
      dueAtOnce: 0,
      slipsSentAt: null,
      idUploaded: null,
      contractId: null,
      cancelRequestedAt: null,
      address: { lines: ['8002 Zürich'], mayChange: false, fields: null },
    });
    expect(tracker.stations.map(({ stage }) => stage)).toContain('delivered');
  });

  it('opens to its owner by session and by token', async () => {
    const bySession = await ask(trackerLoader as Handler, { path: `/bestellstatus?nr=${owner.number}` }, owner.cookie);
    const byToken = await ask(trackerLoader as Handler, { path: `/bestellstatus?token=${owner.token}` }, '');
    for (const { status, body } of [bySession, byToken]) {
      expect(status).toBe(200);
      expect(body).toContain('Seestrasse 7');
    }
  });
});
