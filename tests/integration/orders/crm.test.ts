import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chooseInsurance } from '~/modules/after-order/insurance.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { erasePerson } from '~/modules/identity/erase-person.server.ts';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { placed, runJobs } from './paying.ts';

beforeAll(() => wireModules());
beforeEach(clearJobs);

const messageSchema = z.object({
  deals: z.array(z.object({ id: z.string(), properties: z.record(z.string(), z.unknown()) })),
  contact: z.record(z.string(), z.unknown()).nullable(),
});

/** What the local CRM got of an order, the latest last. */
async function statesOf({ number }: Order) {
  const messages = await db.localMessage.findMany({ where: { kind: 'crm' }, orderBy: { id: 'asc' } });
  return messages.flatMap(({ payload }) => {
    const state = messageSchema.safeParse(payload);
    return state.success && state.data.deals[0]?.properties.tracking_number === number ? [state.data] : [];
  });
}

const notify = ({ id }: Order, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId: id, fact, who: 'staff' }));

const sync = () => runJobs(['crm.sync-deals']);

describe('the CRM', () => {
  it('gets an order as deals with every field of the specification, in francs, and its contact', async () => {
    const order = await placed();
    expect(await sync()).toBe(1);
    const [state] = await statesOf(order);
    const names = `e_bike_frame e_bike_choice e_bike_size e_bike_color e_bike_price plan_length article_number_2 amount
      dealname pipeline dealstage discount_code discount_price e_bike_category expected_delivery_date__website_
      deliveryTimeInDays e_bike_stock_information logitics_company bikeId brand isOccasion frame_number selected_add_on
      insurance_selected insurance_price free_insurance down_payment_amount checkout_deal_id uniqueId isOnSale
      initialPrice google_user_id google_client_id all_agb uid checkout_id store_front store_front_instance
      organization_token sponsor_me sponsor_me_token tracking_number checkout_variant expected_delivery_date`;
    expect(Object.keys(state?.deals[0]?.properties ?? {})).toEqual(expect.arrayContaining(names.split(/\s+/)));
    expect(state?.deals[0]?.properties).toMatchObject({
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
      e_bike_price: 4320,
      down_payment_amount: 1080,
      order_payment_status: 'waiting',
    });
    expect(state?.contact).toMatchObject({ email: order.contact.email, language: 'de' });
  });

  it('follows stages and insurance, several changes at once', async () => {
    const order = await placed();
    await sync();
    await notify(order, 'checked');
    await chooseInsurance(order, true);
    expect((await waitingJobs()).filter(({ identifier }) => identifier === 'crm.sync-deals')).toHaveLength(1);
    await sync();
    const [, changed] = await statesOf(order);
    expect(changed?.deals[0]?.properties).toMatchObject({ dealstage: 'qualifiedtobuy', insurance_selected: true });
    await notify(order, 'cancelled');
    await sync();
    expect((await statesOf(order)).at(-1)?.deals[0]?.properties.dealstage).toBe('closedlost');
  });

  it('gets the same state once, however often the job runs', async () => {
    const order = await placed();
    await sync();
    await db.$transaction((database) => orderChanged.emit(database, order.id));
    expect(await sync()).toBe(1);
    expect(await statesOf(order)).toHaveLength(1);
  });

  it('deletes the contact of an erased person, and later receives their deals without one', async () => {
    const order = await placed();
    await sync();
    const { contactId } = await db.crmOrder.findUniqueOrThrow({ where: { checkoutId: order.id } });
    const { userId } = await db.checkout.findUniqueOrThrow({ where: { id: order.id }, select: { userId: true } });
    // All orders of these tests have one address: only this one may still need its contact.
    await db.crmOrder.deleteMany({ where: { checkoutId: { not: order.id } } });
    await erasePerson(userId, order.contact.email);
    expect(await runJobs(['crm.erase-contact'])).toBe(1);
    const erased = await db.localMessage.findMany({ where: { idempotencyKey: `crm-erased:${contactId}` } });
    expect(erased).toHaveLength(1);
    await notify(order, 'checked');
    await sync();
    expect((await statesOf(order)).at(-1)?.contact).toBeNull();
  });
});
