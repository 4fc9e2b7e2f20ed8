import { randomUUID } from 'node:crypto';
import type { Database } from '~/platform/db.server.ts';
import { storeIdKind } from '~/modules/after-order/id-kind.server.ts';
import { emptyCart, lockCart, type ProductCards } from '~/modules/cart/cart.server.ts';
import type { DeliveryRule } from '~/modules/content/content.ts';
import { beginFulfilment } from '~/modules/fulfilment/fulfilment.server.ts';
import { type AgreedTerms, storeTerms } from '~/modules/orders/order-terms.server.ts';
import { freeReferralCode, newOrderNumber } from '~/modules/orders/order-codes.server.ts';
import { recordSender } from '~/modules/orders/order-origin.server.ts';
import { recordRestored } from '~/modules/orders/orders.server.ts';
import { takeStock } from '~/modules/orders/stock.server.ts';
import { amountDue } from '~/modules/orders/order-facts.ts';
import { openPayment } from '~/modules/payments/open-payment.server.ts';
import { redeemDiscount } from '~/modules/pricing/redeem-discount.server.ts';
import { closePage, rejectSeveralPages, spendPage } from '~/modules/sponsoring/sponsored-order.server.ts';
import { acceptOrder } from './accepted-order.server.ts';
import { createCheckout } from './checkout-document.server.ts';
import { dealSources } from './deal-source.server.ts';
import { emptyOrderContext } from './order-context.server.ts';
import { orderDeliveryDay } from './order-delivery-day.ts';
import type { PlaceOrderInput, PlaceOrderResult } from './order-intent.server.ts';
import { addOrderJobs, reportToAnalytics } from './order-jobs.server.ts';
import { holdPieces } from './hold-pieces.server.ts';
import { sponsoredLines } from './sponsored-lines.server.ts';

/** Data of an order that is read before its transaction. */
interface ReadBefore {
  /** Cards of the cart's products, in the order's language. */
  cards: ProductCards;
  terms: AgreedTerms;
  /** The editors' rules that name the day of a delivery. */
  deliveryRules: readonly DeliveryRule[];
}

/**
 * The order's transaction; any error rolls it back. It must not use another connection: orders waiting for each other
 * would exhaust the pool.
 * @throws SoldOutError or DiscountUnavailableError if something is no longer available
 */
export async function writeOrder(
  database: Database,
  input: PlaceOrderInput,
  { cards, terms, deliveryRules: rules }: ReadBefore,
): Promise<PlaceOrderResult> {
  const { visitor, intentKey, context = emptyOrderContext, now = new Date() } = input;
  // Serializes orders of the same cart: after the wait, an earlier one is found by its key.
  const { id: cartId } = await lockCart(database, visitor.userId);
  const earlier = await database.checkout.findFirst({
    where: { intentKey, userId: visitor.userId },
    select: { number: true },
  });
  if (earlier) return { kind: 'placed', number: earlier.number };

  const accepted = await acceptOrder(database, { ...input, now }, cards);
  if (accepted.kind !== 'accepted') return accepted;
  const { priced, contact, idType } = accepted;
  const { plan, today } = priced;

  const pages = await sponsoredLines(database, priced);
  // After a merge of two carts, one active sponsoring page pays its line; the others pay nothing, and the shopper
  // reviews again.
  if (pages.length > 1) {
    await rejectSeveralPages(database, pages, now);
    return { kind: 'changed' };
  }
  const [sponsored] = pages;
  const spending = sponsored && (await spendPage(database, sponsored, now));
  if (spending && spending.kind !== 'spent') return { kind: 'changed' };

  const sources = await dealSources(database, priced, sponsored);
  const taken = await takeStock(database, sources);
  const saved = {
    ...contact,
    google_user_id: context.googleClientId && visitor.userId,
    google_client_id: context.googleClientId,
    unique_referral_code: await freeReferralCode(database, contact.lastname),
  };
  const order = { id: randomUUID(), number: newOrderNumber() };
  const { insuranceChosen } = await database.cart.findUniqueOrThrow({
    where: { id: cartId },
    select: { insuranceChosen: true },
  });
  const namedDay = orderDeliveryDay({
    rules,
    contact,
    from: today,
    items: sources.map(({ stockStatus, expectedDeliveryDate: date }) => ({ stockStatus, date })),
  });
  const document = {
    ...input,
    ...order,
    sources,
    counted: taken.counted,
    plan,
    contact: saved,
    insuranceChosen,
    namedDay,
    now,
  };
  await createCheckout(database, document);
  await storeTerms(database, { checkoutId: order.id, terms, now });
  if (!plan.paysOnce) await storeIdKind(database, order.id, idType);
  await beginFulfilment(database, { checkoutId: order.id, at: now });
  const amounts = { payOneTime: plan.paysOnce, resultingPrice: plan.total, totalDownPayment: plan.amounts.downPayment };
  await openPayment(database, order.id, {
    ...amounts,
    at: now,
    covered: spending ?? undefined,
  });
  if (spending) await closePage(database, { ...spending, checkoutId: order.id, now });
  await addOrderJobs(database, order, plan, sources);
  if (context.googleClientId)
    await reportToAnalytics(database, order.number, context.googleClientId, { plan, sources });
  await recordRestored(database, order.id);
  await emptyCart(database, cartId);
  await database.checkoutDraft.delete({ where: { cartId } });
  const { userId } = visitor;
  const sent = { checkoutId: order.id, userId, email: contact.email, sender: input.sender, now };
  await recordSender(database, sent);
  const due = amountDue(amounts);
  await holdPieces(database, { ...sent, taken, isPaid: due > 0 && (spending?.amount ?? 0) >= due });
  // The code's row is locked last, after the products: a cancellation locks them in the same order.
  if (plan.discount) await redeemDiscount(database, { ...plan.discount, checkoutId: order.id, now });
  return { kind: 'placed', number: order.number };
}
