import { FIELDS } from './wheel.ts';

/*
 * How a field is drawn: field = first eight hex digits of SHA-256(key:mark), modulo 36 (decision 89). Anyone who turns
 * can work it out again, in the browser by `verifySpin` or with any other tool.
 */

/** What the shop's half and the person's half of a mark are joined by. */
const JOINT = '-';

/** What a person may add to the mark: 3 to 16 small letters and digits. */
export const WORD = /^[a-z0-9]{3,16}$/;

/** The mark of a turn: neither side has chosen it alone. */
export const markOf = (ticket: string, word: string): string => `${ticket}${JOINT}${word}`;

export const drawText = (key: string, mark: string): string => `${key}:${mark}`;

/** The field that a hash gives, from 0. @param hash SHA-256 as hex digits */
export const fieldOfHash = (hash: string): number => Number.parseInt(hash.slice(0, 8), 16) % FIELDS;

/** SHA-256 of a text as hex digits, in the browser. @throws if the page is not served securely */
export async function browserHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A draw worked out again. */
export interface SpinVerification {
  /** SHA-256 of the key. */
  keyHash: string;
  /** SHA-256 of key and mark. */
  hash: string;
  field: number;
  isRight: boolean;
}

/** Works out a draw again in the browser and compares it with what the shop said. */
export async function verifySpin(turn: {
  key: string;
  mark: string;
  fingerprint: string;
  field: number;
}): Promise<SpinVerification> {
  const [keyHash, hash] = await Promise.all([browserHash(turn.key), browserHash(drawText(turn.key, turn.mark))]);
  const field = fieldOfHash(hash);
  return { keyHash, hash, field, isRight: keyHash === turn.fingerprint && field === turn.field };
}

/** A hash in blocks of eight digits, as it is read. */
export const inBlocks = (hash: string): string => hash.replace(/(.{8})(?=.)/g, '$1 ');
