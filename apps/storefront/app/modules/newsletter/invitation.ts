/*
 * When the window of the newsletter comes up by itself (spec §4: Modal trigger; spec §9).
 */

/** How long a page is looked at before, ms. */
export const INVITATION_DELAY_MS = 7000;

/** Between two times, ms: a day. */
const GAP_MS = 24 * 60 * 60 * 1000;

/** Where the browser keeps when it came up last. */
export const INVITATION_KEY = 'velory_newsletter';

/** What the browser stores: ms since 1970 of the last time, and whether it is never to come again. */
export interface StoredInvitation {
  shownAt?: number;
  never?: boolean;
}

/** Reads what the browser stores; what does not fit counts as nothing. @param text of local storage */
export function parseInvitation(text: string | null): StoredInvitation {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return {};
    const { shownAt, never } = value as Record<string, unknown>;
    return { ...(typeof shownAt === 'number' ? { shownAt } : {}), ...(never === true ? { never } : {}) };
  } catch {
    return {};
  }
}

/** Whether it may come up: last over a day ago or never, and no one has said never. A time in the future is none. */
export function mayInvite({ shownAt, never }: StoredInvitation, now: number): boolean {
  if (never) return false;
  return shownAt === undefined || shownAt > now || now - shownAt > GAP_MS;
}
