import type { CartView } from './cart.ts';

/*
 * The browser's copy of the cart, in local storage under `cart` (spec §3 Cart item, §5, §8, §9; decisions: Cart). The
 * server's cart is the truth: the copy says what is in it where a page carries no cart, and brings back a lost one.
 */

export const MIRROR_KEY = 'cart';

/** Of the copy's shape: an older one is not read. */
export const MIRROR_VERSION = 1;

/** What the copy keeps of a product; amounts are Rappen. */
export interface MirroredProduct {
  name: string;
  slug: string;
  price: number;
  image: string;
}

/** A line of the copy, by the specification's names; amounts are Rappen. */
export interface MirroredItem {
  product: MirroredProduct;
  selectedSize: string | null;
  selectedAddOn: string | null;
  selectedVariationId: number;
  /** Absent where the preset applies. */
  downPayment?: number | string;
  uniqueId: string;
  isOnSale: boolean;
  initialPrice: number;
  isSponsored: boolean;
}

/** The copy. One without items is a tombstone: that cart was ordered or emptied and never comes back. */
export interface CartMirror {
  version: typeof MIRROR_VERSION;
  cartId: string;
  revision: number;
  planLength: number;
  insurance: boolean;
  items: MirroredItem[];
}

/** The copy of a cart; null where there is none. */
export function mirrorOf({ id, revision, lines, planLength, insurance }: CartView): CartMirror | null {
  if (id === null) return null;
  const items = lines.map((line): MirroredItem => {
    const { name, slug, price, picture, size, downPayment } = line;
    return {
      product: { name, slug, price, image: picture.src },
      selectedSize: size,
      selectedAddOn: line.selectedAddOn,
      selectedVariationId: line.variantId,
      ...(downPayment !== null && { downPayment }),
      uniqueId: line.id,
      isOnSale: line.isOnSale,
      initialPrice: line.initialPrice,
      isSponsored: line.isSponsored,
    };
  });
  return { version: MIRROR_VERSION, cartId: id, revision, planLength, insurance, items };
}
