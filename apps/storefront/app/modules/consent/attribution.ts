/*
 * Where a shopper came from (spec §2: any URL containing utm has its full path saved; decision 26).
 */

/** The cookie that keeps the full path of the last address with `utm`, encoded. */
export const ATTRIBUTION_COOKIE = 'velory_attribution';

/** How long it is stored, in seconds: 30 days. */
export const ATTRIBUTION_SECONDS = 30 * 24 * 60 * 60;

/** Longest path that is stored. */
const MAX_LENGTH = 1500;

/** Bytes of its encoded form: with what else a page sends it stays within the limit of headers. */
const MAX_COOKIE_BYTES = 900;

/** What an order keeps of it. */
export interface Attribution {
  /** Path and query of the address with `utm`; null if there was none. */
  utmPath: string | null;
  /** Google Analytics' id of the browser, where its cookie exists. */
  googleClientId: string | null;
}

/**
 * What is to be stored of an address: path and query where a parameter's name begins with `utm`.
 * @param url path and query
 * @returns undefined if there is nothing to keep
 */
export function utmPathOf(url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0 || !/utm/i.test(url)) return undefined;
  const names = [...new URLSearchParams(url.slice(mark)).keys()];
  return names.some((name) => /^utm/i.test(name)) ? url.slice(0, MAX_LENGTH) : undefined;
}

/** A path as the cookie's value. One that is too long loses its end, never half a character. */
export function attributionCookieValue(path: string): string {
  const encoded = encodeURIComponent(path);
  if (encoded.length <= MAX_COOKIE_BYTES) return encoded;
  return encoded.slice(0, MAX_COOKIE_BYTES).replace(/(?:%C[23])?(?:%[\dA-F]?)?$/, '');
}

/** Reads what a browser's cookies say; what can't be read counts as absent. Takes a `Cookie` header. */
export function attributionOf(cookieHeader: string | null): Attribution {
  const cookies = new Map(
    (cookieHeader ?? '').split(';').map((pair) => {
      const separator = pair.indexOf('=');
      return [pair.slice(0, separator).trim(), pair.slice(separator + 1).trim()] as const;
    }),
  );
  const path = decoded(cookies.get(ATTRIBUTION_COOKIE));
  const [, clientId = null] = /^GA\d\.\d+\.(\d{1,20}\.\d{1,20})$/.exec(cookies.get('_ga') ?? '') ?? [];
  return { utmPath: path?.startsWith('/') ? path.slice(0, MAX_LENGTH) : null, googleClientId: clientId };
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
