import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { action } from '~/api/partner-notice.ts';
import { queueLogisticsNotification } from '~/modules/fulfilment/partners/notify-partners.server.ts';
import { changeDeliveryAddress } from '~/modules/fulfilment/tracker.server.ts';
import { db } from '~/platform/db.server.ts';
import { testSecrets } from '../../support/environment.ts';
import { createProduct, order, readyVisitor, typedContact } from '../checkout/shop.ts';

const secrets = {
  financing: testSecrets.FINANCING_PARTNER_WEBHOOK_SECRET,
  logistics: testSecrets.LOGISTICS_PARTNER_WEBHOOK_SECRET,
};
type Partner = keyof typeof secrets;

async function placedOrder(contact = typedContact): Promise<{ id: string; number: string }> {
  const placed = await order(await readyVisitor([await createProduct()], contact));
  if (placed.kind !== 'placed') throw new Error(`The order was not placed: ${placed.kind}.`);
  return db.checkout.findUniqueOrThrow({ where: { number: placed.number }, select: { id: true, number: true } });
}

async function send(partner: string, body: string, headers: Record<string, string>) {
  const request = new Request(`http://localhost:3000/api/partners/${partner}`, { method: 'POST', body, headers });
  const answer = await action({ request, params: { partner }, context: {} });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** A notice as the partner sends it. */
function notify(partner: Partner, notice: object) {
  const body = JSON.stringify({ id: randomUUID(), ...notice });
  const signature = createHmac('sha256', secrets[partner]).update(body).digest('hex');
  return send(partner, body, { 'X-Signature': `sha256=${signature}` });
}

const stageOf = async (id: string) =>
  (await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: id }, select: { stage: true } })).stage;

describe("a partner's notice", () => {
  let shopOrder = { id: '', number: '' };
  beforeAll(async () => {
    shopOrder = await placedOrder();
  });

  it('moves the order, once for each notice', async () => {
    const notice = { id: 'n-1', order: shopOrder.number, event: 'check-passed', at: '2026-11-20T13:15:00Z' };
    expect(await notify('financing', notice)).toMatchObject({
      status: 200,
      body: { result: 'moved', stage: 'checked' },
    });
    expect(await notify('financing', notice)).toMatchObject({ status: 200, body: { result: 'known' } });
    expect(await notify('financing', { ...notice, id: 'n-2' })).toMatchObject({ body: { result: 'known' } });
    const events = await db.orderEvent.findMany({ where: { checkoutId: shopOrder.id, kind: 'checked' } });
    expect(events).toMatchObject([{ who: 'financing-partner', noticeId: 'n-1', at: new Date('2026-11-20T13:15:00Z') }]);
  });

  it('names the day of delivery, which the shop then shows', async () => {
    const ready = await placedOrder();
    await db.orderEvent.createMany({
      data: (['checked', 'contract', 'paid'] as const).map((kind) => ({
        checkoutId: ready.id,
        kind,
        stage: 'paid' as const,
        at: new Date(),
        who: 'staff',
      })),
    });
    const notice = { order: ready.number, event: 'delivery-date', deliveryDate: '2031-03-04' };
    expect(await notify('logistics', notice)).toMatchObject({ status: 200 });
    await queueLogisticsNotification(
      { checkoutId: ready.id, message: 'order' },
      { idempotencyKey: `told-${ready.id}` },
    );
    const reported = await db.localMessage.findUniqueOrThrow({ where: { idempotencyKey: `told-${ready.id}` } });
    expect(reported.payload).toMatchObject({
      order: ready.number,
      expectedDelivery: '2031-03-04',
      recipient: { name: 'Mia Keller', street: 'Seestrasse', zip: '8002', country: 'CH' },
    });
    expect(await notify('logistics', { order: ready.number, event: 'delivered' })).toMatchObject({ status: 200 });
    expect(await stageOf(ready.id)).toBe('delivered');
  });

  it('keeps the day that was said last, in whatever order its notices arrive', async () => {
    const { id, number } = await placedOrder();
    const say = (deliveryDate: string, at: string) =>
      notify('logistics', { order: number, event: 'delivery-date', deliveryDate, at });
    const day = async () =>
      (await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: id } })).expectedDelivery
        ?.toISOString()
        .slice(0, 10);
    expect(await say('2031-03-10', '2026-11-20T12:00:00Z')).toMatchObject({ status: 200 });
    expect(await say('2031-03-04', '2026-11-20T11:00:00Z')).toMatchObject({ status: 200 });
    expect(await day()).toBe('2031-03-10');
    expect(await say('2031-03-12', '2026-11-20T13:00:00Z')).toMatchObject({ status: 200 });
    expect(await day()).toBe('2031-03-12');
  });

  it('reports no implausible day', async () => {
    const { number } = await placedOrder();
    for (const deliveryDate of ['0001-01-01', '1970-01-01', '9999-12-31'])
      expect(await notify('logistics', { order: number, event: 'delivery-date', deliveryDate })).toMatchObject({
        status: 400,
        body: { error: { fields: { deliveryDate: ['is no day of a delivery'] } } },
      });
    for (const at of ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])
      expect(await notify('financing', { order: number, event: 'check-passed', at })).toMatchObject({ status: 400 });
  });

  it('is refused with a reason if its id belongs to another order', async () => {
    const one = await placedOrder();
    const other = await placedOrder();
    const id = randomUUID();
    const notifyOf = ({ number }: { number: string }) =>
      notify('financing', { id, order: number, event: 'check-passed' });
    expect(await notifyOf(one)).toMatchObject({ status: 200, body: { result: 'moved' } });
    expect(await notifyOf(other)).toMatchObject({ status: 409, body: { error: { code: 'notice_id_taken' } } });
    expect(await stageOf(other.id)).not.toBe('checked');
    const two = await placedOrder();
    const three = await placedOrder();
    const both = (each: { number: string }) =>
      notify('financing', { id: `b-${id}`, order: each.number, event: 'check-passed' });
    expect((await Promise.all([both(two), both(three)])).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may send all its notices at the same time and twice', async () => {
    const busy = await placedOrder();
    const notices = ['check-passed', 'contract-signed', 'slips-sent', 'check-passed', 'contract-signed'].map((event) =>
      notify('financing', { id: `${busy.id}-${event}`, order: busy.number, event }),
    );
    expect((await Promise.all(notices)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stageOf(busy.id)).toBe('contract');
    expect(await db.orderEvent.count({ where: { checkoutId: busy.id } })).toBe(4);
  });

  it.each([
    ['an unknown order', { order: 'VE-2222-2222', event: 'shipped' }, 404, 'unknown_order'],
    ['what comes too early', { event: 'shipped' }, 409, 'too_early'],
    ['an unknown event', { event: 'lost' }, 400, 'invalid'],
    ['a date without a day', { event: 'delivery-date' }, 400, 'invalid'],
    ['a time to come', { event: 'shipped', at: '2199-01-01T00:00:00Z' }, 400, 'invalid'],
  ])('is refused with the reason %s', async (_, notice, status, code) => {
    const refused = await placedOrder();
    const answer = await notify('logistics', { order: refused.number, ...notice });
    expect(answer).toMatchObject({ status, body: { success: false, error: { code } } });
    expect(await stageOf(refused.id)).toBe('received');
  });
});

