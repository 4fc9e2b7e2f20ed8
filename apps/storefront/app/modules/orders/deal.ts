import type { StockStatus } from '~/modules/catalog/stock.ts';
import { onWorkingDay } from '~/modules/delivery/working-day.ts';
import { type CostSharingType, daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/*
 * Deals (spec §3): what an order stores of each item, by the specification's names. Amounts are Rappen.
 */

/** The data that a deal is created from. */
export interface DealSource {
  /** Spec: uniqueId of the cart item. */
  itemId: string;
  variantId: number;
  productId: number;
  kind: 'bike' | 'accessory';
  name: string;
  slug: string;
  brand: string | null;
  /** URL of its picture. */
  image: string;
  sku: string | null;
  size: string | null;
  colour: string | null;
  addOn: string | null;
  frameTypes: readonly string[];
  categorySlugs: readonly string[];
  speedKmh: number | null;
  isUsed: boolean;
  frameNumber: string | null;
  price: number;
  initialPrice: number;
  isOnSale: boolean;
  isSponsored: boolean;
  /** Token of the sponsoring page that pays the down payment. */
  sponsorMeToken: string | null;
  downPayment: number;
  /** Part of the discount that applies to this item. */
  discount: number;
  /** Whether the bike is insured free of charge. */
  isInsuranceFree: boolean;
  insurancePrice: number | null;
  stockStatus: StockStatus;
  deliveryTimeInDays: number | null;
  /** ISO date */
  expectedDeliveryDate: string | null;
  logisticsCompany: string | null;
}

/** The data that all deals of an order share. */
export interface DealOrder {
  checkoutId: string;
  number: string;
  userId: string;
  planLength: number;
  insured: boolean;
  discountCode: string | null;
  /** Date of the order. */
  today: IsoDate;
  storefront: string;
  /** Path of the partner's shop, without the domain; null in the main shop. */
  instance: string | null;
  /** The partner organization's id; null in the main shop. */
  organizationToken: string | null;
  /** How an employer shares the plan; null without one. */
  planType: CostSharingType | null;
  googleUserId: string | null;
  googleClientId: string | null;
}

/** Deal categories in the order in which they are matched (spec §9: deal category map). */
const dealCategories = [
  'e_cargo',
  's_pedelec',
  'e_mountain',
  'e_trekking',
  'e_city',
  'e_gravel',
  'gravel',
  'e_road',
  'accessory',
] as const;

/** The category of a deal: 45 km/h is a separate class, and so is a gravel bike with a motor. */
export function dealCategory({ categorySlugs, speedKmh }: Pick<DealSource, 'categorySlugs' | 'speedKmh'>): string {
  const slugs = new Set(categorySlugs);
  if (speedKmh === 45) slugs.add('s_pedelec');
  if (slugs.has('gravel') && slugs.has('e_bike')) slugs.add('e_gravel');
  return dealCategories.find((category) => slugs.has(category)) ?? categorySlugs[0] ?? '';
}

/** The properties of one deal, including all fields of §3 that have no column. */
export function dealProperties(item: DealSource, order: DealOrder, dealId: string) {
  return {
    e_bike_frame: item.frameTypes.join(', '),
    e_bike_choice: item.name,
    e_bike_size: item.size,
    e_bike_color: item.colour,
    e_bike_price: item.price,
    plan_length: order.planLength,
    article_number_2: item.sku,
    amount: item.price - item.discount,
    dealname: dealName(item, order),
    pipeline: 'default',
    dealstage: 'appointmentscheduled',
    discount_code: item.discount > 0 ? order.discountCode : null,
    discount_price: item.discount > 0 ? item.discount : null,
    e_bike_category: dealCategory(item),
    expected_delivery_date__website_: item.expectedDeliveryDate,
    deliveryTimeInDays: item.deliveryTimeInDays,
    e_bike_stock_information: item.stockStatus,
    logitics_company: item.logisticsCompany,
    bikeId: item.productId,
    brand: item.brand,
    isOccasion: item.isUsed,
    frame_number: item.frameNumber,
    selected_add_on: item.addOn,
    ...insuranceOf(item, order),
    down_payment_amount: item.downPayment,
    checkout_deal_id: dealId,
    uniqueId: item.itemId,
    isOnSale: item.isOnSale,
    initialPrice: item.initialPrice,
    google_user_id: order.googleUserId,
    google_client_id: order.googleClientId,
    all_agb: true,
    uid: order.userId,
    checkout_id: order.checkoutId,
    store_front: order.storefront,
    store_front_instance: order.instance,
    organization_token: order.organizationToken,
    plan_type: order.planType,
    sponsor_me: item.isSponsored,
    sponsor_me_token: item.sponsorMeToken,
    tracking_number: order.number,
    checkout_variant: 'plan-contact-review',
    expected_delivery_date: expectedDelivery(item, order.today),
  };
}

/** The insurance of a deal. Insurance free of charge is included whatever was chosen for the other deals. */
function insuranceOf({ isInsuranceFree, insurancePrice }: DealSource, { insured }: DealOrder) {
  if (isInsuranceFree) return { insurance_selected: true, insurance_price: 0, free_insurance: true };
  return {
    insurance_selected: insured && insurancePrice !== null,
    insurance_price: insured ? insurancePrice : null,
    free_insurance: false,
  };
}

/** Days until the delivery of an item in stock if the catalogue gives none (spec §4: about two weeks). */
const USUAL_DELIVERY_DAYS = 14;

/**
 * The day a deal is expected to be delivered: the product's own date, else the working day on which its delivery time
 * ends; null for an item on order without either.
 */
export function expectedDelivery(
  item: Pick<DealSource, 'expectedDeliveryDate' | 'deliveryTimeInDays' | 'stockStatus'>,
  today: IsoDate,
): IsoDate | null {
  if (item.expectedDeliveryDate) return item.expectedDeliveryDate;
  const days = item.deliveryTimeInDays ?? (item.stockStatus === 'instock' ? USUAL_DELIVERY_DAYS : null);
  return days === null ? null : onWorkingDay(daysAfter(today, days));
}

/** The title of a deal in the team's lists; it contains no personal data. */
export function dealName(item: Pick<DealSource, 'name'>, order: Pick<DealOrder, 'number'>): string {
  return `${item.name} · ${order.number}`;
}
