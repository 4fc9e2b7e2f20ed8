/** A listing as it was last filtered, in the browser's local storage (spec §9: previousFilters). */
export interface RememberedListing {
  path: string;
  /** Its canonical query. */
  search: string;
  names: string;
}

const KEY = 'previousFilters';

/**
 * Remembers the filters of a listing; where none are set, gives those that were set on it last.
 * What does not fit the shape is taken away; a browser that keeps nothing remembers nothing.
 */
export function rememberFilters(listing: RememberedListing): RememberedListing | undefined {
  try {
    if (listing.names) {
      localStorage.setItem(KEY, JSON.stringify(listing));
      return undefined;
    }
    const stored = read(localStorage.getItem(KEY));
    return stored?.path === listing.path ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function clearRememberedFilters(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser without storage has nothing to forget.
  }
}

function read(text: string | null): RememberedListing | undefined {
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { path, search, names } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof search === 'string' && typeof names === 'string' && names !== ''
    ? { path, search, names }
    : undefined;
}
