import { beforeAll, describe, expect, it } from 'vitest';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { afterOrderView } from '~/modules/after-order/after-order.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { loader } from '~/pages/checkout/confirmation/schedule-route.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, order, readyVisitor } from '../checkout/shop.ts';

/* The payment schedule of an order as a file. access.test.ts tests that it is closed to others. */

/** An order on a plan, or paid once. */
async function placed(price: number): Promise<Order> {
  const visitor = await readyVisitor([await createProduct({ price })]);
  await order(visitor);
  const found = await findOrder({ visitor });
  if (!found) throw new Error('The order is not there.');
  return found;
}

const ask = (path: string) => loader({ request: new Request(`http://localhost:3000${path}`), params: {}, context: {} });

const filesOf = async (of: Order) =>
  (await afterOrderView(of, new URLSearchParams({ token: of.updateCheckoutDocToken }))).scheduleFiles;

describe('the schedule of an order', () => {
  let onPlan: Order;
  let files: { pdf: string; ics: string };
  beforeAll(async () => {
    onPlan = await placed(4999_00);
    const found = await filesOf(onPlan);
    if (!found) throw new Error('The page leads to no files.');
    files = found;
  });

  it('is a calendar with the stored payments, whatever the price is today', async () => {
    await db.variant.updateMany({ data: { price: 1_00 } });
    const answer = await ask(files.ics);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const calendar = (await answer.text()).replace(/\r\n[ \t]/g, '');
    const days = [...calendar.matchAll(/^DTSTART;VALUE=DATE:(\d{8})/gm)].map(([, day]) => day);
    expect(days).toEqual(onPlan.schedule.map(({ date }) => date.replaceAll('-', '')));
    expect(calendar).toContain('Rate 1 von 36');
    expect(calendar).not.toContain(onPlan.updateCheckoutDocToken);
  });

  it('is a PDF that is named after the order', async () => {
    const answer = await ask(files.pdf);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="velory-zahlungsplan-${onPlan.number}.pdf"`,
    );
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('speaks the language of its path', async () => {
    const { updateCheckoutDocToken: token } = onPlan;
    const answer = await ask(`/fr/bestellung/plan-de-paiement.ics?token=${token}`);
    expect((await answer.text()).replace(/\r\n[ \t]/g, '')).toContain('Mensualité 1 sur 36');
  });

  it('does not exist for what is paid once, nor once the order is cancelled', async () => {
    const once = await placed(1500_00);
    expect(await filesOf(once)).toBeNull();
    const path = `/bestellung/zahlungsplan.pdf?token=${once.updateCheckoutDocToken}`;
    expect((await ask(path)).status).toBe(404);
    const reported = { checkoutId: onPlan.id, fact: 'cancelled', who: 'staff' } as const;
    await db.$transaction((database) => moveOrder(database, reported));
    const now = await findOrder({ visitor: null, token: onPlan.updateCheckoutDocToken });
    expect(now && (await filesOf(now))).toBeNull();
    expect((await ask(files.pdf)).status).toBe(404);
  });
});
