import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIRROR_KEY } from '~/modules/cart/ui/stored-mirror.ts';
import { USER_CART_DATA } from '~/modules/cart/reminder/user-cart-data.ts';
import { COMPARISON_KEY } from '~/modules/comparison/comparison.ts';
import { SHOWN_NOTICES } from '~/modules/content/notices.ts';
import { storeLastOrderNumber, readLastOrderNumber } from '~/modules/orders/last-order-number.ts';
import { storeLifestyle, readStoredLifestyle } from '~/modules/quiz/lifestyle.ts';
import { sendViews, recordView } from '~/modules/recommendations/viewed-store.ts';
import { rememberFilters } from '~/pages/listing/previous-filters.ts';

/** A browser's storage, as a test sees it. */
let stored: Map<string, string>;
let beacons: number;

beforeEach(() => {
  stored = new Map();
  beacons = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', { sendBeacon: () => (beacons += 1) > 0 });
});
afterEach(() => void vi.unstubAllGlobals());

describe('what browsers keep', () => {
  it('are the keys of the specification', () => {
    expect([MIRROR_KEY, USER_CART_DATA, SHOWN_NOTICES, COMPARISON_KEY]).toEqual(
      ['cart', 'userCartData', 'displayedNotifications', 'comparisonList'], // prettier-ignore
    );
    storeLastOrderNumber('VE-7K3M-Q9TF');
    storeLifestyle({ height: 172 });
    rememberFilters({ path: '/zubehoer', search: 'preis=0-100', names: 'bis CHF 100' });
    sendViews('0190a0d0-0000-7000-8000-000000000001');
    expect([...stored.keys()].sort()).toEqual(['checkout', 'previousFilters', 'userLifestyle', 'uuid']);
    expect(readLastOrderNumber()).toBe('VE-7K3M-Q9TF');
    expect(readStoredLifestyle()).toEqual({ height: 172 });
  });

  it('is not an order if something else is stored there', () => {
    for (const text of ['', 'x', '{"contact":{}}', 've-7k3m-q9tf']) {
      stored.set('checkout', text);
      expect(readLastOrderNumber()).toBeUndefined();
    }
  });

  it('moves to an account once, and to the next one that signs in', () => {
    recordView('limmat-5', false);
    sendViews('a');
    sendViews('a');
    expect(beacons).toBe(1);
    sendViews('b');
    expect(beacons).toBe(2);
  });
});
