import { expect, it } from 'vitest';
import { elapsedShare } from './limited-offer-view.ts';

it('the share of an offer that is over stays within its span', () => {
  const offer = { startsAt: '2026-11-19T20:00:00+01:00', endsAt: '2026-11-21T20:00:00+01:00' };
  const share = (moment: string) => elapsedShare(offer, Date.parse(moment));
  expect(share('2026-11-18T20:00:00+01:00')).toBe(0);
  expect(share('2026-11-20T08:00:00+01:00')).toBe(0.25);
  expect(share('2026-11-22T20:00:00+01:00')).toBe(1);
});
