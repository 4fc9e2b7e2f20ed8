import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '~/platform/db.server.ts';

/** Letters and digits that are hard to confuse on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const NUMBER_LENGTH = 8;

/** Creates an order number such as `VE-7K3M-Q9TF`: short enough to dictate, not predictable from another one. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `VE-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Creates the token that gives access to an order without a session (spec: updateCheckoutDocToken). */
export function newDocumentToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Attempts with one number of digits before a digit is added. */
const TRIES_PER_LENGTH = 4;
const LONGEST = 9;

/**
 * Creates a referral code: the last name and two random digits, upper-cased (spec §3). More digits are added if codes
 * are taken (decision 40: Accounts).
 * @param random returns an integer from 0 up to, but not including, its argument
 */
export function referralCandidates(lastname: string, random: (below: number) => number = randomInt): string[] {
  const name = lastname.replace(/\s+/g, '').toUpperCase();
  return Array.from({ length: (LONGEST - 1) * TRIES_PER_LENGTH }, (_, index) => {
    const digits = 2 + Math.floor(index / TRIES_PER_LENGTH);
    return `${name}${String(random(10 ** digits)).padStart(digits, '0')}`;
  });
}

/**
 * Creates an unused referral code. Two simultaneous orders may still choose the same one: the database rejects the
 * second, which is then retried.
 */
export async function freeReferralCode(database: Database, lastname: string): Promise<string> {
  const candidates = referralCandidates(lastname);
  const taken = await database.checkout.findMany({
    where: { uniqueReferralCode: { in: candidates } },
    select: { uniqueReferralCode: true },
  });
  const takenCodes = new Set(taken.map((row) => row.uniqueReferralCode));
  const free = candidates.find((candidate) => !takenCodes.has(candidate));
  if (!free) throw new Error('Every referral code that was tried is taken.');
  return free;
}
