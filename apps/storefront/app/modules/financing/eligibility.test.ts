import { describe, expect, it } from 'vitest';
import { ageOn, dateOfParts } from './dates.ts';
import { documentKindsFor, type EligibilityAnswers, eligibilityRefusals } from './eligibility.ts';

const fitting: EligibilityAnswers = {
  countryCode: 'CH',
  birthDate: '1990-05-17',
  documentKind: 'swiss',
  residentOverOneYear: false,
  noDebtCollection: true,
};
const today = '2026-11-20';

describe('eligibilityRefusals', () => {
  it('has nothing against answers that fit', () => {
    expect(eligibilityRefusals(fitting, today)).toEqual([]);
  });

  it('accepts whoever turns 21 today, not whoever turns 21 tomorrow', () => {
    expect(eligibilityRefusals({ ...fitting, birthDate: '2005-11-20' }, today)).toEqual([]);
    expect(eligibilityRefusals({ ...fitting, birthDate: '2005-11-21' }, today)).toEqual(['too-young']);
  });

  it('asks holders of permit B for more than a year of residence', () => {
    expect(eligibilityRefusals({ ...fitting, documentKind: 'permit-b' }, today)).toEqual(['residence-too-short']);
    expect(eligibilityRefusals({ ...fitting, documentKind: 'permit-b', residentOverOneYear: true }, today)).toEqual([]);
  });

  it('says all reasons at once', () => {
    const answers = { ...fitting, countryCode: 'DE', documentKind: 'other' as const, noDebtCollection: false };
    expect(eligibilityRefusals(answers, today)).toEqual(['not-resident', 'document-not-accepted', 'debt-collection']);
  });

  it('asks for EU/EFTA documents in German only (spec §5)', () => {
    expect(documentKindsFor('de')).toContain('eu-efta');
    expect(documentKindsFor('fr')).not.toContain('eu-efta');
  });
});

describe('dates', () => {
  it('counts the years of somebody born on 29 February from 1 March of common years', () => {
    expect(ageOn('2004-02-29', '2025-02-28')).toBe(20);
    expect(ageOn('2004-02-29', '2025-03-01')).toBe(21);
  });

  it('knows only days that exist', () => {
    expect(dateOfParts(2024, 2, 29)).toBe('2024-02-29');
    expect(dateOfParts(2026, 2, 29)).toBeNull();
    expect(dateOfParts(1990, 13, 1)).toBeNull();
  });
});
