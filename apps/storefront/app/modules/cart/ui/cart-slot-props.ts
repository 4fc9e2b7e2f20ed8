import type { CartState } from '~/modules/cart/cart.ts';
import type { CartSignal } from './cart-signals.ts';

export interface CartSlotProps {
  /** The server's cart as the page knows it; null if there is none, undefined until the page knows. */
  cart: CartState | null | undefined;
  /** Called with the server's cart after a response that contains it. */
  onCart: (cart: CartState | null) => void;
  /** Told how many lines the browser's copy has where it represents a cart that the server does not have. */
  onCopy: (count: number | undefined) => void;
}

export interface LiveCartProps extends CartSlotProps {
  /** The last event sent to the cart. */
  signal: CartSignal | undefined;
}
