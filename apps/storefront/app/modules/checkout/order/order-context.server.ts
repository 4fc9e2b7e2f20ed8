import { type Attribution, attributionOf } from '~/modules/consent/attribution.ts';
import { type DeviceKind, deviceOfAgent } from '~/platform/device-kind.ts';
import { isBlackFriday } from '~/modules/consent/black-friday-flag.ts';

/** What an order stores of the visit. */
export interface OrderContext extends Attribution {
  /** Whether the visit began on the Black Friday page (spec §2). */
  isBlackFriday: boolean;
  /** Spec §3: device kinds. */
  device: DeviceKind;
}

/** The context of an order without further data. */
export const emptyOrderContext: OrderContext = {
  utmPath: null,
  googleClientId: null,
  isBlackFriday: false,
  device: 'node',
};

/**
 * Reads the context of an order from the headers `Cookie` and `User-Agent` of the binding click.
 * @param isCounted whether the shopper currently consents to statistics: the cookie of the analytics remains after
 * consent is withdrawn
 */
export const orderContext = (
  cookieHeader: string | null,
  { isCounted, userAgent = null }: { isCounted: boolean; userAgent?: string | null },
): OrderContext => {
  const { utmPath, googleClientId } = attributionOf(cookieHeader);
  return {
    utmPath,
    googleClientId: isCounted ? googleClientId : null,
    isBlackFriday: isBlackFriday(cookieHeader),
    device: deviceOfAgent(userAgent),
  };
};
