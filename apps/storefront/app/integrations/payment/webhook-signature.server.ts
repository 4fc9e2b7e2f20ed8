import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'X-Webhook-Signature';

/** The signature of a webhook's body, in hexadecimal digits. */
export function signWebhook(body: string, key: string): string {
  return createHmac('sha256', key).update(body).digest('hex');
}

/**
 * Whether a signature is HMAC-SHA256 of the body as it was sent, in hexadecimal digits or base64.
 * @param signature what the header says; null if it is missing
 */
export function isSignedWebhook(body: string, signature: string | null, key: string): boolean {
  if (!signature) return false;
  const expected = createHmac('sha256', key).update(body).digest();
  const given = Buffer.from(signature.trim(), /^[\da-f]{64}$/i.test(signature.trim()) ? 'hex' : 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
