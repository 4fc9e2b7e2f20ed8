import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { isOrderable } from '~/modules/catalog/catalog.ts';
import { soldHereWhere } from '~/modules/catalog/assortment.server.ts';
import { offersAddOn } from '~/modules/catalog/catalog.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import {
  type DownPaymentItem,
  downPaymentRange,
  downPaymentRefusal,
  isPlanLength,
} from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type AddRefusal, type AddResult, maxCartLines } from '~/modules/cart/cart.ts';
import { changeCart, noInsurance } from './lock-cart.server.ts';

/** What is added: a variant by its id, or a product by its slug with the size and colour of the variant. */
export interface AddOptions {
  variantId?: number;
  slug?: string;
  size?: string;
  colour?: string;
  addOn?: string;
  /** Months that were chosen on the product page. */
  planLength?: number;
  /** Rappen to pay down, as the product page showed them; without it the preset applies. */
  downPayment?: number;
  /**
   * Rappen that its page showed as the price. Where it is a former price of the variant, an offer has begun or ended
   * since: the down payment is lowered to what the new price allows, and the cart says that the price has changed.
   */
  shownPrice?: number;
  /** Paid for by another person; no form can say so. */
  isSponsored?: boolean;
  /** UUID of the request, made by the browser: sent again because its answer was lost, it adds nothing more. */
  requestId?: string;
  /** The page whose money pays down on it (spec: sponsorMeToken); it makes the line a sponsored one. */
  sponsorMeToken?: string;
}

/** What a new line takes from the catalogue. */
export const addedVariantSelect = {
  id: true,
  size: true,
  colorSlug: true,
  price: true,
  uvpPrice: true,
  stockStatus: true,
  product: { select: { metaData: true, kind: true } },
} satisfies Prisma.VariantSelect;

export type AddedVariant = Prisma.VariantGetPayload<{ select: typeof addedVariantSelect }>;

/** Products that the instance sells, or could again. */
export const publishedHere = (): Prisma.ProductWhereInput => ({ status: 'published', ...soldHereWhere() });

/** Variants that can be bought or could be again: published, of the instance's assortment, and in the last feed. */
export const forSale = () => ({ vanishedAt: null, product: publishedHere() }) satisfies Prisma.VariantWhereInput;

/**
 * Finds the variant that is meant. Size and colour may be left out where the product has a single one.
 * @returns the variant, or why there is none
 */
