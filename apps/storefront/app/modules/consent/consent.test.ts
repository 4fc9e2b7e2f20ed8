import { describe, expect, it } from 'vitest';
import { CONSENT_SECONDS, type Consent, consentOf, consentValue } from './consent.ts';

const now = Date.parse('2026-11-23T08:00:00.000Z');
const consent: Consent = { statistics: true, marketing: false, number: 'K7F39WQD', at: '2026-11-20T07:30:12.000Z' };
const cookie = `a=1; velory_consent=${consentValue(consent)}; b=2`;

describe('the choice in the cookie', () => {
  it('is read as it was made, for twelve months', () => {
    expect(consentOf(cookie, now)).toEqual(consent);
    const end = Date.parse(consent.at) + CONSENT_SECONDS * 1000;
    expect(consentOf(cookie, end)).toEqual(consent);
    expect(consentOf(cookie, end + 1)).toBeUndefined();
  });

  it.each([
    null,
    '',
    'x_velory_consent=1.11.1795000000.K7F39WQD',
    'velory_consent=',
    'velory_consent=1.11.1795160000.k7f39wqd',
    'velory_consent=1.21.1795160000.K7F39WQD',
    // Of other texts, and of a time that has not come.
    'velory_consent=2.11.1795160000.K7F39WQD',
    'velory_consent=1.11.1895160000.K7F39WQD',
  ])('is none where it is %j', (header) => expect(consentOf(header, now)).toBeUndefined());
});
