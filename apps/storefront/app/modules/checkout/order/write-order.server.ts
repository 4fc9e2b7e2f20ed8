import { waivedRefusals } from '~/modules/credit-check/credit-check.server.ts';
import { randomUUID } from 'node:crypto';
import { formatChf } from '~/i18n/money.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { orderConfirmationJob } from '~/modules/after-order/confirmation.server.ts';
import { keepIdKind } from '~/modules/after-order/id-kind.server.ts';
import { contractJob } from '~/modules/after-order/contract.server.ts';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { emptyCart, lockCart, pricedCartToOrder, type ProductCards } from '~/modules/cart/cart.server.ts';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import type { DeliveryRule } from '~/modules/content/content.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import { beginFulfilment } from '~/modules/fulfilment/fulfilment.server.ts';
import { currentInstance } from '~/modules/instances/instances.server.ts';
import { notePurchase } from '~/modules/consent/purchase-event.server.ts';
import { redeemDiscount } from '~/modules/pricing/redeem-discount.server.ts';
import { openPayment } from '~/modules/payments/open-payment.server.ts';
import { closePage, keepOnePage, type SponsoredLine, spendPage } from '~/modules/sponsoring/sponsored-order.server.ts';
import type { SavedContact } from '~/modules/checkout/contact.ts';
import { contactOf } from '~/modules/checkout/contact.schema.server.ts';
import { type DealOrder, dealName, dealProperties, type DealSource } from '~/modules/orders/deal.ts';
import { dealSource, orderedItem } from './deal-source.server.ts';
import { findDraft } from '~/modules/checkout/steps/draft.server.ts';
import { changedSince } from './fingerprint.server.ts';
import { orderDeliveryDay } from './order-delivery-day.ts';
import { freeReferralCode, newDocumentToken, newOrderNumber } from '~/modules/orders/order-codes.server.ts';
import { SoldOutError, takeStock } from '~/modules/orders/stock.server.ts';
import { noteSender } from '~/modules/orders/order-origin.server.ts';
import { noteRestored } from '~/modules/orders/orders.server.ts';
import { type AgreedTerms, keepTerms } from '~/modules/orders/order-terms.server.ts';
import { emptyOrderContext } from './order-context.server.ts';
import type { PlaceOrderInput, PlaceOrderResult } from './order-intent.server.ts';
import { variantFacts } from './variant-facts.server.ts';

/** Spec: storefront. */
const STOREFRONT = 'velory';

/** What an order needs that is read before its transaction. */
interface ReadBefore {
  /** Of the cart's products, in the order's language. */
  cards: ProductCards;
  terms: AgreedTerms;
  /** The editors' rules that name the day of a delivery. */
  deliveryRules: readonly DeliveryRule[];
}

/**
 * The order's transaction. Whatever it throws leaves nothing behind. It uses no other connection: orders that wait for
 * each other would use up the pool.
 * @throws SoldOutError or DiscountGoneError where something is not to be had any more
 */
