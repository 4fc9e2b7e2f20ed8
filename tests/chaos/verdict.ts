import { PIECES } from './catalogue.ts';
import type { Confirmed } from './shoppers.ts';
import type { World } from './world.ts';

/** One order as stored after the run. */
interface StoredOrder {
  id: string;
  number: string;
  email: string;
  deals: number;
  ordered: number;
  deal_sum: number;
  total: number;
  stages: number;
  mails: number;
  left_in_cart: number;
}

const STORED = `
  select checkout.id, checkout.number, contact->>'email' as email, resulting_price as total,
    (select count(*)::int from deal where checkout_id = checkout.id) as deals,
    jsonb_array_length(cart_items) as ordered,
    (select coalesce(sum(amount), 0)::int from deal where checkout_id = checkout.id) as deal_sum,
    (select count(*)::int from order_event join fulfilment using (checkout_id)
      where checkout_id = checkout.id and kind = 'received') as stages,
    (select count(*)::int from local_mail where idempotency_key = 'order-confirmation:' || checkout.id) as mails,
    (select count(*)::int from cart_item join cart on cart.id = cart_id where cart.user_id = checkout.user_id) as left_in_cart
  from checkout`;

/** Violations after a run, as sentences; empty if every promise was kept. */
export async function complaintsOf(world: World, confirmed: readonly Confirmed[]): Promise<string[]> {
  const stored = await world.query<StoredOrder>(STORED);
  return [
    ...ordersAreThereOnce(stored, confirmed),
    ...stored.flatMap(isWhole),
    ...partnersWereNotified(world, stored),
    ...(await stockIsRight(world)),
  ];
}

/** Every order that a shopper saw exists once, and no other order exists. */
function ordersAreThereOnce(stored: readonly StoredOrder[], confirmed: readonly Confirmed[]): string[] {
  const lost = confirmed.filter(({ number, email, items }) => {
    const order = stored.find((each) => each.number === number);
    return !order || order.email !== email || order.deals < items;
  });
  const seen = new Set(confirmed.map(({ number }) => number));
  const unseen = stored.filter(({ number }) => !seen.has(number));
  const twice = confirmed.filter(({ email }) => stored.filter((order) => order.email === email).length > 1);
  return [
    ...lost.map(({ number }) => `${number} was confirmed and is not there with all its deals`),
    ...unseen.map(({ number }) => `${number} is there and nobody saw it confirmed`),
    ...twice.map(({ number }) => `the shopper of ${number} has more than one order`),
  ];
}

/** No order is half-written: its deals, its stage, its mail, its emptied cart. */
function isWhole(order: StoredOrder): string[] {
  const { number, deals, ordered, deal_sum, total, stages, mails, left_in_cart } = order;
  return [
    deals === ordered ? '' : `${number} has ${deals} deals of ${ordered} things`,
    deal_sum === total ? '' : `${number} costs ${total}, its deals ${deal_sum}`,
    stages === 1 ? '' : `${number} has begun its way ${stages} times`,
    mails === 1 ? '' : `${number} was confirmed by ${mails} mails`,
    left_in_cart === 0 ? '' : `${number} was ordered, and its cart still holds ${left_in_cart} things`,
  ].filter(Boolean);
}

/**
 * The team and, if the shop uses one, the payment provider were informed of every order at least once; the financing
 * partner of none, since there are no pictures of identity documents.
 */
function partnersWereNotified(world: World, stored: readonly StoredOrder[]): string[] {
  const reported = (name: 'chat' | 'partner' | 'payment') =>
    world
      .taken(name)
      .map(({ body }) => (name === 'payment' ? new URLSearchParams(body).toString() : body))
      .join('\n');
  const chat = reported('chat');
  const partner = reported('partner');
  const payment = reported('payment');
  const asksForLinks = payment !== '';
  return stored.flatMap(({ id, number }) => [
    ...(chat.includes(number) ? [] : [`the team was never told of ${number}`]),
    ...(partner.includes(`"order":"${number}"`) ? [`the financing partner was told of ${number} too early`] : []),
    ...(!asksForLinks || payment.includes(id) || payment.includes(number)
      ? []
      : [`the payment provider was never asked about ${number}`]),
  ]);
}

/**
 * As many pieces are gone as were ordered by orders that hold theirs; beyond a network's limit an order waits for its
 * payment.
 */
async function stockIsRight(world: World): Promise<string[]> {
  const rows = await world.query<{ id: number; left: number; sold: number }>(
    `select variant.id, stock_quantity as left, (select count(*)::int from deal join checkout on checkout.id = checkout_id
       where variant_id = variant.id and stock_state = 'reserved') as sold
     from variant`,
  );
  return rows
    .filter(({ left, sold }) => left + sold !== PIECES)
    .map(({ id, left, sold }) => `variant ${id}: ${sold} sold, ${left} left of ${PIECES}`);
}
