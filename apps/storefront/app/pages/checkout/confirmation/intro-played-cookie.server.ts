import { readCookie } from '~/platform/http.server.ts';

/** Holds the number of the order whose bike has rolled already: it does so once. */
const NAME = 'velory_rolled';
const SECONDS = 30 * 24 * 60 * 60;

/** Whether the bike of an order has rolled in this browser. @param header of the request's cookies */
export function hasPlayedIntro(header: string | null, number: string): boolean {
  return readCookie(header, NAME) === number;
}

/** `Set-Cookie` value that remembers it, for the page of the order alone. */
export function introPlayedCookie(number: string, path: string): string {
  return `${NAME}=${number}; Path=${path}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;
}
