import { createPersistedValue } from '~/platform/persisted-value.ts';

/** Whether a text is a Swiss postcode, or one of Liechtenstein: four digits. */
export const isPostcode = (text: string): boolean => /^[1-9]\d{3}$/.test(text);

/**
 * The shopper's postcode, of which days of delivery are worked out: kept in the browser, and where there is a session
 * `modules/visit` keeps it there too (decision 72).
 */
export const {
  read: readStoredPostcode,
  keep: storePostcode,
  forget: forgetPostcode,
  follow: onPostcode,
} = createPersistedValue('velory.postcode', (stored) => (isPostcode(stored) ? stored : undefined));