describe('the logistics partner', () => {
  it("delivers to the checkout's address, or to a later one", async () => {
    const elsewhere = {
      otherDelivery: 'on',
      deliveryName: 'Velo Meier',
      deliveryStreet: 'Dorfstrasse',
      deliveryZip: '3000',
      deliveryCity: 'Bern',
    };
    const { id } = await placedOrder({ ...typedContact, ...elsewhere });
    const notifyAndRead = async (key: string) => {
      await queueLogisticsNotification({ checkoutId: id, message: 'order' }, { idempotencyKey: `${key}-${id}` });
      const { payload } = await db.localMessage.findUniqueOrThrow({ where: { idempotencyKey: `${key}-${id}` } });
      return payload;
    };
    expect(await notifyAndRead('ordered')).toMatchObject({
      recipient: { name: 'Velo Meier', zip: '3000', city: 'Bern' },
    });
    const form = new FormData();
    const typed = { name: 'Mia Keller', street: 'Rütistrasse', houseNumber: '3', zip: '8032', city: 'Zürich' };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    expect(await changeDeliveryAddress(id, form)).toEqual({ kind: 'changed' });
    expect(await notifyAndRead('changed')).toMatchObject({ recipient: { ...typed, country: 'CH' } });
  });
});

describe('anybody else', () => {
  const body = () => JSON.stringify({ id: randomUUID(), order: 'VE-2222-2222', event: 'check-passed' });
  const hmac = (text: string, secret: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;

  it.each<[string, string, (text: string) => Record<string, string>]>([
    ['no proof', 'financing', () => ({})],
    ['a wrong bearer', 'financing', () => ({ Authorization: 'Bearer guess-guess-guess' })],
    ["the other partner's secret", 'financing', (text) => ({ 'X-Signature': hmac(text, secrets.logistics) })],
    ['the signature of another body', 'logistics', (text) => ({ 'X-Signature': hmac(`${text} `, secrets.logistics) })],
    ['an empty signature and no bearer', 'logistics', () => ({ 'X-Signature': 'sha256=' })],
  ])('is refused with %s, before anything is looked up', async (_, partner, headers) => {
    const text = body();
    expect(await send(partner, text, headers(text))).toMatchObject({ status: 401, body: { success: false } });
  });

  it('is let in by the bearer, and gets 404 for partners that are none', async () => {
    const text = body();
    const bearer = { Authorization: `Bearer ${secrets.financing}` };
    expect(await send('financing', text, bearer)).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_order' } },
    });
    expect(await send('nobody', text, bearer)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect(await send('financing', 'no json', bearer)).toMatchObject({ status: 400 });
  });
});
