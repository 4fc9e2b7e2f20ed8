import { type Partner, partners } from './partners/notices.ts';

/** Whether a word of an address names a partner that sends notices. */
export function isPartner(word: string): word is Partner {
  return partners.some((partner) => partner === word);
}
