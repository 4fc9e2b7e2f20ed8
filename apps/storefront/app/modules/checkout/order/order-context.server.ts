import { type Attribution, attributionOf } from '~/modules/consent/attribution.ts';
import { isBlackFriday } from '~/modules/consent/black-friday-flag.ts';

/** What an order keeps of the visit it was placed in. */
export interface OrderContext extends Attribution {
  /** Whether the visit came by the Black Friday page (spec §2). */
  isBlackFriday: boolean;
}

/** An order of which nothing else is known. */
export const emptyOrderContext: OrderContext = { utmPath: null, googleClientId: null, isBlackFriday: false };

/**
 * Reads the context of an order from the `Cookie` header of its binding click.
 * @param isCounted whether the shopper lets statistics in: the id of the analytics stays where it is after that is taken back
 */
export const orderContext = (cookieHeader: string | null, isCounted: boolean): OrderContext => {
  const { utmPath, googleClientId } = attributionOf(cookieHeader);
  return { utmPath, googleClientId: isCounted ? googleClientId : null, isBlackFriday: isBlackFriday(cookieHeader) };
};
