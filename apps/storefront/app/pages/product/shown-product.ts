import type { ProductView, VariantView } from '~/modules/catalog/catalog.ts';
import type { SeenBike } from '~/modules/recommendations/ui/seen-product.tsx';

/*
 * What a product's page shows and its scripts read. All of it travels in the page again, for hydration, so it
 * holds nothing else.
 */

const productFields = [
  'addOns',
  'attributes',
  'brand',
  'categorySlugs',
  'colours',
  'description',
  'discountPercent',
  'displayPrice',
  'frameNumber',
  'gallery',
  'highlights',
  'id',
  'isOccasion',
  'kind',
  'mounts',
  'name',
  'picture',
  'pictures',
  'pictureVersion',
  'sizes',
  'sku',
  'slug',
  'strikePrice',
  'subtitle',
] as const satisfies readonly (keyof ProductView)[];

const variantFields = [
  'colourSlug',
  'displayPrice',
  'id',
  'orderable',
  'size',
  'sizeLabel',
  'stockStatus',
] as const satisfies readonly (keyof VariantView)[];

/** A variant as its product's page shows it. */
export type ShownVariant = Pick<VariantView, (typeof variantFields)[number]>;

/** A product as its page shows it, and as the shell reads it from the page's data to note the visit (`SeenBike`). */
export interface ShownProduct extends Pick<ProductView, (typeof productFields)[number] | keyof SeenBike> {
  variants: ShownVariant[];
}

function pick<Whole, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>;
}

/** What of a product its page shows. */
export function shownProduct(product: ProductView): ShownProduct {
  return {
    ...pick(product, productFields),
    variants: product.variants.map((variant) => pick(variant, variantFields)),
  };
}
