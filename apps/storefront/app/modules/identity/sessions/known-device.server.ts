import { randomBytes } from 'node:crypto';
import { env } from '~/platform/env.server.ts';
import { readCookie } from '~/platform/http.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';
import { SECURE_PREFIX } from '~/modules/identity/session-cookie.server.ts';

/*
 * A browser that has signed in before is counted for itself where signing in is limited, so that strangers who name a
 * person's address spend only their own tries. It opens nothing, names no address and is read nowhere else.
 */

/** It outlives the session and signing out. */
const KNOWN_COOKIE = 'velory_known';

/** As long as browsers keep a cookie, in seconds. */
const SECONDS = 400 * 24 * 60 * 60;

const MOST_ACCOUNTS = 4;

const VALUE = /^([\w-]{22})((?:\.[\w-]{43}){1,4})$/;

const isSecure = (): boolean => env().PUBLIC_URL.startsWith('https:');
const cookieName = (): string => (isSecure() ? SECURE_PREFIX : '') + KNOWN_COOKIE;

const signedText = (id: string, email: string): string => `${currentInstanceId()} ${id} ${email.toLowerCase()}`;

function knownBy(cookieHeader: string | null): { id: string; accounts: string[] } | undefined {
  const [, id, accounts] = VALUE.exec(readCookie(cookieHeader, cookieName()) ?? '') ?? [];
  return id && accounts ? { id, accounts: accounts.split('.').filter(Boolean) } : undefined;
}

const isAccount = (id: string, email: string, signature: string): boolean =>
  isSignatureOf('known-device', signedText(id, email), signature);

/** Which browser a request comes from, where it has signed in with an address before; undefined for all others. */
export function knownDevice(cookieHeader: string | null, email: string): string | undefined {
  const known = knownBy(cookieHeader);
  return known?.accounts.some((account) => isAccount(known.id, email, account)) ? known.id : undefined;
}

/** `Set-Cookie` value by which a browser is known that signs in with an address just now. */
export function knownDeviceCookie(cookieHeader: string | null, email: string): string {
  const { id, accounts } = knownBy(cookieHeader) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
  const others = accounts.filter((account) => !isAccount(id, email, account));
  const stored = [signText('known-device', signedText(id, email)), ...others].slice(0, MOST_ACCOUNTS);
  const attributes = `Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  return `${cookieName()}=${[id, ...stored].join('.')}; ${attributes}`;
}
