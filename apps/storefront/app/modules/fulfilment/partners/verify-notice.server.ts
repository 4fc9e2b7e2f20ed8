import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '~/platform/env.server.ts';
import type { Partner } from './notices.ts';

export interface NoticeSignature {
  /** The `Authorization` header. */
  authorization: string | null;
  /** The `X-Signature` header: `sha256=` and the HMAC-SHA256 of the body in hex. */
  signature: string | null;
  /** The raw body. */
  body: string;
}

function same(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

export function signNotice(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether a notice was sent by the partner: it is signed with the partner's secret, or has it as a bearer token. */
export function isFromPartner(partner: Partner, { authorization, signature, body }: NoticeSignature): boolean {
  const settings = env();
  const secret =
    partner === 'financing' ? settings.FINANCING_PARTNER_WEBHOOK_SECRET : settings.LOGISTICS_PARTNER_WEBHOOK_SECRET;
  if (!secret) return false;
  if (signature) return same(signature.toLowerCase(), signNotice(body, secret));
  return same(authorization ?? '', `Bearer ${secret}`);
}
