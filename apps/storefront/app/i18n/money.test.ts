import { describe, expect, it } from 'vitest';
import { formatAmount, formatChf, formatExactAmount, formatRate } from './money.ts';

describe('a price', () => {
  it.each([
    [1299_90, 'CHF\u00a01’299.90'],
    [4320_00, 'CHF\u00a04’320'],
    [1_234_567_05, 'CHF\u00a01’234’567.05'],
    [95, 'CHF\u00a00.95'],
  ])('of %i Rappen is %s', (rappen, text) => {
    expect(formatChf(rappen)).toBe(text);
    expect(`CHF\u00a0${formatExactAmount(rappen)}`).toBe(text);
  });

  it('is in whole francs as a monthly rate, and to the Rappen where it is paid once', () => {
    expect(formatRate(116_65, 36)).toBe('117');
    expect(formatRate(1299_90, 1)).toBe('1’299.90');
    expect(formatAmount(-150)).toBe('−2');
  });
});
