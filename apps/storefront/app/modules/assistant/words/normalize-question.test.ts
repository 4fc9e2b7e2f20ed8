import { describe, expect, it } from 'vitest';
import { normalizeQuestion, type Vocabulary } from './normalize-question.ts';

const words = new Set('akku gewicht schwer federweg anzahlung zins reichweite grosse charger gange'.split(' '));
const vocabulary: Vocabulary = {
  isKnown: (word) => words.has(word) || /^(?:wie|ist|das|der|velo|ohne|kann|man)$/.test(word),
  words,
  meaningOf: (word) => word,
};

describe('a question as it is typed', () => {
  it.each([
    ['wie schwär isch das Velo?', 'wie schwer ist das Velo?'],
    ['Gwicht', 'gewicht'],
    ['chan me ohni azahlig', 'kann me ohne anzahlung'],
    ['welli Grössi', 'welche grosse'],
    ['Gaenge', 'gange'],
    ['fedreweg', 'federweg'],
    ['Aku', 'akku'],
  ])('is heard in words that are known: %s', (typed, meant) => {
    expect(normalizeQuestion(typed, 'de', vocabulary)).toBe(meant);
  });

  it.each([
    ['de', 'Hat es eine Alarmanlage?'],
    ['de', 'acht Akkus'],
    ['de', 'Reich- und Sichtweite'],
    ['fr', 'le chargeur'],
  ] as const)('keeps words that nobody knows, in %s: %s', (locale, typed) => {
    expect(normalizeQuestion(typed, locale, vocabulary)).toBe(typed);
  });
});
