import type { Translate } from '~/i18n/keys.ts';
import type { ShownProduct } from '~/pages/product/shown-product.ts';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';

/**
 * The size for the shopper's height with its reason, in sentences; none without a height, or where the product says
 * nothing of heights.
 * @param t texts of the namespace `product`
 */
export function adviceSentences(
  product: ShownProduct,
  { advice, height, variants }: Pick<ProductChoice, 'advice' | 'height' | 'variants'>,
  t: Translate<'product'>,
): string[] {
  if (!advice || height === undefined) return [];
  if (advice.kind === 'none') {
    return [t(advice.rider === 'small' ? 'advice.noneSmall' : 'advice.noneTall', { limit: advice.limit, height })];
  }
  const labelOf = (size: string) => product.sizes.find((each) => each.size === size)?.label ?? size;
  const { size, minCm: min, maxCm: max } = advice.size;
  const words = { size: labelOf(size), min, max, height };
  const sentences = [
    advice.kind === 'near'
      ? t(advice.rider === 'small' ? 'advice.nearSmall' : 'advice.nearTall', { ...words, by: advice.by })
      : t('advice.fits', words),
  ];
  if (advice.kind === 'fits' && advice.other) {
    const other = { size: labelOf(advice.other.size) };
    sentences.push(t(advice.other.is === 'smaller' ? 'advice.smaller' : 'advice.larger', other));
  }
  const isToBeHad = variants.some((variant) => variant.size === size && variant.orderable);
  return isToBeHad ? sentences : [...sentences, t('advice.soldOut', { size: words.size })];
}
