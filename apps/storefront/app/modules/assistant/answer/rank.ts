import type { Locale } from '~/i18n/locales.ts';
import type { SourceEntry, SourceUnit } from '~/modules/assistant/assistant.ts';
import { silentWords } from '~/modules/assistant/words/silent-words.ts';
import { likeness, stemOf, wordsOf } from '~/modules/assistant/words/stems.ts';
import { groupSign } from '~/modules/assistant/words/word-groups.ts';

/** A word that says something, with the group of words that mean the same. */
export interface Term {
  stem: string;
  group: string | undefined;
}

/** The words of a text that say something, each once, in their order. */
export function termsOf(text: string, locale: Locale): Term[] {
  const words = wordsOf(text).filter((word) => !silentWords[locale].has(word));
  const stems = [...new Set(words.map((word) => stemOf(word, locale)))];
  return stems
    .filter((stem) => stem.length > 1 || /\d/.test(stem))
    .map((stem) => ({ stem, group: groupSign(stem, locale) }));
}

function matchOf(asked: Term, found: readonly Term[]): number {
  let best = 0;
  for (const term of found) {
    const same = asked.group !== undefined && asked.group === term.group ? 0.95 : 0;
    best = Math.max(best, same, likeness(asked.stem, term.stem));
    if (best === 1) break;
  }
  return best;
}

/** An entry with the words of its whole and of each of its units. */
interface Indexed {
  entry: SourceEntry;
  terms: Term[];
  /** Words of the names and questions alone. */
  label: Term[];
  /** Words for what it is a part of. */
  about: Term[];
  units: { unit: SourceUnit; terms: Term[] }[];
}

/** How well an entry fits what is asked. */
export interface Ranked {
  entry: SourceEntry;
  /** Share of what is asked that stands in it, by the weight of the words: 0 to 1. */
  covered: number;
  /** The same of its name or question alone. */
  named: number;
  score: number;
  /** Its units, those that hold most of what is asked first. */
  units: { unit: SourceUnit; covered: number }[];
}

/** Entries that can be asked, in one language. */
export class SourceIndex {
  readonly #entries: Indexed[];
  readonly #locale: Locale;

  constructor(entries: readonly SourceEntry[], locale: Locale) {
    this.#locale = locale;
    this.#entries = entries.map((entry) => {
      const label = termsOf([...new Set(entry.units.map((unit) => unit.label))].join(' '), locale);
      const units = entry.units.map((unit) => ({ unit, terms: termsOf(unit.text, locale) }));
      const about = termsOf(entry.about ?? '', locale);
      return { entry, label, about, units, terms: [...label, ...about, ...units.flatMap(({ terms }) => terms)] };
    });
  }

  /** Entries that have something of what is asked, the best first. @param asked its words */
  rank(asked: readonly Term[]): Ranked[] {
    const weights = asked.map((term) => this.#weightOf(term));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return [];
    const share = (terms: readonly Term[]) =>
      asked.reduce((sum, term, index) => sum + (weights[index] ?? 0) * matchOf(term, terms), 0) / total;
    return this.#entries
      .map(({ entry, label, about, units }): Ranked => {
        // What is asked stands together: in one sentence and the question that it answers.
        const covered = Math.max(share(label), ...units.map((each) => share([...label, ...about, ...each.terms])));
        const named = share([...label, ...about]);
        const exact = label.filter((term) => asked.some((each) => matchOf(each, [term]) > 0)).length;
        const focus = label.length === 0 ? 0 : exact / label.length;
        const score = covered + 0.3 * share(label) + 0.2 * focus + (units[0]?.unit.kind === 'row' ? 0.1 : 0);
        const ranked = units.map(({ unit, terms }) => ({ unit, covered: share(terms) }));
        return { entry, covered, named, score, units: ranked };
      })
      .filter(({ covered }) => covered > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** How much a word says: the fewer entries have it, the more; one that none has, the most. */
  #weightOf(term: Term): number {
    const found = this.#entries.filter(({ terms }) => matchOf(term, terms) > 0).length;
    return Math.log(1 + this.#entries.length / Math.max(found, 0.5));
  }

  /** Share of what is asked that stands in some units, with what they are called. */
  coverage(asked: readonly Term[], units: readonly SourceUnit[]): number {
    const terms = termsOf(units.map(({ label, text }) => `${label} ${text}`).join(' '), this.#locale);
    const weights = asked.map((term) => this.#weightOf(term));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const found = asked.reduce((sum, term, index) => sum + (weights[index] ?? 0) * matchOf(term, terms), 0);
    return total === 0 ? 0 : found / total;
  }

  /** Reads a question. */
  termsOf(question: string): Term[] {
    return termsOf(question, this.#locale);
  }
}
