import type { CartState } from '~/modules/cart/cart.ts';

/**
 * A visitor's own parts of pages that are the same for everybody (decision 52). A further part is a further member here, in
 * `visitSchema` and in what `findVisit` reads.
 */
export interface Visit {
  /** null where the visitor has none. */
  cart: CartState | null;
}

/** Name of what the browser remembers of it, in local storage. */
export const STORED_VISIT = 'velory_visit';

/** Where scripts ask for it; `GET`, for the session of the request. */
export const VISIT_CALL = '/api/visit';

/** The style sheet that browsers without scripts fetch. */
export const VISIT_STYLES = '/api/visit/styles.css';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isCartState(value: unknown): value is CartState {
  if (typeof value !== 'object' || value === null) return false;
  const { id, revision, count, isSponsored } = value as Record<keyof CartState, unknown>;
  return typeof id === 'string' && isCount(revision) && isCount(count) && typeof isSponsored === 'boolean';
}

/** Reads what a browser remembers. @returns null where it is nothing that fits */
export function parseVisit(text: string | null): Visit | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('cart' in value)) return null;
    const { cart } = value;
    return cart === null || isCartState(cart) ? { cart } : null;
  } catch {
    return null;
  }
}
