import type { CartAnswer } from '~/modules/cart/cart.ts';

/** Events that the page sends to its cart. */
export type CartSignal =
  /** The shopper wants to see it. */
  | { kind: 'open' }
  /** Something was put into it, or could not be. */
  | { kind: 'added'; answer: CartAnswer }
  /** A line was taken out. */
  | { kind: 'removed'; itemId: string; name: string };

const EVENT = 'velory-cart';

/** Sends an event to the cart of the page, which is loaded with the first event. */
export function signalCart(signal: CartSignal): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: signal }));
}

/** Subscribes to the events for the cart. @returns a function that unsubscribes */
export function onCartSignal(hear: (signal: CartSignal) => void): () => void {
  const take = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  };
  window.addEventListener(EVENT, take);
  return () => window.removeEventListener(EVENT, take);
}
