import { useLocation, useMatches } from '@remix-run/react';
import { useLocale } from '~/i18n/use-locale.ts';
import { useComparison } from '~/modules/comparison/comparison-store.ts';
import { href } from '~/site-map.ts';

/** Bars of the shell at the foot of the window: the tray of bikes to compare, a partner's own bar, the way to the quiz. */
export type FootBar = 'comparison' | 'organization' | 'quiz';

/** Pages on which many bikes are looked through (spec §2). */
const QUIZ_BAR_PAGES = /\.(?:home|allModels|category|brand|brandWorld|collection)$/;

/** What the choice of a bar depends on. */
export interface FootBarPage {
  /** Pages with a bar of their own, and those on which nothing is offered beside them. */
  isTaken: boolean;
  isComparing: boolean;
  hasOrganizationBar: boolean;
  /** Remix's ids of the routes that make the page. */
  routeIds: readonly string[];
}

/** The one bar that a page may show: what the visitor chose comes first, then the partner's, then ours. */
export function footBarOf({ isTaken, isComparing, hasOrganizationBar, routeIds }: FootBarPage): FootBar | undefined {
  if (isTaken) return undefined;
  if (isComparing) return 'comparison';
  if (hasOrganizationBar) return 'organization';
  return routeIds.some((id) => QUIZ_BAR_PAGES.test(id)) ? 'quiz' : undefined;
}

/**
 * The bar of the page that is open.
 * @param isCheckout the checkout leads nowhere else
 * @param hasOrganizationBar whether the shop is a partner's that has one
 */
export function useFootBar(isCheckout: boolean, hasOrganizationBar: boolean): FootBar | undefined {
  const { pathname } = useLocation();
  const locale = useLocale();
  const routeIds = useMatches().map(({ id }) => id);
  const isComparing = (useComparison()?.list.length ?? 0) > 0;
  const isProduct = pathname.startsWith(href('product', { bike: '' }, locale));
  const isTaken = isCheckout || isProduct || pathname === href('comparison', {}, locale);
  return footBarOf({ isTaken, isComparing, hasOrganizationBar, routeIds });
}
