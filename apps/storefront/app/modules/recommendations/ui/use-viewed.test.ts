import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { timing } from './use-viewed.ts';

it('what was looked at is asked again as often as the specification says (§9), and on focus, reconnect and when stale (§7)', () => {
  expect({ ...SWRConfig.defaultValue, ...timing }).toMatchObject({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
    shouldRetryOnError: true,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    revalidateIfStale: true,
  });
});
