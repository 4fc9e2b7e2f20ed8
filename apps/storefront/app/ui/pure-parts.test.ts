import { describe, expect, it } from 'vitest';
import { clockParts, shownParts } from './clock-parts.ts';
import { clampFrancs, draggedTo, sliderValue, steppedTo } from './down-payment.tsx';
import { NOTICE_TICK_MS, NOTICE_TICKS } from './live-notification.tsx';
import { shareOf, thumbAt } from './slider-position.ts';
import { spinnerStep } from './spinner.tsx';
import { leaves } from './use-away-on-scroll.ts';

describe('spinnerStep', () => {
  it('shows nothing for the first 1.5 s', () => {
    expect(spinnerStep(0, 3)).toBeNull();
    expect(spinnerStep(1499, 3)).toBeNull();
    expect(spinnerStep(1500, 3)).toBe(0);
  });

  it('changes its message every 2 s and begins again after the last', () => {
    expect([3499, 3500, 5500, 7500].map((elapsed) => spinnerStep(elapsed, 3))).toEqual([0, 1, 2, 0]);
  });

  it('has one step only without messages', () => {
    expect(spinnerStep(60_000, 0)).toBe(0);
  });
});

describe('a live notification', () => {
  it('runs from 100 to 0, a step every 70 ms (spec §9)', () => {
    expect([NOTICE_TICKS, NOTICE_TICK_MS]).toEqual([100, 70]);
  });
});

describe('clampFrancs', () => {
  it('keeps an entry within the range, in whole francs', () => {
    expect([-5, 0, 1080.4, 2320, 9000].map((entry) => clampFrancs(entry, 2320))).toEqual([0, 0, 1080, 2320, 2320]);
  });

  it('takes an empty field for nothing', () => {
    expect(clampFrancs(Number.NaN, 2320)).toBe(0);
  });
});

describe('the slider of the down payment', () => {
  it('moves by 10 francs and ends exactly at the most', () => {
    expect([0, 9, 1080, 2324, 2325].map((francs) => sliderValue(francs, 2325))).toEqual([0, 0, 1080, 2320, 2330]);
    expect([210, 2320, 2330].map((value) => steppedTo(value, 1000, 2325))).toEqual([210, 2320, 2325]);
  });

  it('goes from between two steps to the next one up and the next one down', () => {
    expect(steppedTo(sliderValue(1083, 2325) + 10, 1083, 2325)).toBe(1090);
    expect(steppedTo(sliderValue(1083, 2325) - 10, 1083, 2325)).toBe(1080);
    expect(steppedTo(sliderValue(1080, 2325) - 10, 1080, 2325)).toBe(1070);
    expect(steppedTo(sliderValue(2325, 2325) - 10, 2325, 2325)).toBe(2320);
  });
});

describe('a dragged slider', () => {
  it('moves by 50 francs, stops at its tick, and ends at the most', () => {
    expect([1050, 1060, 1080, 1100, 1110, 1130].map((value) => draggedTo(value, 2325, 1080))).toEqual([
      1050, 1080, 1080, 1080, 1100, 1150,
    ]);
    expect([1090, 2310, 2330].map((value) => draggedTo(value, 2325, undefined))).toEqual([1100, 2300, 2325]);
  });
});

describe('sliders', () => {
  it('place a value between the ends of the line', () => {
    expect([140, 180, 220, 300].map((value) => shareOf(value, 140, 220))).toEqual([0, 50, 100, 100]);
    expect(shareOf(5, 7, 7)).toBe(0);
  });

  it('keep the thumb inside the line', () => {
    expect(thumbAt(0)).toBe('calc(0.00% + 14.00px)');
    expect(thumbAt(50)).toBe('calc(50.00% + 0.00px)');
    expect(thumbAt(100)).toBe('calc(100.00% + -14.00px)');
  });
});

describe('clockParts', () => {
  const minute = 60_000;
  it('splits what is left, and never goes below zero', () => {
    expect(clockParts((2 * 1440 + 7 * 60 + 45) * minute + 59_999)).toEqual({ days: 2, hours: 7, minutes: 45 });
    expect(clockParts(-minute)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('shows no unit that has run out, but the minutes', () => {
    const units = { day: 'Tag', days: 'Tage', hours: 'Std.', minutes: 'Min.' };
    const of = (minutes: number) => shownParts(minutes * 60_000, units).map(([value, unit]) => `${value} ${unit}`);
    expect(of(1440)).toEqual(['1 Tag', '0 Std.', '0 Min.']);
    expect(of(23 * 60 + 59)).toEqual(['23 Std.', '59 Min.']);
    expect(of(0)).toEqual(['0 Min.']);
  });
});

describe('leaves', () => {
  it('goes on the way down and comes back on the way up', () => {
    expect(leaves(400, 500, 112, false)).toBe(true);
    expect(leaves(500, 400, 112, true)).toBe(false);
  });

  it('stays at the top of the page and through small movements', () => {
    expect(leaves(0, 100, 112, false)).toBe(false);
    expect(leaves(500, 503, 112, false)).toBe(false);
    expect(leaves(500, 497, 112, true)).toBe(true);
  });
});
