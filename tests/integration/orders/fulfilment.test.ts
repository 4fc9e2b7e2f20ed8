import { beforeAll, describe, expect, it } from 'vitest';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { db } from '~/platform/db.server.ts';
import { waitingJobs } from '../../support/jobs.ts';
import { createProduct, order, readyVisitor } from '../checkout/shop.ts';

/** An order on a plan with a down payment, as its shopper placed it. */
async function placedOrder(): Promise<string> {
  const visitor = await readyVisitor([await createProduct(), await createProduct({ kind: 'accessory', price: 99_00 })]);
  const placed = await order(visitor);
  if (placed.kind !== 'placed') throw new Error(`The order was not placed: ${placed.kind}.`);
  const { id } = await db.checkout.findUniqueOrThrow({ where: { number: placed.number }, select: { id: true } });
  return id;
}

const notify = (checkoutId: string, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId, fact, who: 'staff' }));

const jobsOf = async (checkoutId: string): Promise<string[]> => {
  const jobs = await waitingJobs();
  return jobs
    .filter(({ payload }) => JSON.stringify(payload).includes(checkoutId))
    .map(({ identifier, payload }) => {
      const { message } = payload as { message?: string };
      return message ? `${identifier} ${message}` : identifier;
    });
};

describe('an order', () => {
  let checkoutId = '';
  beforeAll(async () => {
    checkoutId = await placedOrder();
  });

  it('begins as received; the financing partner is informed once the identity document exists', async () => {
    const fulfilment = await db.fulfilment.findUniqueOrThrow({ where: { checkoutId } });
    expect(fulfilment.stage).toBe('received');
    expect(fulfilment.trackingToken).toMatch(/^[\w-]{43}$/);
    expect(await jobsOf(checkoutId)).not.toContain('partner.financing application');
  });

  it("passes its stages, with its history, its deals and the partners' messages", async () => {
    const steps: [OrderFact, string, string][] = [
      ['checked', 'checked', 'qualifiedtobuy'],
      ['paid', 'checked', 'qualifiedtobuy'],
      ['contract', 'paid', 'decisionmakerboughtin'],
      ['assembly', 'assembly', 'closedwon'],
      ['shipped', 'shipped', 'closedwon'],
      ['delivered', 'delivered', 'closedwon'],
    ];
    for (const [fact, stage, dealstage] of steps) {
      expect(await notify(checkoutId, fact)).toEqual({ kind: 'moved', stage });
      const deals = await db.deal.findMany({ where: { checkoutId } });
      expect(deals.map((deal) => deal.dealstage)).toEqual([dealstage, dealstage]);
    }
    const events = await db.orderEvent.findMany({ where: { checkoutId }, orderBy: { id: 'asc' } });
    expect(events.map(({ kind, stage }) => `${kind} ${stage}`)).toEqual([
      'received received',
      ...steps.map(([fact, stage]) => `${fact} ${stage}`),
    ]);
    expect(await jobsOf(checkoutId)).toEqual(
      expect.arrayContaining(['partner.financing contract', 'partner.logistics order']),
    );
  });

  it('moves once, however many parties report it at the same time', async () => {
    const id = await placedOrder();
    const results = await Promise.all(Array.from({ length: 20 }, () => notify(id, 'checked')));
    expect(results.map(({ kind }) => kind).sort()).toEqual([...Array<string>(19).fill('known'), 'moved']);
    expect(await db.orderEvent.count({ where: { checkoutId: id, kind: 'checked' } })).toBe(1);
  });

  it('refuses what is impossible and says what is possible', async () => {
    const id = await placedOrder();
    expect(await notify(id, 'shipped')).toEqual({
      kind: 'impossible',
      refusal: 'too-early',
      stage: 'received',
      possible: ['checked', 'contract', 'paid', 'cancelled', 'declined', 'slips'],
    });
    expect(await db.orderEvent.count({ where: { checkoutId: id } })).toBe(1);
    expect(await notify('0199f0a0-0000-7000-8000-000000000000', 'checked')).toEqual({ kind: 'unknown-order' });
  });

  it('leaves nothing behind if the surrounding transaction fails', async () => {
    const id = await placedOrder();
    const failing = db.$transaction(async (database) => {
      await moveOrder(database, { checkoutId: id, fact: 'checked', who: 'staff' });
      throw new Error('the payment was not settled');
    });
    await expect(failing).rejects.toThrow('not settled');
    expect(await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: id } })).toMatchObject({ stage: 'received' });
    expect(await db.orderEvent.count({ where: { checkoutId: id } })).toBe(1);
  });

  it('keeps its history: rows are never changed', async () => {
    const change = db.orderEvent.updateMany({ where: { checkoutId }, data: { who: 'nobody' } });
    await expect(change).rejects.toThrow('never changed');
  });
});