export async function findVariant({ variantId, slug, size, colour }: AddOptions): Promise<AddedVariant | AddRefusal> {
  if (variantId !== undefined) {
    return (
      (await db.variant.findFirst({ where: { id: variantId, ...forSale() }, select: addedVariantSelect })) ??
      'not-found'
    );
  }
  if (slug === undefined) return 'not-found';
  const variants = await db.variant.findMany({
    where: { vanishedAt: null, product: { ...publishedHere(), texts: { some: { slug } } } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: addedVariantSelect,
  });
  if (variants.length === 0) return 'not-found';
  const matching = variants.filter(
    (variant) =>
      (size === undefined || variant.size === size) && (colour === undefined || variant.colorSlug === colour),
  );
  const [first] = matching;
  if (!first) return 'not-found';
  return matching.length === 1 ? first : 'choose-variant';
}

/**
 * Whether something can be put into a cart, without writing anything: a visitor without a session gets none for a
 * product that is not there.
 * @returns the reason against it, or undefined
 */
export async function addRefusal(options: AddOptions): Promise<AddRefusal | undefined> {
  const variant = await findVariant(options);
  if (typeof variant === 'string') return variant;
  return isOrderable(variant) ? undefined : 'sold-out';
}

/** The line as the rules of down payments see it, before it has one. */
const newItem = ({ price, product: { kind } }: AddedVariant): DownPaymentItem => {
  return { price, isBike: kind === 'bike', downPayment: null };
};

/** The facts of a new line: the price it is added at, and whether that is a reduced one. */
export function addFacts({ price, uvpPrice, stockStatus }: AddedVariant) {
  return {
    initialPrice: price,
    acceptedPrice: price,
    isOnSale: uvpPrice !== null && uvpPrice > price,
    isSponsored: false,
    wasInStock: stockStatus === 'instock',
  };
}

/**
 * Puts one piece into a visitor's cart, at the catalogue's price and on the plan that its page showed (decision 60):
 * the term is the cart's, the down payment the line's. The same variant twice is two lines.
 */
export async function addLine(visitor: Visitor, options: AddOptions): Promise<AddResult> {
  const variant = await findVariant(options);
  if (typeof variant === 'string') return { ok: false, refusal: variant };
  if (!isOrderable(variant)) return { ok: false, refusal: 'sold-out' };
  const { addOn, planLength, requestId, sponsorMeToken, isSponsored = sponsorMeToken !== undefined } = options;
  return changeCart<AddResult>(visitor, async (database, cart) => {
    const earlier =
      requestId === undefined
        ? null
        : await database.cartItem.findFirst({
            where: { cartId: cart.id, restoredFrom: requestId },
            select: { id: true },
          });
    if (earlier) return { ok: true, itemId: earlier.id };
    if (cart.lines.length >= maxCartLines) return { ok: false, refusal: 'cart-full' };
    if (cart.lines.length > 0 && currentRules().onlyOneProduct) return { ok: false, refusal: 'one-only' };
    const formerPrice = await formerPriceOf(database, variant, options.shownPrice);
    const requested = askedDownPayment(
      [...cart.lines, newItem(variant)],
      options.downPayment,
      formerPrice !== undefined,
    );
    if (typeof requested === 'string') return { ok: false, refusal: requested };
    const item = await database.cartItem.create({
      data: {
        cartId: cart.id,
        variantId: variant.id,
        selectedAddOn: addOn !== undefined && offersAddOn(variant.product.metaData, addOn) ? addOn : null,
        ...addFacts(variant),
        ...(formerPrice !== undefined && { acceptedPrice: formerPrice }),
        downPayment: requested,
        isSponsored,
        sponsorMeToken,
        restoredFrom: requestId,
      },
      select: { id: true },
    });
    const wished = planLength !== undefined && isPlanLength(planLength) ? { planLength } : {};
    // The first line begins a new cart: what was chosen for one that was emptied does not count for it.
    const fresh = cart.lines.length === 0 ? noInsurance : {};
    await database.cart.update({ where: { id: cart.id }, data: { ...fresh, ...wished } });
    return { ok: true, itemId: item.id };
  });
}

/** The price that a page showed, where the variant had it before and has another one now. */
async function formerPriceOf(
  database: Database,
  { id: variantId, price }: AddedVariant,
  shownPrice: number | undefined,
): Promise<number | undefined> {
  if (shownPrice === undefined || shownPrice === price) return undefined;
  const former = await database.pricePeriod.findFirst({
    where: { variantId, price: shownPrice },
    select: { price: true },
  });
  return former?.price;
}

/**
 * What is to be stored as the down payment of the last item.
 * @param amount Rappen, as asked for; undefined for the preset
 * @param mayBeLowered whether an amount that is too high was right at the price that the shopper saw
 * @returns Rappen or undefined, or why the amount is refused
 */
function askedDownPayment(
  items: readonly DownPaymentItem[],
  amount: number | undefined,
  mayBeLowered: boolean,
): number | undefined | AddRefusal {
  const index = items.length - 1;
  const refusal = amount === undefined ? undefined : downPaymentRefusal(items, index, amount);
  if (!refusal) return amount;
  if (refusal === 'not-an-amount' || refusal === 'not-whole-francs') return 'down-payment-amount';
  return mayBeLowered ? downPaymentRange(items, index).max : 'down-payment';
}
