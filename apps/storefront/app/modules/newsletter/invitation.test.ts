import { describe, expect, it } from 'vitest';
import { INVITATION_DELAY_MS, mayInvite, parseInvitation } from './invitation.ts';

const now = Date.UTC(2026, 10, 23, 12);
const hours = (count: number) => now - count * 3_600_000;

describe('the invitation', () => {
  it('waits seven seconds (spec §9)', () => expect(INVITATION_DELAY_MS).toBe(7000));

  it('comes up where it never did, and again after more than a day', () => {
    expect(mayInvite({}, now)).toBe(true);
    expect(mayInvite({ shownAt: hours(23) }, now)).toBe(false);
    expect(mayInvite({ shownAt: hours(24) }, now)).toBe(false);
    expect(mayInvite({ shownAt: hours(24) - 1 }, now)).toBe(true);
  });

  it('never comes again once somebody has said so', () => {
    expect(mayInvite({ shownAt: hours(1000), never: true }, now)).toBe(false);
  });

  it('is not kept away for years by a clock that was wrong', () => {
    expect(mayInvite({ shownAt: hours(-1000) }, now)).toBe(true);
  });

  it.each([null, '', '{', '7', '[]', '{"shownAt":"x","never":1}'])('takes %s for nothing', (text) => {
    expect(parseInvitation(text)).toEqual({});
  });
});
