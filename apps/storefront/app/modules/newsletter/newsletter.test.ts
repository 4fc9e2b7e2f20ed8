import { describe, expect, it } from 'vitest';
import { nextIssue } from './newsletter.ts';

describe('the next issue', () => {
  it.each([
    ['2026-11-23', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2026-09-01', '2026-10-01'],
  ])('after %s comes on %s', (today, day) => {
    expect(nextIssue(today)).toBe(day);
  });
});
