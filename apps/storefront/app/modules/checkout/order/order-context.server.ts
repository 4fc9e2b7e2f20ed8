import { type Attribution, attributionOf } from '~/modules/consent/attribution.ts';
import { type DeviceKind, deviceOfAgent } from '~/platform/device-kind.ts';
import { isBlackFriday } from '~/modules/consent/black-friday-flag.ts';

/** What an order keeps of the visit it was placed in. */
export interface OrderContext extends Attribution {
  /** Whether the visit came by the Black Friday page (spec §2). */
  isBlackFriday: boolean;
  /** Spec §3: device kinds. */
  device: DeviceKind;
}

/** An order of which nothing else is known. */
export const emptyOrderContext: OrderContext = {
  utmPath: null,
  googleClientId: null,
  isBlackFriday: false,
  device: 'node',
};

/**
 * Reads the context of an order from the headers `Cookie` and `User-Agent` of its binding click.
 * @param isCounted whether the shopper lets statistics in: the id of the analytics stays where it is after that is taken back
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
