import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerFields,
  type Answers,
  entries,
  loads,
  readAnswers,
  speeds,
  storages,
  terrains,
  typedNumber,
  uses,
  without,
} from './answers.ts';
import { nextNumber, placeOf } from './steps.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const answersArbitrary: fc.Arbitrary<Answers> = fc
  .record({
    height: maybe(fc.integer({ min: 140, max: 220 })),
    uses: maybe(fc.uniqueArray(fc.constantFrom(...uses), { minLength: 1, maxLength: 2 })),
    terrain: maybe(fc.constantFrom(...terrains)),
    distance: maybe(fc.integer({ min: 1, max: 120 })),
    speed: maybe(fc.constantFrom(...speeds)),
    load: maybe(fc.constantFrom(...loads)),
    entry: maybe(fc.constantFrom(...entries)),
    storage: maybe(fc.constantFrom(...storages)),
    budget: maybe(fc.integer({ min: 40, max: 400 })),
  })
  .map((answers) => Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)));

describe('a number that was typed', () => {
  it('is read as people write numbers, within what is asked for', () => {
    expect(['172', '1.72', '1,72 m', '172 cm', '139', '221'].map((text) => typedNumber('height', text))).toEqual([
      ...[172, 172, 172, 172, undefined, undefined],
    ]);
    expect(['140', 'CHF 140.–', '39', '1’000', ''].map((text) => typedNumber('budget', text))).toEqual([
      ...[140, 140, undefined, undefined, undefined],
    ]);
  });

  it('leads back to its question where it can’t be read, before any other', () => {
    const wrong = (text: string) => placeOf(new URLSearchParams(text));
    expect(wrong('frage=2&groesse=viel')).toEqual({ kind: 'question', question: 'height', number: 1 });
    expect(wrong('frage=5&groesse=172&strecke=500')).toEqual({ kind: 'question', question: 'distance', number: 4 });
    expect(wrong('ergebnis=1&budget=9999')).toEqual({ kind: 'result' });
  });
});

describe('Answers of the quiz', () => {
  it('come back from an address as they were', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        expect(readAnswers(new URLSearchParams(answerFields(answers)))).toEqual(answers);
      }),
    );
  });

  it('are those of checkboxes too, two uses at most', () => {
    const fields = new URLSearchParams('wofuer=arbeit&wofuer=touren&wofuer=kinder');
    expect(readAnswers(fields)).toEqual({ uses: ['work', 'tours'] });
  });

  it.each([
    'groesse=90',
    'groesse=abc',
    'budget=-5',
    'gelaende=mond',
    'tempo=99',
    'strecke=',
    'wofuer=x,y',
    'budget=1e9',
  ])('that nobody can give count as none: %s', (query) => {
    expect(readAnswers(new URLSearchParams(query))).toEqual({});
  });

  it('lose the speed with the distance', () => {
    expect(without({ height: 170, distance: 12, speed: 45 }, 'distance')).toEqual({ height: 170 });
  });
});

describe('An address of the quiz', () => {
  it('shows the question that it names, else the first', () => {
    expect(placeOf(new URLSearchParams('frage=3'))).toEqual({ kind: 'question', question: 'terrain', number: 3 });
    for (const query of ['', 'frage=0', 'frage=9', 'frage=x'])
      expect(placeOf(new URLSearchParams(query))).toMatchObject({ number: 1 });
    expect(placeOf(new URLSearchParams('ergebnis=1'))).toEqual({ kind: 'result' });
  });

  it('goes on after the last question that has an answer', () => {
    expect(nextNumber({ height: 172, terrain: 'flat' })).toBe(4);
    expect(nextNumber({ budget: 120 })).toBe(8);
  });
});
