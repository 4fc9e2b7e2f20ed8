import type { Locale } from '~/i18n/locales.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';
import { ticketNumber } from '~/modules/tickets/tickets.ts';
import { href, type Query } from '~/site-map.ts';

/*
 * What opens a ticket from a mail: its id and a day until which it does, signed. The database holds no secret.
 */

/** ms for which a link opens its ticket; every mail brings a new one. */
const LINK_LIFE = 60 * 24 * 60 * 60 * 1000;

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-z]{6,9})\.([\w-]{43})$/;

const signedText = (id: string, expires: string): string => `${id} ${expires}`;

export function ticketToken(id: string, now = new Date()): string {
  const expires = (now.getTime() + LINK_LIFE).toString(36);
  return `${id}.${expires}.${signText('ticket', signedText(id, expires))}`;
}

/** The ticket that a token is of, and whether it still opens it; undefined if it is invalid. */
export function ticketOfToken(token: string, now = new Date()): { id: string; isExpired: boolean } | undefined {
  const [, id = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id || !isSignatureOf('ticket', signedText(id, expires), signature)) return undefined;
  return { id, isExpired: parseInt(expires, 36) < now.getTime() };
}

/** The path of a ticket's page, which opens it. @param query what else it carries */
export function ticketPath(
  { id, count, locale }: { id: string; count: number; locale: Locale },
  query: Query = {},
): string {
  const number = ticketNumber(count);
  return href('ticket', { number }, locale, { token: ticketToken(id), ...query });
}
