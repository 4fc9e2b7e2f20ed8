import type { CartState } from '~/modules/cart/cart.ts';
import type { CartSignal } from './cart-signals.ts';

export interface CartSlotProps {
  /** The cart as the page carries it; null where it carries none. */
  cart: CartState | null;
  /** Told how many lines the cart has where that is not what the page says. */
  onCount: (count: number | undefined) => void;
}

export interface LiveCartProps extends CartSlotProps {
  /** What the cart was told last. */
  signal: CartSignal | undefined;
}