export async function writeOrder(
  database: Database,
  input: PlaceOrderInput,
  { cards, terms, deliveryRules: rules }: ReadBefore,
): Promise<PlaceOrderResult> {
  const { visitor, intentKey, fingerprint, context = emptyOrderContext, now = new Date() } = input;
  // From here on, other orders of the same cart wait; the one that was first has its order by then.
  const { id: cartId } = await lockCart(database, visitor.userId);
  const earlier = await database.checkout.findFirst({
    where: { intentKey, userId: visitor.userId },
    select: { number: true },
  });
  if (earlier) return { kind: 'placed', number: earlier.number };

  const draft = await findDraft(visitor, database);
  const { priced, isWhole } = await pricedCartToOrder({ ...input, now }, { database, cards });
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

  const pages = await sponsoredLines(database, priced);
  // Two carts became one: one page that still runs pays down, others pay nothing, and the shopper looks once more.
  if (pages.length > 1) {
    await keepOnePage(database, pages, now);
    return { kind: 'changed' };
  }
  const [sponsored] = pages;
  const spending = sponsored && (await spendPage(database, sponsored, now));
  if (spending && spending.kind !== 'spent') return { kind: 'changed' };
  const sources = await dealSources(database, priced, sponsored);
  const counted = await takeStock(database, sources, now);
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
  const document = { ...input, ...order, sources, counted, plan, contact: saved, insuranceChosen, namedDay, now };
  await createCheckout(database, document);
  await keepTerms(database, { checkoutId: order.id, terms, now });
  if (!plan.paysOnce) await keepIdKind(database, order.id, draft.contact.idType);
  await beginFulfilment(database, { checkoutId: order.id, at: now });
  if (plan.discount) await redeemDiscount(database, { ...plan.discount, checkoutId: order.id, now });
  await openPayment(database, order.id, {
    payOneTime: plan.paysOnce,
    resultingPrice: plan.total,
    totalDownPayment: plan.amounts.downPayment,
    at: now,
    covered: spending ?? undefined,
  });
  if (spending) await closePage(database, { ...spending, checkoutId: order.id, now });
  await addJobs(database, order, plan, sources);
  if (context.googleClientId) await tellAnalytics(database, order.number, context.googleClientId, { plan, sources });
  await noteRestored(database, order.id);
  await emptyCart(database, cartId);
  await database.checkoutDraft.delete({ where: { cartId } });
  const { userId } = visitor;
  await noteSender(database, { checkoutId: order.id, userId, email: contact.email, sender: input.sender, now });
  return { kind: 'placed', number: order.number };
}

/**
 * Whether there is something to order, at the prices that the shopper knows.
 * @throws SoldOutError where a line can't be ordered any more
 */
function isAsAccepted({ cart, lines }: PricedCart): boolean {
  if (cart.lines.some(({ notices }) => notices.some(({ kind }) => kind === 'price-changed'))) return false;
  const soldOut = cart.lines.find((line) => !lines.includes(line));
  if (soldOut) throw new SoldOutError(soldOut.name);
  return lines.length > 0;
}

/** What the deals of an order are made from, in order of the lines. */
async function dealSources(
  database: Database,
  { lines, plan }: PricedCart,
  sponsored: SponsoredLine | undefined,
): Promise<DealSource[]> {
  const facts = await variantFacts(
    database,
    lines.map(({ variantId }) => variantId),
  );
  return lines.map((line, index) => {
    const variant = facts.get(line.variantId);
    if (!variant) throw new Error('A variant vanished while it was being ordered.');
    return dealSource(line, variant, {
      downPayment: plan.downPayments[index] ?? 0,
      discount: plan.discount?.shares[index] ?? 0,
      sponsorMeToken: sponsored?.itemId === line.id ? sponsored.token : null,
    });
  });
}

/** The lines that riders' pages pay down on, with what each asks for at once. */
async function sponsoredLines(database: Database, { lines, plan }: PricedCart): Promise<SponsoredLine[]> {
  const ids = lines.filter(({ isSponsored }) => isSponsored).map(({ id }) => id);
  const rows = await database.cartItem.findMany({
    where: { id: { in: ids } },
    select: { id: true, sponsorMeToken: true },
  });
  return lines.flatMap(({ id: itemId, price }, index) => {
    const token = rows.find(({ id }) => id === itemId)?.sponsorMeToken;
    const due = plan.paysOnce ? price - (plan.discount?.shares[index] ?? 0) : (plan.downPayments[index] ?? 0);
    return token ? [{ itemId, token, due }] : [];
  });
}

interface NewCheckout extends PlaceOrderInput {
  id: string;
  number: string;
  sources: readonly DealSource[];
  /** Variants of which the order took counted pieces. */
  counted: ReadonlySet<number>;
  plan: CartPlan;
  contact: SavedContact;
  insuranceChosen: boolean;
  /** The day of the delivery, as the review named it; null where no rule does. */
  namedDay: IsoDate | null;
  now: Date;
}

