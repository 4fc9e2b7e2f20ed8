/** The flag of spec §2: a visit that came by `/black-friday`. Set in front of the page cache, for the visit. */
export const BLACK_FRIDAY_COOKIE = 'velory_black_friday';

/** Whether an address sets the flag. @param url path and query */
export const setsBlackFriday = (url: string): boolean => /^(\/fr)?\/black-friday\/?(\?|$)/.test(url);

/** Whether the flag is set. Takes a `Cookie` header. */
export const isBlackFriday = (cookieHeader: string | null): boolean =>
  (cookieHeader ?? '').split(/;\s*/).includes(`${BLACK_FRIDAY_COOKIE}=1`);
