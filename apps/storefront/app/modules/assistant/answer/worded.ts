import type { Locale } from '~/i18n/locales.ts';
import type { Answer, AnsweredSentence, NamedSource, SourceUnit } from '~/modules/assistant/assistant.ts';
import { isHeld } from './claims.ts';
import { isElliptic } from './spoken.ts';

/** Sentences that are shown at most. */
const MOST = 5;

/** A sentence with the numbers behind it: `Der Akku hat 625 Wh. [2]` or `… 625 Wh [2].` */
const withNumbers = /([^[\]\n]+?)\s*((?:\[\d{1,2}\]\s*)+)([.!]?)/g;

/** The sentences of a model's text with the numbers that it gives, as far as it gives any. */
export function citedSentences(text: string): { text: string; numbers: number[] }[] {
  return Array.from(text.slice(0, 4000).matchAll(withNumbers), ([, words = '', marks = '', end = '']) => ({
    text: `${words.trim().replace(/^[-•*\d.\s]*(?=\p{L})/u, '')}${end}`
      .replace(/(?<![.!?])$/, '.')
      .replace(/\.{2,}$/, '.'),
    numbers: [...new Set(Array.from(marks.matchAll(/\d+/g), ([number]) => Number(number)))],
  }));
}

/**
 * The part of a text that is still being written whose sentences stay as they are, whatever follows: a number or a
 * full stop may yet belong to the last one.
 */
export function settledPart(text: string): string {
  let end = 0;
  for (const match of text.matchAll(withNumbers)) {
    const after = match.index + match[0].length;
    if (/^\s*[^\s[.!]/.test(text.slice(after))) end = after;
  }
  return text.slice(0, end);
}

/**
 * What of a model's text may be shown: the sentences whose sources hold them, each source with its new number. All
 * else is dropped.
 * @param units what the model was given, by number from 1
 * @returns undefined if nothing is left
 */
export function checkedAnswer(text: string, units: readonly SourceUnit[], locale: Locale): Answer | undefined {
  const shown: NamedSource[] = [];
  const sentences: AnsweredSentence[] = [];
  for (const { text: sentence, numbers } of citedSentences(text)) {
    if (sentences.length === MOST || sentences.some((each) => each.text === sentence)) continue;
    const cited = numbers.map((number) => units[number - 1]);
    // Every sentence is in one of its sources by itself: two that say half each may say something else together.
    if (cited.includes(undefined)) continue;
    const holding = cited.filter((unit): unit is SourceUnit => unit !== undefined && isHeld(sentence, unit, locale));
    if (holding.length === 0) continue;
    const [first] = holding;
    const message = first && isElliptic(first) ? `${first.label} ${sentence}` : sentence;
    sentences.push({ text: message, sources: holding.map((unit) => numberOf(unit, shown)) });
  }
  if (sentences.length === 0) return undefined;
  return { outcome: 'answered', sentences, sources: shown, isPartial: false, nearest: [] };
}

function numberOf(unit: SourceUnit, shown: NamedSource[]): number {
  const known = shown.find(({ href, text, label }) => href === unit.href && text === unit.text && label === unit.label);
  if (known) return known.number;
  const number = shown.length + 1;
  shown.push({ ...unit, number });
  return number;
}
