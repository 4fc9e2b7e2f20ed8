import { describe, expect, it } from 'vitest';
import {
  type CheckAnswers,
  checkReasons,
  documentKindOf,
  fitsOn,
  isEuEftaAsked,
  maySuggestOtherBuyer,
  reasonEndsOn,
} from './credit-check.ts';

const today = '2026-11-23';
const fitting: CheckAnswers = {
  isResident: true,
  birthDate: '1992-03-14',
  documentKind: 'swiss',
  residentSince: null,
  debt: 'no',
};

describe('reasons of a credit check', () => {
  it('are none where the answers fit, and all of them at once where they do not', () => {
    expect(checkReasons(fitting, today)).toEqual([]);
    expect(checkReasons({ ...fitting, isResident: false, birthDate: '2010-01-01', debt: 'unknown' }, today)).toEqual([
      ...['not-resident', 'too-young'],
      'debt-unknown',
    ]);
  });

  it('count residence by months, of which the first may have begun late', () => {
    const since = (residentSince: string) =>
      checkReasons({ ...fitting, documentKind: 'permit-b', residentSince }, today);
    expect(since('2025-10-01')).toEqual([]);
    expect(since('2025-11-01')).toEqual(['residence-too-short']);
    expect(reasonEndsOn('residence-too-short', { ...fitting, residentSince: '2025-11-01' })).toBe('2026-12-01');
  });

  it('name the day on which they fall away, only where each of them has one', () => {
    const young = { ...fitting, birthDate: '2006-03-03' };
    expect(fitsOn(['too-young'], young)).toBe('2027-03-03');
    expect(fitsOn(['too-young'], { ...fitting, birthDate: '2008-02-29' })).toBe('2029-03-01');
    expect(fitsOn(['too-young', 'debt-collection'], young)).toBeNull();
  });
});

describe('both readings', () => {
  it('take a holder from an EU or EFTA country in German, who is never asked in French', () => {
    expect(isEuEftaAsked('permit-b', 'de')).toBe(true);
    expect(isEuEftaAsked('permit-b', 'fr')).toBe(false);
    expect(isEuEftaAsked('swiss', 'de')).toBe(false);
    expect(documentKindOf('other', true)).toBe('eu-efta');
    expect(checkReasons({ ...fitting, documentKind: documentKindOf('other', false) }, today)).toEqual([
      'document-not-accepted',
    ]);
  });
});

it.each([
  [['too-young'], true],
  [['not-resident', 'document-not-accepted'], true],
  [['debt-collection'], false],
  [['too-young', 'debt-unknown'], false],
] as const)('suggests another buyer for %j: %s', (reasons, isSuggested) => {
  expect(maySuggestOtherBuyer(reasons)).toBe(isSuggested);
});
