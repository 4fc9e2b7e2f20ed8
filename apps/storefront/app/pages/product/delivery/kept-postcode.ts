/** The shopper's postcode, kept in the browser alone: shared pages stay the same for everybody. */
const KEY = 'velory.postcode';

/** The postcode that was kept; an empty text where there is none, or the browser keeps nothing. */
export function keptPostcode(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a postcode; an empty one forgets it. */
export function keepPostcode(zip: string): void {
  try {
    if (zip) localStorage.setItem(KEY, zip);
    else localStorage.removeItem(KEY);
  } catch {
    // Where the browser keeps nothing, it is asked for again.
  }
}
