import { execFileSync } from 'node:child_process';
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

it.each([
  ['2g', 10_000],
  ['4g', 5000],
])('what fails on a %s connection is asked again after %i ms (§9)', (effectiveType, wait) => {
  // swr looks at the connection when it is loaded: in a process of its own.
  const script = `
    globalThis.window = { document: {} };
    Object.defineProperty(globalThis, 'navigator', { value: { connection: { effectiveType: '${effectiveType}' } } });
    const { SWRConfig } = await import('swr');
    console.log(SWRConfig.defaultValue.errorRetryInterval);`;
  expect(
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname })),
  ).toBe(wait);
  expect(timing).not.toHaveProperty('errorRetryInterval');
});
