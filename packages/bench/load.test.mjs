import { expect, it } from 'vitest';
import { rate, together } from './load.mjs';

it('several loads count as one', () => {
  const all = together([
    { requests: 30, failures: 1, seconds: 2, bytes: 1000, latencies: [1, 2] },
    { requests: 10, failures: 0, seconds: 2, bytes: 2000, latencies: [3] },
  ]);
  expect(all).toEqual({ requests: 40, failures: 1, seconds: 4, bytes: 1250, latencies: [1, 2, 3] });
  expect(rate(all)).toBe(10);
});

it('a server that never answered has done nothing', () => {
  const none = together([{ requests: 0, failures: 5, seconds: 2, bytes: 0, latencies: [] }]);
  expect([none.bytes, rate(none)]).toEqual([0, 0]);
});
