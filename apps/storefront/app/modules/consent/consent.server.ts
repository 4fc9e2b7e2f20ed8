import { randomInt } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Consent,
  type ConsentChoice,
  consentOf,
  consentValue,
  consentVersion,
} from './consent.ts';
import { servicesOf } from './services.server.ts';

/** Without what is easily mistaken for something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Months that the proof of a choice is stored: as long as it counts, and as long again. */
const EVIDENCE_MONTHS = 24;

const newNumber = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Keeps the proof of a choice: what, when, by which texts. It names no one.
 * @param choice with the language of the texts that were read
 * @returns the choice, and the `Set-Cookie` value by which the browser remembers it for twelve months
 */
export async function recordConsent({
  statistics,
  marketing,
  locale,
}: ConsentChoice & { locale: Locale }): Promise<{ consent: Consent; cookie: string }> {
  const version = consentVersion(servicesOf(env()));
  const data = { statistics, marketing, locale, version, number: newNumber() };
  const { number, createdAt } = await db.consentChoice.create({ data });
  const consent = { statistics, marketing, number, at: createdAt.toISOString() };
  const cookie = `${CONSENT_COOKIE}=${consentValue(consent, version)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`;
  return { consent, cookie: env().PUBLIC_URL.startsWith('https:') ? `${cookie}; Secure` : cookie };
}

/** The choice that a `Cookie` header carries; undefined if there is none that counts. */
export const consentOfCookies = (cookies: string | null): Consent | undefined =>
  consentOf(cookies, Date.now(), consentVersion(servicesOf(env())));

/** Removes proofs that prove nothing any more. @returns how many */
export async function removeOldConsents(now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - EVIDENCE_MONTHS);
  return (await db.consentChoice.deleteMany({ where: { createdAt: { lt: before } } })).count;
}
