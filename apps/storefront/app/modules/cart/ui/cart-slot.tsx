import { useFetcher, useLocation } from '@remix-run/react';
import { Suspense, useEffect, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import type { CartAnswer } from '~/modules/cart/cart.ts';
import { href } from '~/site-map.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { type CartSignal, onCartSignal } from './cart-signals.ts';
import type { CartSlotProps } from './cart-slot-props.ts';
import { isInStep } from './stored-mirror.ts';

const LiveCart = createOptionalComponent(() =>
  import('./live-cart.tsx').catch(() => import('./cart-page-instead.tsx')),
);

/**
 * The place of everything about the cart that a page needs only sometimes: drawer, toasts, the browser's copy. It is
 * loaded when the copy is not in step with the page, when the cart is told something, or while its first line is
 * sponsored.
 */
export function CartSlot({ cart, onCart, onCopy }: CartSlotProps) {
  const { pathname } = useLocation();
  // Forms that put something into the cart and stay on their page send by the fetcher whose key is the cart's address.
  const added = useFetcher<CartAnswer>({ key: href('cart', {}, useLocale()) }).data;
  const [signal, setSignal] = useState<CartSignal>();
  const [isStale, setStale] = useState(false);
  useEffect(() => onCartSignal(setSignal), []);
  useEffect(() => {
    if (added) setSignal({ kind: 'added', answer: added });
  }, [added]);
  useEffect(() => {
    if (cart !== undefined && !isInStep(cart)) setStale(true);
  }, [cart, pathname]);
  if (!isStale && !signal && !cart?.isSponsored) return null;
  return (
    <Suspense>
      <LiveCart cart={cart} signal={signal} onCart={onCart} onCopy={onCopy} />
    </Suspense>
  );
}
