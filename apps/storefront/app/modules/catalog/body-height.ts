import { createPersistedValue } from '~/platform/persisted-value.ts';

/** Whether a number is a height that is stored: whole centimetres that a rider can have. */
export const isHeight = (value: number): boolean => Number.isInteger(value) && value >= 90 && value <= 230;

/**
 * The shopper's body height: one for the whole shop, kept in the browser until it is forgotten (decision 61). Where
 * there is a session, `modules/visit` keeps it there too. Centimetres.
 */
export const {
  read: readStoredHeight,
  keep: storeHeight,
  forget: clearHeight,
  follow: onHeight,
} = createPersistedValue('velory.height', (stored) => (isHeight(Number(stored)) ? Number(stored) : undefined));
