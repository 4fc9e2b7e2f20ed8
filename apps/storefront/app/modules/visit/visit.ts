import { locales } from '~/i18n/locales.ts';
import type { CartState } from '~/modules/cart/cart.ts';
import type { OwnBike } from '~/modules/catalog/own-bike.ts';
import { isHeight } from '~/modules/catalog/body-height.ts';
import { isPostcode } from '~/modules/delivery/postcode.ts';

/**
 * A visitor's own parts of pages that are the same for everyone (decision 52). A further part is a further member
 * here, in `visitSchema` and in what `findVisit` reads.
 */
export interface Visit {
  /** null if the visitor has none. */
  cart: CartState | null;
  /** The first bike in it; absent if there is none. */
  bike?: OwnBike;
  /** The body height that was given, centimetres; null without one. */
  height: number | null;
  /** The postcode that days of delivery are asked for; null without one. */
  postcode: string | null;
  /** null if no one has signed in. */
  account: VisitAccount | null;
  /** Ids of the products on the wishlist, the newest first. */
  hearts: readonly number[];
}

/** What shared pages show of an account: no more than is in the header. */
export interface VisitAccount {
  /** The spec's `userId`, by which a person asks for what is their own. */
  id: string;
  initial: string;
}

/** What is known of a person of whom the shop knows nothing. */
export const anonymousVisit: Visit = { cart: null, account: null, height: null, postcode: null, hearts: [] };

/** Name of what the browser remembers of it, in local storage. */
export const STORED_VISIT = 'velory_visit';

/** Where scripts ask for it by `GET`, for the session of the request, and leave body height and postcode by `POST`. */
export const VISIT_CALL = '/api/visit';

/** The style sheet that browsers without scripts fetch. */
export const VISIT_STYLES = '/api/visit/styles.css';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isCartState(value: unknown): value is CartState {
  if (typeof value !== 'object' || value === null) return false;
  const { id, revision, count, planLength, isSponsored } = value as Record<keyof CartState, unknown>;
  return typeof id === 'string' && [revision, count, planLength].every(isCount) && typeof isSponsored === 'boolean';
}

function isOwnBike(value: unknown): value is OwnBike {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, offers, colour, pictureVersion, months, rate } = value as Record<keyof OwnBike, unknown>;
  return (
    isCount(id) &&
    isCount(months) &&
    isCount(rate) &&
    typeof name === 'object' &&
    name !== null &&
    locales.every((locale) => typeof (name as Record<string, unknown>)[locale] === 'string') &&
    Array.isArray(offers) &&
    offers.every((offer) => typeof offer === 'string') &&
    (colour === null || typeof colour === 'string') &&
    typeof pictureVersion === 'string'
  );
}

function accountOf(value: unknown): VisitAccount | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, initial } = value as Record<keyof VisitAccount, unknown>;
  return typeof id === 'string' && typeof initial === 'string' && [...initial].length === 1 ? { id, initial } : null;
}

/** Reads what a browser remembers. @returns null if it is nothing that fits */
export function parseVisit(text: string | null): Visit | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('cart' in value)) return null;
    const { cart, account, height, postcode, bike, hearts } = value as Record<keyof Visit, unknown>;
    if (cart !== null && !isCartState(cart)) return null;
    const known = typeof height === 'number' && isHeight(height) ? height : null;
    return {
      cart,
      account: accountOf(account),
      height: known,
      postcode: typeof postcode === 'string' && isPostcode(postcode) ? postcode : null,
      hearts: Array.isArray(hearts) && hearts.every(isCount) ? (hearts as number[]) : [],
      ...(isOwnBike(bike) ? { bike } : {}),
    };
  } catch {
    return null;
  }
}
