/*
 * The bikes that were looked at in this browser, the newest first. The server learns of them where there is a session,
 * by a beacon, so that pages which are the same for everyone stay so.
 */

const KEY = 'velory.viewed';
/** Set where a person wants no recommendations. */
const OFF_KEY = 'velory.recommendations';

/** Most bikes that are stored (spec §9). */
export const MAX_VIEWED = 30;
/** How long a view is stored, ms: 90 days. */
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/** Path to which scripts report a view. */
export const VIEW_CALL = '/api/products/recently-viewed';

/** A bike that was looked at. */
export interface Viewed {
  slug: string;
  /** ISO 8601 */
  at: string;
}

/** Does something with the browser's storage; undefined if it is refused. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Viewed).slug === 'string' &&
  /^[\w-]{1,200}$/.test((value as Viewed).slug) &&
  !Number.isNaN(Date.parse((value as Viewed).at));

/** Reads what was stored; what does not fit is left out. */
export function readViewed(text: string | null, now = Date.now()): Viewed[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const views = Array.isArray(value) ? value.filter(isViewed) : [];
    return views.filter(({ at }) => Date.parse(at) > now - RETENTION_MS).slice(0, MAX_VIEWED);
  } catch {
    return [];
  }
}

/** With one more at the front; a bike is there once. */
export const withView = (views: readonly Viewed[], view: Viewed): Viewed[] =>
  [view, ...views.filter(({ slug }) => slug !== view.slug)].slice(0, MAX_VIEWED);

/** The bikes that this browser remembers, the newest first. */
export const readStoredViews = (): Viewed[] => readViewed(withStorage((storage) => storage.getItem(KEY)) ?? null);

/**
 * Remembers that a bike is looked at now, and notifies the server.
 * @param hasSession whether there is one to tell it for
 */
export function recordView(slug: string, hasSession: boolean): void {
  const views = withView(readStoredViews(), { slug, at: new Date().toISOString() });
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(views)));
  if (hasSession) notify([slug]);
}

/** Notifies the server of views by a beacon, which no page waits for. @param slugs the oldest first */
function notify(slugs: readonly string[]): void {
  navigator.sendBeacon(VIEW_CALL, new Blob([JSON.stringify({ slugs })], { type: 'application/json' }));
}

/** Id of the person who signed in last in this browser (spec §9: local storage keys). */
const OWNER_KEY = 'uuid';

/**
 * Hands what this browser remembers over to the account of the signed-in user, once, at the first page after
 * that.
 */
export function sendViews(userId: string): void {
  const isOwner = withStorage((storage) => {
    if (storage.getItem(OWNER_KEY) === userId) return true;
    storage.setItem(OWNER_KEY, userId);
    return false;
  });
  // A browser that keeps nothing has nothing to hand over.
  if (isOwner !== false) return;
  const slugs = readStoredViews().map(({ slug }) => slug);
  if (slugs.length > 0) notify(slugs.toReversed());
}

/** Forgets all views of this browser. */
export const clearViews = (): void => withStorage((storage) => storage.removeItem(KEY));

/** Whether bikes may be recommended on product pages. */
export const mayRecommend = (): boolean => withStorage((storage) => storage.getItem(OFF_KEY)) !== 'off';

/** Recommends no bikes on product pages any more, or again. */
export const setRecommending = (on: boolean): void =>
  withStorage((storage) => (on ? storage.removeItem(OFF_KEY) : storage.setItem(OFF_KEY, 'off')));
