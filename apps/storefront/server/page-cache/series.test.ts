import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Series } from './series.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('acts at once on the first call and once a pause on those that follow', () => {
  const act = vi.fn();
  const series = new Series(act, 5000);
  series.add();
  expect(act).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 12; call++) {
    vi.advanceTimersByTime(1000);
    series.add();
  }
  expect(act).toHaveBeenCalledTimes(3);
});

it('acts after the last call, and then no more', () => {
  const act = vi.fn();
  const series = new Series(act, 5000);
  series.add();
  vi.advanceTimersByTime(100);
  series.add();
  vi.advanceTimersByTime(4899);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('acts at once again after a pause without calls', () => {
  const act = vi.fn();
  const series = new Series(act, 5000);
  series.add();
  vi.advanceTimersByTime(5000);
  series.add();
  expect(act).toHaveBeenCalledTimes(2);
});