/** The checkout document with its deals (spec §3). */
async function createCheckout(database: Database, order: NewCheckout): Promise<void> {
  const { id, number, visitor, sources, counted, plan, contact } = order;
  const instance = currentInstance();
  const dealOrder: DealOrder = {
    checkoutId: id,
    number,
    userId: visitor.userId,
    planLength: plan.months,
    insured: plan.insured,
    discountCode: plan.discount?.code ?? null,
    today: zurichDate(order.now),
    storefront: STOREFRONT,
    instance: instance.organization?.de.slug ?? null,
    organizationToken: instance.organization ? instance.id : null,
    planType: plan.shared ? (instance.rules.costSharing?.planType ?? null) : null,
    googleUserId: contact.google_user_id,
    googleClientId: contact.google_client_id,
  };
  await database.checkout.create({
    data: {
      id,
      number,
      intentKey: order.intentKey,
      userId: visitor.userId,
      instanceId: instance.id,
      employerShare: plan.shared?.employer ?? null,
      employerMonths: plan.shared?.employerMonths ?? null,
      locale: order.locale,
      updateCheckoutDocToken: newDocumentToken(),
      contact: { ...contact, delivery: contact.delivery && { ...contact.delivery } },
      uniqueReferralCode: contact.unique_referral_code,
      cartItems: sources.map(orderedItem),
      planLength: plan.months,
      payOneTime: plan.paysOnce,
      resultingPrice: plan.total,
      discount: plan.discount?.amount ?? 0,
      discountCode: plan.discount?.code ?? null,
      totalDownPayment: plan.amounts.downPayment,
      schedule: plan.schedule.map((payment) => ({ ...payment })),
      insurance: plan.insured,
      insurancePrice: plan.insured ? plan.insuranceYearly : null,
      insuranceChosen: order.insuranceChosen,
      sponsorMeToken: sources.find(({ sponsorMeToken }) => sponsorMeToken !== null)?.sponsorMeToken ?? null,
      storefront: STOREFRONT,
      checkoutContextData: {
        notApplicable: plan.insuranceYearly === 0,
        termsAcceptedAt: order.now.toISOString(),
        eligibilityConfirmedAt: plan.paysOnce ? null : order.now.toISOString(),
        employerToldAt: plan.shared ? order.now.toISOString() : null,
        utmPath: order.context?.utmPath ?? null,
        isBlackFriday: order.context?.isBlackFriday ?? false,
        device: order.context?.device ?? 'node',
        deliveryDay: order.namedDay,
      },
      deals: {
        create: sources.map((source, position) => ({
          ...toDeal(source, position, dealOrder),
          stockTaken: counted.has(source.variantId),
        })),
      },
    },
    select: { id: true },
  });
}

function toDeal(source: DealSource, position: number, order: DealOrder) {
  const id = randomUUID();
  return {
    id,
    position,
    uniqueId: source.itemId,
    dealname: dealName(source, order),
    amount: source.price - source.discount,
    downPaymentAmount: source.downPayment,
    planLength: order.planLength,
    variantId: source.variantId,
    properties: dealProperties(source, order, id),
  };
}

/** Tells who counts visits, where the shopper lets them: what was bought, and nothing of whom. */
async function tellAnalytics(
  database: Database,
  orderNumber: string,
  clientId: string,
  { plan, sources }: { plan: CartPlan; sources: readonly DealSource[] },
): Promise<void> {
  const items = sources.map(({ slug, name, price }) => ({ id: slug, name, price: price / 100, quantity: 1 }));
  await notePurchase(database, { clientId, orderNumber, value: plan.total / 100, items });
}

/** Jobs that follow from an order, added in its transaction: the team's message names nobody. */
async function addJobs(
  database: Database,
  { id, number }: { id: string; number: string },
  plan: CartPlan,
  sources: readonly DealSource[],
): Promise<void> {
  const names = sources.map((source) => source.name).join(', ');
  const payment = plan.paysOnce ? 'einmal bezahlt' : `${plan.months} Monate`;
  const text = `Neue Bestellung ${number}: ${names}. ${formatChf(plan.total)}, ${payment}.`;
  await addJob(database, chatJob, { text }, { key: `order-placed:${id}` });
  await addJob(database, orderConfirmationJob, { checkoutId: id }, { key: `order-confirmation:${id}` });
  if (!plan.paysOnce) await addJob(database, contractJob, { checkoutId: id }, { key: `contract:${id}` });
}
