import type { Picture, StockLabel } from '~/modules/catalog/catalog.ts';

/** Another variant of the same product, to be ordered instead of a line that can't be any more. */
export interface LineAlternative {
  variantId: number;
  /** In the page's language. */
  colour: string | null;
  size: string | null;
  picture: Picture;
  /** Rappen */
  price: number;
  stock: StockLabel;
  /** ISO date; known for some variants on order. */
  expectedDeliveryDate: string | null;
  keeps: 'size' | 'colour' | null;
}

/** Alternatives by the id of their line; lines that can be ordered have no entry. */
export type LineAlternatives = Readonly<Record<string, readonly LineAlternative[]>>;

/** What the order of alternatives goes by. */
export interface VariantFacts {
  size: string | null;
  colourSlug: string | null;
  /** Place among the variants of its product: sizes ascend. */
  position: number;
  inStock: boolean;
}

/** More than these are no help. */
const MOST_ALTERNATIVES = 3;

/** What a variant has in common with the one that is gone: the size before the colour. */
export function getSharedFact(own: VariantFacts, other: VariantFacts): LineAlternative['keeps'] {
  if (own.size !== null && own.size === other.size) return 'size';
  return own.colourSlug !== null && own.colourSlug === other.colourSlug ? 'colour' : null;
}

/**
 * The best alternatives: what is in stock before what is on order; then the same size in another colour, the same
 * colour in the nearest size, the rest.
 * @param own the variant that is gone
 * @param others variants of the same product that can be ordered
 */
export function bestAlternatives<Variant extends VariantFacts>(
  own: VariantFacts,
  others: readonly Variant[],
): Variant[] {
  const order = ['size', 'colour', null];
  const ranks = (other: VariantFacts) => [
    other.inStock ? 0 : 1,
    order.indexOf(getSharedFact(own, other)),
    Math.abs(other.position - own.position),
    other.position,
  ];
  const compared = (a: number[], b: number[]) => a.map((rank, index) => rank - (b[index] ?? 0)).find((by) => by !== 0);
  return others
    .map((variant) => ({ variant, ranks: ranks(variant) }))
    .sort((a, b) => compared(a.ranks, b.ranks) ?? 0)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ variant }) => variant);
}
