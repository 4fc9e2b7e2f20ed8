import { useComparison } from '~/modules/comparison/comparison-store.ts';
import { useRouteFlag } from './page-handle.ts';

/**
 * Bars of the shell at the foot of the window: the tray of bikes to compare, a partner's own bar, the way to the quiz.
 */
export type FootBar = 'comparison' | 'organization' | 'quiz';

/** What the choice of a bar depends on. */
export interface FootBarPage {
  /** Pages with a bar of their own, and those on which nothing is offered beside them. */
  isTaken: boolean;
  isComparing: boolean;
  hasOrganizationBar: boolean;
  /** Whether the page offers the way to the quiz. */
  hasQuizBar: boolean;
}

/** The one bar that a page may show: what the visitor chose comes first, then the partner's, then ours. */
export function footBarOf({ isTaken, isComparing, hasOrganizationBar, hasQuizBar }: FootBarPage): FootBar | undefined {
  if (isTaken) return undefined;
  if (isComparing) return 'comparison';
  if (hasOrganizationBar) return 'organization';
  return hasQuizBar ? 'quiz' : undefined;
}

/**
 * The bar of the page that is open.
 * @param hasOrganizationBar whether the shop is a partner's that has one
 */
export function useFootBar(hasOrganizationBar: boolean): FootBar | undefined {
  const isComparing = (useComparison()?.list.length ?? 0) > 0;
  const isCheckout = useRouteFlag('isCheckout');
  const isTaken = useRouteFlag('hasFootBar') || isCheckout;
  return footBarOf({ isTaken, isComparing, hasOrganizationBar, hasQuizBar: useRouteFlag('hasQuizBar') });
}
