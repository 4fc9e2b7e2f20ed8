import { type Partner, partners } from './partners/notices.ts';

/** Whether a path segment names a partner that sends notices. */
export function isPartner(word: string): word is Partner {
  return partners.some((partner) => partner === word);
}
