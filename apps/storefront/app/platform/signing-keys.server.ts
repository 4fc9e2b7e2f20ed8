import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from './env.server.ts';

/** What a key is for: a signature made for one purpose is worth nothing for another. */
export type SigningPurpose =
  | 'id-token'
  | 'upload'
  | 'sender'
  | 'mailbox'
  | 'mail-link'
  | 'known-device'
  | 'id-picture'
  | 'sign-in-link'
  | 'sign-in-code'
  | 'contract-code'
  | 'google-state'
  | 'erasure'
  | 'wishlist-mail'
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'black-friday-reminder'
  | 'saved-checkout'
  | 'magic-doc'
  | 'wheel-turn'
  | 'wheel-person'
  | 'sponsor-manage'
  | 'consultation'
  | 'credit-check'
  | 'ticket'
  | 'ticket-file'
  | 'handover'
  | 'invitation'
  | 'recommendation'
  | 'refused-code';

/**
 * The keys of a purpose, made from `SESSION_SECRET`: the newest first, which signs; older ones are still accepted, so
 * that the secret can be changed without a break.
 */
export function signingKeys(purpose: SigningPurpose): Buffer[] {
  const secrets = env()
    .SESSION_SECRET.split(',')
    .map((secret) => secret.trim());
  return secrets.filter(Boolean).map((secret) => createHmac('sha256', secret).update(`velory:${purpose}`).digest());
}

/** Signs a text with the newest key; base64url. */
export function signText(purpose: SigningPurpose, text: string): string {
  const [newest] = signingKeys(purpose);
  if (!newest) throw new Error('SESSION_SECRET is empty.');
  return hmac(newest, text);
}

/** Whether a signature belongs to a text, by any key in use. */
export function isSignatureOf(purpose: SigningPurpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return signingKeys(purpose).some((key) => {
    const right = Buffer.from(hmac(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

const SIGNED_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Returns a UUID with its signature: the token of a link, of which the database stores no secret. */
export const signId = (purpose: SigningPurpose, id: string): string => `${id}.${signText(purpose, id)}`;

/** Returns the id of a token that `signId` made for this purpose; undefined for any other text. */
export function verifySignedId(purpose: SigningPurpose, token: string): string | undefined {
  const [, id, signature = ''] = SIGNED_ID.exec(token) ?? [];
  return id !== undefined && isSignatureOf(purpose, id, signature) ? id : undefined;
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
