import { readCookie } from '~/platform/http.server.ts';

/** What an order keeps of the visit it was placed in. */
export interface OrderContext {
  /** The analytics client, where the shopper allowed analytics: `123456789.1700000000`. */
  googleClientId: string | null;
}

/** An order of which nothing else is known. */
export const emptyOrderContext: OrderContext = { googleClientId: null };

/** `GA1.1.123456789.1700000000`: version, depth of the domain, client. */
const ANALYTICS_COOKIE = /^GA\d\.\d+\.(\d{1,12}\.\d{1,12})$/;

/** Reads the context of an order from the `Cookie` header of its binding click. */
export function orderContext(cookieHeader: string | null): OrderContext {
  return { googleClientId: ANALYTICS_COOKIE.exec(readCookie(cookieHeader, '_ga') ?? '')?.[1] ?? null };
}
