import { useSyncExternalStore } from 'react';
import { readStoredHeight, onHeight } from '~/modules/catalog/body-height.ts';

const nothing = (): undefined => undefined;

/**
 * The shopper's body height as the browser keeps it, centimetres; undefined without one, and while the page is the
 * server's.
 */
export function useBodyHeight(): number | undefined {
  return useSyncExternalStore(onHeight, readStoredHeight, nothing);
}
