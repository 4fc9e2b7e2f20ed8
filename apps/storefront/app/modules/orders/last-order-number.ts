import { createPersistedValue } from '~/platform/persisted-value.ts';

/**
 * The number of the order that was placed last in this browser (spec §9: local storage keys): the tracker's field begins with it.
 * It opens nothing by itself.
 */
export const { read: readLastOrderNumber, keep: storeLastOrderNumber } = createPersistedValue('checkout', (stored) =>
  /^VE-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(stored) ? stored : undefined,
);
