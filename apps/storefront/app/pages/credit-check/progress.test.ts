import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const today = '2026-11-23';
const adult = { resident: 'yes', birthDay: '14', birthMonth: '3', birthYear: '1992' };

describe('the list of what it takes', () => {
  it('fills with the answers and names the first question that is open', () => {
    expect(progressOf({}, { today, locale: 'de' })).toMatchObject({ resident: 'todo', open: 'resident', age: null });
    const german = progressOf({ ...adult, paper: 'permit-b' }, { today, locale: 'de' });
    expect(german).toMatchObject({ resident: 'done', ofAge: 'done', age: 34, paper: 'todo', open: 'euEfta' });
    const since = { ...adult, paper: 'permit-b', sinceMonth: '9', sinceYear: '2025' };
    const french = progressOf(since, { today, locale: 'fr' });
    expect(french).toMatchObject({ paper: 'done', months: 14, isLongEnough: true, open: 'debt' });
    const done = progressOf({ ...since, euEfta: 'no', debt: 'no' }, { today, locale: 'de' });
    expect(done).toMatchObject({ paper: 'done', debt: 'done', open: null });
  });

  it('says what does not fit yet', () => {
    const typed = { ...adult, birthYear: '2010', paper: 'other', euEfta: 'no', debt: 'unknown' };
    expect(progressOf(typed, { today, locale: 'de' })).toMatchObject({
      ofAge: 'failed',
      paper: 'failed',
      debt: 'failed',
    });
    expect(progressOf({ ...typed, euEfta: 'yes' }, { today, locale: 'de' }).paper).toBe('done');
    expect(progressOf({ birthDay: '31', birthMonth: '2', birthYear: '2000' }, { today, locale: 'de' }).age).toBeNull();
  });
});
