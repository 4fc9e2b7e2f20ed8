import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import { wishlistUpdater, wishlistIds, setWishlistIds } from './wishlist-store.ts';
import type { WishAnswer } from './wishlist.ts';

/** A product whose heart is pressed. */
export interface WishedProduct {
  id: number;
  /** With its maker. */
  name: string;
}

/** The result of a press, for the toast. */
export type WishNews = WishedProduct & { kind: 'added' | 'failed' | 'full' | 'unknown' };

const listeners = new Set<(news: WishNews | undefined) => void>();
/** The result of the last press. */
let latest: WishNews | undefined;

/**
 * Calls back with the result of each press, and of the last one at once; undefined if there is nothing to say any more.
 * @returns a function that unsubscribes
 */
export function onWishNews(listener: (news: WishNews | undefined) => void): () => void {
  listeners.add(listener);
  if (latest) listener(latest);
  return () => listeners.delete(listener);
}

/** Says the result of a press, or that there is nothing to say any more. */
export function publishWishNews(news: WishNews | undefined): void {
  latest = news;
  for (const listener of listeners) listener(news);
}

/** What was pressed last of each product, until the server has answered. */
const pressed = new Map<number, boolean>();

/** Whether something pressed is still on its way to the server. */
export const isStoring = (id: number): boolean => pressed.has(id);

/** Shows a heart on or off, whatever the others are. */
function show(id: number, isOn: boolean): void {
  const others = (wishlistIds() ?? []).filter((each) => each !== id);
  setWishlistIds(isOn ? [id, ...others] : others);
}

/**
 * A heart was pressed (spec §4): it turns at once, and turns back where the server does not store it (spec §8).
 * Presses of one heart are stored one after the other, the last one counts.
 */
export async function toggleWish(product: WishedProduct, locale: Locale): Promise<void> {
  const { id } = product;
  const isOn = !wishlistIds()?.includes(id);
  const isOnItsWay = isStoring(id);
  pressed.set(id, isOn);
  show(id, isOn);
  if (isOnItsWay) return;
  let stored: boolean;
  let answer: WishAnswer | null;
  do {
    stored = pressed.get(id) ?? isOn;
    answer = await store(id, stored, locale);
  } while (pressed.get(id) !== stored);
  pressed.delete(id);
  if (!answer?.ok) {
    show(id, !stored);
    return publishWishNews({ ...product, kind: answer ? answer.refusal : 'failed' });
  }
  wishlistUpdater.keep(answer.hearts);
  for (const [other, isPressed] of pressed) show(other, isPressed);
  publishWishNews(stored ? { ...product, kind: 'added' } : undefined);
}

/** The change that is on its way: one after the other, since the first ever begins the session of the next. */
let onItsWay: Promise<unknown> = Promise.resolve();

function store(id: number, on: boolean, locale: Locale): Promise<WishAnswer | null> {
  const stored = onItsWay.then(() => send(id, on, locale));
  onItsWay = stored;
  return stored;
}

/** @returns null if nothing was stored */
async function send(id: number, on: boolean, locale: Locale): Promise<WishAnswer | null> {
  try {
    const body = new URLSearchParams({ product: String(id), intent: on ? 'add' : 'remove', answer: 'data' });
    const response = await fetch(href('wish', {}, locale), { method: 'POST', body, keepalive: true });
    if (response.ok) return (await response.json()) as WishAnswer;
  } catch {
    // Said below.
  }
  console.error('Something went wrong with firestore');
  return null;
}
