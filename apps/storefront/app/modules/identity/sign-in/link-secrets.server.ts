import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKeys } from '~/platform/signing-keys.server.ts';
import { CODE_DIGITS } from '~/modules/identity/sign-in.ts';

/*
 * What opens a link to sign in. Link and code are signatures of the request's id: the database holds neither (decision
 * 69).
 */

function codeBy(key: Buffer, id: string): string {
  const number = createHmac('sha256', key).update(id).digest().readUIntBE(0, 6) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

/** The code of a request, which other devices show. */
export function codeOf(id: string): string {
  const [newest] = signingKeys('sign-in-code');
  if (!newest) throw new Error('SESSION_SECRET is empty.');
  return codeBy(newest, id);
}

/** Whether a code is that of a request, by any key in use. @param typed digits alone */
export function isCodeOf(id: string, typed: string): boolean {
  const given = Buffer.from(typed);
  return signingKeys('sign-in-code').some((key) => {
    const right = Buffer.from(codeBy(key, id));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
