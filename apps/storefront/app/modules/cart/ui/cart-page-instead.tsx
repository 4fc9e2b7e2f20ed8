import { useEffect } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import type { LiveCartProps } from './cart-slot-props.ts';

/** Stands in where the scripts of the cart could not be loaded: anyone who wants to see the cart gets its page. */
export default function CartPageInstead({ signal }: LiveCartProps) {
  const cartPage = href('checkoutPlan', {}, useLocale());
  const wantsCart = signal !== undefined && signal.kind !== 'removed';
  useEffect(() => {
    if (wantsCart) window.location.assign(cartPage);
  }, [wantsCart, cartPage]);
  return null;
}
