import type { Organization } from '~/modules/content/content.ts';
import type { CostSharing } from '~/modules/financing/financing.ts';
import type { Assortment, ShopRules } from './rules.ts';

const rappen = (francs: number | undefined): number | undefined =>
  francs === undefined ? undefined : Math.round(francs * 100);

function costSharingOf({ costSharing }: Organization): CostSharing | undefined {
  if (!costSharing) return undefined;
  const { planType, share } = costSharing;
  if (share.kind === 'amount') return { planType, share: { kind: 'amount', amount: Math.round(share.francs * 100) } };
  return { planType, share: { kind: 'percent', percent: share.percent, cap: rappen(share.capFrancs) } };
}

function assortmentOf({ assortment }: Organization): Assortment | undefined {
  if (!assortment) return undefined;
  const { brands, categories, minPrice, maxPrice } = assortment;
  const isWhole = brands.length + categories.length === 0 && minPrice === undefined && maxPrice === undefined;
  return isWhole ? undefined : { brands, categories, minPrice: rappen(minPrice), maxPrice: rappen(maxPrice) };
}

/** How an organization's instance sells, by what its editors entered in francs. */
export function rulesOf(organization: Organization): ShopRules {
  return {
    maxPlanLength: organization.maxPlanLength,
    costSharing: costSharingOf(organization),
    maxDiscount: rappen(organization.maxDiscountCodeAmount),
    combinesDiscounts: organization.combineDiscountCodeAndPublicDiscount,
    requiresCode: organization.discountCodeIsRequiredForCheckout,
    onlyOneProduct: organization.restrictCartToOnlyOneProductMax,
    assortment: assortmentOf(organization),
  };
}
