import type { CartState } from '~/modules/cart/cart.ts';
import type { OwnBike } from '~/modules/catalog/own-bike.ts';
import { storeHeight, readStoredHeight, onHeight } from '~/modules/catalog/body-height.ts';
import { wishlistUpdater, setWishlistIds, setWishlistLoading } from '~/modules/wishlist/wishlist-store.ts';
import { storePostcode, readStoredPostcode, onPostcode } from '~/modules/delivery/postcode.ts';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { anonymousVisit, parseVisit, STORED_VISIT, type Visit, VISIT_CALL, type VisitAccount } from './visit.ts';

/*
 * What this document knows of its visitor (decision 52): at once what the browser remembers, then what the server
 * says. Other tabs follow by local storage.
 */

interface Known {
  /** null if there is no one that the shop knows. */
  visit: Visit | null;
  /** Whether the server has said so; else it is what the browser remembers. */
  isConfirmed: boolean;
}

/** Undefined until the document begins. */
let known: Known | undefined;
/** Lines of the browser's copy of a cart that the server does not have. */
let copied: number | undefined;
/** Rises with everything that is learnt: an answer that is older than that counts nothing. */
let changes = 0;
const listeners = new Set<() => void>();
/** How long a height or a postcode rests before it is sent, ms. */
const REST = 600;
let sending: ReturnType<typeof setTimeout> | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

function learn(visit: Visit | null, isConfirmed: boolean): void {
  known = { visit, isConfirmed };
  changes += 1;
  setWishlistIds(visit?.hearts ?? []);
  notify();
}

/** Remembers, where the browser keeps anything. @param text null for nothing */
function remember(text: string | null): void {
  const value = text === null ? 0 : 1;
  if (!document.cookie.includes(`${VISIT_COOKIE}=${value}`)) {
    document.cookie = `${VISIT_COOKIE}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
  }
  try {
    if (text === null) localStorage.removeItem(STORED_VISIT);
    else if (localStorage.getItem(STORED_VISIT) !== text) localStorage.setItem(STORED_VISIT, text);
  } catch {
    // The server is asked on each page.
  }
}

function remembered(): Visit | null {
  try {
    return parseVisit(localStorage.getItem(STORED_VISIT));
  } catch {
    return null;
  }
}

/** Calls the listener on every change. @returns a function that unsubscribes */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lines in the cart, or in the browser's copy of one; undefined if nothing is known of any. */
export const cartCount = (): number | undefined =>
  copied ?? (known?.visit ? (known.visit.cart?.count ?? 0) : undefined);

/** The bike in the visitor's cart; undefined if there is none or nothing is known. */
export const cartBike = (): OwnBike | undefined => known?.visit?.bike;
/** Months that were chosen for a cart with something in it; undefined if nothing is known of one. */
export const cartTerm = (): number | undefined => (known?.visit?.cart?.count ? known.visit.cart.planLength : undefined);

/** The server's cart, null if it has none; undefined until it has said so. */
export const confirmedCart = (): CartState | null | undefined =>
  known?.isConfirmed ? (known.visit?.cart ?? null) : undefined;

/** The visitor's account, null if no one has signed in; undefined if nothing is known of the visitor. */
export const account = (): VisitAccount | null | undefined => known?.visit?.account;

/** Takes what the server says of the visitor; null if it knows of none. */
export function storeVisit(visit: Visit | null): void {
  remember(visit && JSON.stringify(visit));
  learn(visit ?? anonymousVisit, true);
  if (visit) mergeStored(visit);
}

/** Stores the server's cart from the response of a cart request. */
export function storeCart(cart: CartState | null): void {
  if (cart || known?.visit) storeVisit({ ...anonymousVisit, ...known?.visit, cart });
}

wishlistUpdater.keep = (hearts) => storeVisit({ ...anonymousVisit, ...known?.visit, hearts });

/**
 * What the browser stores of the shopper and what the session does become one: the browser's is the newer where it has
 * any.
 */
function mergeStored({ height, postcode }: Visit): void {
  if (readStoredHeight() === undefined && height !== null) storeHeight(height);
  if (readStoredPostcode() === undefined && postcode !== null) storePostcode(postcode);
  sendStored();
}

/**
 * Notifies the session what the browser stores, where there is a session: what was taken back at once, the rest when
 * it rests.
 */
function sendStored(): void {
  const stored = { height: readStoredHeight() ?? null, postcode: readStoredPostcode() ?? null };
  const visit = known?.visit;
  if (!visit || !hasVisit()) return;
  if (visit.height === stored.height && visit.postcode === stored.postcode) return;
  remember(JSON.stringify({ ...visit, ...stored }));
  learn({ ...visit, ...stored }, known?.isConfirmed ?? false);
  clearTimeout(sending);
  sending = setTimeout(postStored, stored.height === null || stored.postcode === null ? 0 : REST, stored);
}

function postStored(stored: Pick<Visit, 'height' | 'postcode'>): void {
  const headers = { 'Content-Type': 'application/json' };
  fetch(VISIT_CALL, { method: 'POST', headers, body: JSON.stringify(stored), keepalive: true }).catch(() => undefined);
}

/** Says how many lines the browser's copy has where it represents the cart. */
export function showCopy(count: number | undefined): void {
  if (copied === count) return;
  copied = count;
  notify();
}

/**
 * Asks the server, by one call for all parts. Where that fails, what is known stands, but for the wishlist: none is
 * shown (spec §8).
 */
async function ask(): Promise<void> {
  const before = changes;
  setWishlistLoading(true);
  const answer = fetch(VISIT_CALL).then(
    (response) => response.json() as Promise<{ success: boolean; visit: Visit | null }>,
  );
  const reported = await answer.catch(() => undefined);
  setWishlistLoading(false);
  if (changes !== before) return;
  if (reported?.success) storeVisit(reported.visit);
  else setWishlistIds([]);
}

/** Whether the browser knows of a visit: there is a session. */
export const hasVisit = (): boolean => document.cookie.includes(`${VISIT_COOKIE}=1`);

/** Asks where the browser knows of a visit. */
function askAgain(): void {
  if (hasVisit()) void ask();
}

/**
 * Takes what the page carries. One that is the same for everyone carries nothing: the server is asked, after a frame
 * where the document begins, and anew whenever the page's data is, since a form may have changed what it knows.
 */
export function begin(page: Visit | null): void {
  if (page) storeVisit(page);
  else if (!known) {
    const asks = hasVisit();
    learn(asks ? remembered() : null, !asks);
    if (asks) requestAnimationFrame(() => setTimeout(askAgain));
  } else askAgain();
  // What was shown before the page was alive.
  document.adoptedStyleSheets = [];
}

/**
 * Follows other tabs, and asks again where the page comes back from the browser's memory.
 * @returns a function that unsubscribes
 */
export function follow(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORED_VISIT) learn(parseVisit(newValue) ?? anonymousVisit, true);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) askAgain();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  const endHeight = onHeight(sendStored);
  const endPostcode = onPostcode(sendStored);
  return () => {
    endHeight();
    endPostcode();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
