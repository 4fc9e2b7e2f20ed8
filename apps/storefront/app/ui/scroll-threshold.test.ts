import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCROLL_DEBOUNCE_MS, SCROLL_THRESHOLD_PX, watchThreshold } from './scroll-threshold.ts';

/** A window that is scrolled by a test. */
function scrolled(scrollY = 0) {
  const target = Object.assign(new EventTarget(), { scrollY });
  const to = (y: number) => {
    target.scrollY = y;
    target.dispatchEvent(new Event('scroll'));
  };
  return { target, to };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what comes up by scrolling', () => {
  it('waits for 1100 px, and for 300 ms of rest', () => {
    const { target, to } = scrolled();
    const message: boolean[] = [];
    watchThreshold((isPast) => message.push(isPast), target);
    to(1100);
    vi.advanceTimersByTime(1000);
    expect(message).toEqual([]);
    to(1101);
    vi.advanceTimersByTime(299);
    to(1300);
    vi.advanceTimersByTime(299);
    expect(message).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(message).toEqual([true]);
    expect([SCROLL_THRESHOLD_PX, SCROLL_DEBOUNCE_MS]).toEqual([1100, 300]);
  });

  it('goes again above it, and says the same only once', () => {
    const { target, to } = scrolled(2000);
    const message: boolean[] = [];
    const end = watchThreshold((isPast) => message.push(isPast), target);
    vi.advanceTimersByTime(300);
    for (const y of [2100, 5000, 0, 10]) {
      to(y);
      vi.advanceTimersByTime(300);
    }
    expect(message).toEqual([true, false]);
    end();
    to(3000);
    vi.advanceTimersByTime(300);
    expect(message).toEqual([true, false]);
  });
});
