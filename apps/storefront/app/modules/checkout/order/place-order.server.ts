import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db, isUniqueViolation } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { cartCards } from '~/modules/cart/cart.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { currentTerms } from '~/modules/orders/order-terms.server.ts';
import { SoldOutError } from '~/modules/orders/stock.server.ts';
import { DiscountUnavailableError } from '~/modules/pricing/redeem-discount.server.ts';
import { applyDuePrices } from '~/modules/pricing/pricing.server.ts';
import type { PlaceOrderInput, PlaceOrderResult } from './order-intent.server.ts';
import { writeOrder } from './write-order.server.ts';

/** Attempts: collisions of codes and deadlocks are retried. */
const MAX_ATTEMPTS = 5;

/**
 * Turns a visitor's cart and draft into an order, in one transaction: checkout document, deals, stock, jobs, and the
 * emptied cart. Idempotent by `intentKey`: however often it is sent, there is one order.
 */
export async function placeOrder(input: PlaceOrderInput): Promise<PlaceOrderResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      const placed = await findPlaced(input);
      if (placed) return placed;
      // The price at this moment applies: an offer that has just ended does not.
      await applyDuePrices({ now: input.now });
      const [cards, terms, { deliveryRules }] = await Promise.all([
        cartCards(input),
        currentTerms(input.locale),
        getShopSettings(input.locale),
      ]);
      return await db.$transaction((database) => writeOrder(database, input, { cards, terms, deliveryRules }));
    } catch (error) {
      if (error instanceof SoldOutError) return { kind: 'sold-out', product: error.product };
      if (error instanceof DiscountUnavailableError) return { kind: 'discount-gone', code: error.code };
      if (attempt >= MAX_ATTEMPTS || !isWorthRepeating(error)) return settleFailure(input, error);
    }
  }
}

async function findPlaced({ visitor, intentKey }: PlaceOrderInput): Promise<PlaceOrderResult | null> {
  const order = await db.checkout.findFirst({
    where: { intentKey, userId: visitor.userId },
    select: { number: true },
  });
  return order && { kind: 'placed', number: order.number };
}

function isWorthRepeating(error: unknown): boolean {
  if (isUniqueViolation(error)) return true;
  const text = error instanceof Error ? error.message : '';
  return /deadlock detected|could not serialize|write conflict/i.test(text);
}

/**
 * Handles a failure. The connection may break after the commit, so the order is looked up again first. Then the failure
 * is logged and reported to the team (spec §8), in a separate transaction.
 */
async function settleFailure(input: PlaceOrderInput, error: unknown): Promise<PlaceOrderResult> {
  const placed = await findPlaced(input).catch(() => null);
  if (placed) return placed;
  const { intentKey } = input;
  log.error({ err: error, event: 'checkout_failed', intentKey }, 'order could not be saved');
  try {
    await addJob(
      db,
      chatJob,
      { text: 'Checkout failed: an order could not be written.' },
      { key: `checkout-failed:${intentKey}` },
    );
  } catch (secondError) {
    log.error({ err: secondError }, 'team could not be notified of a failed checkout');
  }
  return { kind: 'failed' };
}
