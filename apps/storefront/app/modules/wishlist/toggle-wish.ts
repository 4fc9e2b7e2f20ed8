import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import { isNoted, isStoring, press, settle } from './wish-store.ts';
import type { WishAnswer } from './wishlist.ts';

/** A product whose heart is pressed. */
export interface WishedProduct {
  id: number;
  /** With its maker. */
  name: string;
}

/** What came of a press, for the toast. */
export type WishNews = WishedProduct & { kind: 'added' | 'failed' | 'full' | 'unknown' };

const listeners = new Set<(news: WishNews | undefined) => void>();
/** What came of the last press. */
let latest: WishNews | undefined;

/**
 * Calls back with what came of each press, and of the last one at once; undefined where there is nothing to say any more.
 * @returns what ends it
 */
export function onWishNews(listener: (news: WishNews | undefined) => void): () => void {
  listeners.add(listener);
  if (latest) listener(latest);
  return () => listeners.delete(listener);
}

/** Says what came of a press, or that there is nothing to say any more. */
export function say(news: WishNews | undefined): void {
  latest = news;
  for (const listener of listeners) listener(news);
}

/** Products whose heart was pressed again while its first press was on its way. */
const again = new Set<number>();

/**
 * A heart was pressed (spec §4): it turns at once, and turns back where the server does not store it (spec §8). Presses of one
 * heart are stored one after the other, the last one counts.
 */
export async function toggleWish(product: WishedProduct, locale: Locale): Promise<void> {
  const { id } = product;
  const isOn = !isNoted(id);
  if (isStoring(id)) {
    again.add(id);
    return press(id, isOn);
  }
  press(id, isOn);
  for (;;) {
    const wanted = isNoted(id);
    again.delete(id);
    const answer = await store(id, wanted, locale);
    if (again.has(id) && isNoted(id) !== wanted) continue;
    again.delete(id);
    settle(id, answer?.ok ? answer.hearts : undefined);
    if (!answer) say({ ...product, kind: 'failed' });
    else if (!answer.ok) say({ ...product, kind: answer.refusal });
    else say(wanted ? { ...product, kind: 'added' } : undefined);
    return;
  }
}

/** The change that is on its way: one after the other, since the first ever begins the session of the next. */
let onItsWay: Promise<unknown> = Promise.resolve();

function store(id: number, on: boolean, locale: Locale): Promise<WishAnswer | null> {
  const stored = onItsWay.then(() => send(id, on, locale));
  onItsWay = stored;
  return stored;
}

/** @returns null where nothing was stored */
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
