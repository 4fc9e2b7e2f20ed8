import { describe, expect, it } from 'vitest';
import { formatChf } from './money';

describe('a sum in the panel', () => {
  it('is the one the shop asks for, with its Rappen', () => {
    expect([254000, 253980, 253905, 432000, 99999, 5, 0].map(formatChf)).toEqual([
      ...['CHF\u00a02’540', 'CHF\u00a02’539.80', 'CHF\u00a02’539.05', 'CHF\u00a04’320'],
      ...['CHF\u00a0999.99', 'CHF\u00a00.05', 'CHF\u00a00'],
    ]);
  });
});
