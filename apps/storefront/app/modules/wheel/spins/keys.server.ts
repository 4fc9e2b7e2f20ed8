import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { drawText, fieldOfHash } from '~/modules/wheel/draw.ts';
import { signingKeys } from '~/platform/signing-keys.server.ts';

/** SHA-256 of a text as hex digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function newSeed(): { seed: string; seal: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, seal: hashOf(seed) };
}

const ofSeed = (seed: string, text: string): string => createHmac('sha256', seed).update(text).digest('hex');

/** The key of a turn: settled by the sealed seed and the turn's number alone. 32 hex digits. */
export const keyOf = (seed: string, number: number): string => ofSeed(seed, `key:${number}`).slice(0, 32);

/** The shop's half of a turn's mark; settled as the key is. 8 hex digits. */
export const ticketOf = (seed: string, number: number): string => ofSeed(seed, `ticket:${number}`).slice(0, 8);

/** The field of a key and a mark, from 0. */
export const getDrawnField = (key: string, mark: string): number => fieldOfHash(hashOf(drawText(key, mark)));

/**
 * One person's address as it counts: small letters, without what is behind a plus, and without the dots that some
 * mailboxes leave out.
 */
function hashOfMailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/**
 * The keyed hashes of a person's address within one campaign: by the newest key first, then by those still accepted.
 */
export function personHashes(campaignId: string, email: string): string[] {
  const text = `${campaignId}:${hashOfMailbox(email)}`;
  return signingKeys('wheel-person').map((key) => createHmac('sha256', key).update(text).digest('hex'));
}

/** Without what looks alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code of a prize, e.g. `RAD-7K2M9X-41QF8T`. */
export function newPrizeCode(): string {
  const part = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `RAD-${part()}-${part()}`;
}
