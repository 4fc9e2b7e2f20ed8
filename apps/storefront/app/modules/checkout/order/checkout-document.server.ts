import { randomUUID } from 'node:crypto';
import type { Database } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { cartSchedule } from '~/modules/checkout/cart-ledger.ts';
import type { SavedContact } from '~/modules/checkout/contact.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import { currentInstance } from '~/modules/instances/instances.server.ts';
import { type DealOrder, dealName, dealProperties, type DealSource } from '~/modules/orders/deal.ts';
import { newDocumentToken } from '~/modules/orders/order-codes.server.ts';
import { orderedItem } from './deal-source.server.ts';
import type { PlaceOrderInput } from './order-intent.server.ts';
import { sourceOf } from '~/modules/orders/order-visit.ts';

/** Spec: storefront. */
const STOREFRONT = 'velory';

/** The data of an order to store. */
export interface NewCheckout extends PlaceOrderInput {
  id: string;
  number: string;
  sources: readonly DealSource[];
  /** Variants whose counted stock the order has reduced. */
  counted: ReadonlySet<number>;
  plan: CartPlan;
  contact: SavedContact;
  insuranceChosen: boolean;
  /** The day of delivery as shown by the review; null without a rule. */
  namedDay: IsoDate | null;
  now: Date;
}

/** Stores the checkout document with its deals (spec §3). */
export async function createCheckout(database: Database, order: NewCheckout): Promise<void> {
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
      employerToldAt: plan.shared ? order.now : null,
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
      schedule: cartSchedule(plan, dealOrder.today).map((payment) => ({ ...payment })),
      insurance: plan.insured,
      insurancePrice: plan.insured ? plan.insuranceYearly : null,
      insuranceChosen: order.insuranceChosen,
      sponsorMeToken: sources.find(({ sponsorMeToken }) => sponsorMeToken !== null)?.sponsorMeToken ?? null,
      storefront: STOREFRONT,
      source: sourceOf(order.context?.utmPath ?? null),
      checkoutContextData: {
        notApplicable: plan.insuranceYearly === 0,
        termsAcceptedAt: order.now.toISOString(),
        eligibilityConfirmedAt: plan.paysOnce ? null : order.now.toISOString(),
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
