/*
 * Which stories this browser has opened: kept by the browser alone, so that pages are the same for everyone.
 */

/** In local storage: ids, the newest last. */
export const SEEN_KEY = 'velory.stories';

/** Most ids that are stored. */
const MOST = 100;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-MOST) : [];
  } catch {
    return []; // storage is switched off, or holds something else
  }
}

/** Ids of the stories that were opened. */
export const seenStories = (): ReadonlySet<string> => new Set(read());

/** Remembers that a story was opened. @returns whether it is the first time */
export function recordSeen(id: string): boolean {
  const seen = read();
  if (seen.includes(id)) return false;
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify([...seen, id].slice(-MOST)));
  } catch {
    // it stays new
  }
  return true;
}
