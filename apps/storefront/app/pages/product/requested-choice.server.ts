import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { isPlanLength } from '~/modules/financing/financing.ts';
import type { RequestedChoice } from './use-product-choice.ts';

/** Fields of the plan box by their names in an address. */
const NAMES = {
  planLength: 'plan',
  downPayment: 'anzahlung',
  variantId: 'variante',
  colour: 'farbe',
  height: 'groesse',
} as const;

/**
 * The query of the page that shows what its form computes without scripts; undefined if an address does not come from
 * there.
 * @param search as the form sends it
 */
export function computedQuery(search: URLSearchParams): string | undefined {
  if (!search.has('intent')) return undefined;
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES)) {
    const value = search.getAll(field).at(-1);
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** What an address asks a product's page to begin with (decision 60); what can't be read is left out. */
export function parseRequestedChoice(product: ProductView, search: URLSearchParams): RequestedChoice {
  const months = Number(search.get(NAMES.planLength));
  const downPayment = parseWholeFrancs(search.get(NAMES.downPayment) ?? '');
  const size = product.variants.find(({ id }) => String(id) === search.get(NAMES.variantId))?.size;
  const height = readHeight(search.get(NAMES.height));
  return {
    ...(isPlanLength(months) && { months }),
    ...(downPayment !== undefined && { downPayment }),
    ...(size && { size }),
    ...(typeof height === 'number' && { height }),
  };
}
