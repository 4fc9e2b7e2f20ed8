import { createPersistedValue } from '~/platform/persisted-value.ts';

/**
 * The number of the last order placed in this browser (spec §9: local storage keys), which prefills the tracker's
 * field. It grants no access.
 */
export const { read: readLastOrderNumber, keep: storeLastOrderNumber } = createPersistedValue('checkout', (stored) =>
  /^VE-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(stored) ? stored : undefined,
);
