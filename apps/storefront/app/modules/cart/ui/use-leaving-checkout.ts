import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { isInsideCheckout, WATCHED_COOKIE } from '~/modules/cart/leaving-checkout.ts';

/** In session storage, which belongs to one tab: this tab is in the checkout of a sponsored cart. */
const MARK = 'velory-checkout';

/**
 * Says when this tab leaves the checkout of a cart that begins with a sponsored line (spec §2, §4): by a link or the
 * back button, not in another tab, and not by coming back from another site.
 */
export function useLeavingCheckout(isSponsored: boolean, onLeft: () => void): void {
  const { pathname } = useLocation();
  const arrivedOn = useRef<string | null>(pathname);
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    const isArrival = arrivedOn.current === pathname;
    if (!isArrival) arrivedOn.current = null;
    if (!isSponsored) return;
    if (pathname.includes('/checkout/')) {
      sessionStorage.setItem(MARK, 'inside');
      document.cookie = `${WATCHED_COOKIE}=1; Path=/; SameSite=Lax`;
      return;
    }
    const isFromShop = !isArrival || document.referrer.startsWith(`${window.location.origin}/`);
    if (isInsideCheckout(pathname) || !isFromShop || sessionStorage.getItem(MARK) === null) return;
    sessionStorage.removeItem(MARK);
    left.current();
  }, [pathname, isSponsored]);
}
