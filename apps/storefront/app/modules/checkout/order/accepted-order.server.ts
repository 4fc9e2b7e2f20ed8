import { waivedRefusals } from '~/modules/credit-check/credit-check.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { pricedCartToOrder, type ProductCards } from '~/modules/cart/cart.server.ts';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { contactOf } from '~/modules/checkout/contact.schema.server.ts';
import { findDraft } from '~/modules/checkout/steps/draft.server.ts';
import { SoldOutError } from '~/modules/orders/stock.server.ts';
import { changedSince } from './fingerprint.server.ts';
import type { PlaceOrderInput, PlaceOrderResult } from './order-intent.server.ts';

/** What is ordered, as the shopper agreed to it. */
interface AcceptedOrder {
  kind: 'accepted';
  priced: PricedCart;
  contact: NonNullable<ReturnType<typeof contactOf>>;
  /** The chosen kind of ID, if a plan requires one. */
  idType: NonNullable<Awaited<ReturnType<typeof findDraft>>>['contact']['idType'];
}

/**
 * Reads a cart and its draft again, in the order's transaction, and compares them with what the shopper has agreed to.
 * @returns what is ordered, or what has changed since or is missing
 * @throws SoldOutError if a line cannot be ordered any more
 */
export async function acceptOrder(
  database: Database,
  input: PlaceOrderInput & { now: Date },
  cards: ProductCards,
): Promise<AcceptedOrder | PlaceOrderResult> {
  const { visitor, intentKey, fingerprint, now } = input;
  const draft = await findDraft(visitor, database);
  const { priced, isWhole } = await pricedCartToOrder(input, { database, cards });
  if (draft?.intentKey !== intentKey || !isWhole || !isAsAccepted(priced)) return { kind: 'changed' };
  if (priced.needsCode) return { kind: 'changed' };
  if (priced.plan.shared && !input.agreesToShare) return { kind: 'not-agreed' };
  const { plan, today, discount } = priced;
  const waived = plan.paysOnce ? [] : await waivedRefusals(visitor.userId, draft.contact, { database, now });
  const contact = contactOf(draft.contact, { isPlan: !plan.paysOnce, today, waived });
  if (!contact) return { kind: 'incomplete' };
  const changed = changedSince(fingerprint, priced, contact);
  if (changed === 'contact') return { kind: 'contact-changed' };
  if (changed) return discount?.refusal ? { kind: 'discount-gone', code: discount.code } : { kind: 'changed' };
  return { kind: 'accepted', priced, contact, idType: draft.contact.idType };
}

/**
 * Checks that there is something to order, at the prices that the shopper has seen.
 * @throws SoldOutError if a line cannot be ordered any more
 */
function isAsAccepted({ cart, lines }: PricedCart): boolean {
  if (cart.lines.some(({ notices }) => notices.some(({ kind }) => kind === 'price-changed'))) return false;
  const soldOut = cart.lines.find((line) => !lines.includes(line));
  if (soldOut) throw new SoldOutError(soldOut.name);
  return lines.length > 0;
}
