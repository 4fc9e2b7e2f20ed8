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

/** Reads the context of an order from the headers `Cookie` and `User-Agent` of its binding click. */
export const orderContext = (cookieHeader: string | null, userAgent: string | null = null): OrderContext => ({
  ...attributionOf(cookieHeader),
  isBlackFriday: isBlackFriday(cookieHeader),
  device: deviceOfAgent(userAgent),
});
