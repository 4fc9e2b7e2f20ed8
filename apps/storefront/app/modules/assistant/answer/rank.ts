import type { Locale } from '~/i18n/locales.ts';
import type { SourceEntry, SourceUnit } from '~/modules/assistant/assistant.ts';
import { ruleWords, wantedBy } from '~/modules/assistant/words/question-kinds.ts';
import { readTerms, isEmptyTerm, type Term, termsOf } from '~/modules/assistant/words/terms.ts';
import { normalizeQuestion } from '~/modules/assistant/words/normalize-question.ts';
import { likeness, stemOf, wordsOf } from '~/modules/assistant/words/stems.ts';
import { groupSign, groupWords } from '~/modules/assistant/words/word-groups.ts';

/** How much a word of a question counts that is in many questions, beside one that says what is asked. */
const OF_LIGHT = 0.3;

/** What a hit in a name or question counts, and what one in the words around it, beside one in the text. */
const FIELDS = { label: 2.5, about: 1, text: 1 };

/** What it makes of a score that an entry's question wants the same, such as a time or a place. */
const SAME_WANTED = 1.2;

/** From what likeness on a word is one that is known. */
const KNOWN = 0.75;

/** From how many hits on more of them say little, and how much a long text makes of each (the k and b of BM25). */
const SATURATION = 1.2;
const BY_LENGTH = 0.5;

/** How well a word of a question is met by those of a source: 0 to 1. */
function matchOf(requested: Term, found: readonly Term[], locale: Locale): number {
  let best = 0;
  for (const term of found) {
    const isKin = (requested.group !== undefined && requested.group === term.group) || requested.kin.has(term.stem);
    best = Math.max(best, isKin ? 0.95 : 0, likeness(requested.stem, term.stem, locale));
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
  /** What its own question wants. */
  wanted: number | undefined;
}

/** How well an entry fits what is asked. */
export interface Ranked {
  entry: SourceEntry;
  /** Share of what is asked that is in it, by the weight of the words: 0 to 1. */
  covered: number;
  /** The same of its name or question alone. */
  named: number;
  /** Whether its own question wants the same: a place, a time. */
  isWanted: boolean;
  /** BM25 over its fields. */
  score: number;
  /** Its units, those that hold most of what is asked first. */
  units: { unit: SourceUnit; covered: number }[];
}

/** Entries that can be asked, in one language. */
export class SourceIndex {
  readonly #entries: Indexed[];
  readonly #locale: Locale;
  readonly #stems: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  readonly #usual: { label: number; text: number };

  constructor(entries: readonly SourceEntry[], locale: Locale) {
    this.#locale = locale;
    this.#entries = entries.map((entry) => {
      const label = termsOf([...new Set(entry.units.map((unit) => unit.label))].join(' '), locale);
      const units = entry.units.map((unit) => ({ unit, terms: termsOf(unit.text, locale) }));
      const about = termsOf(entry.about ?? '', locale);
      const wanted = wantedBy(entry.units[0]?.label ?? '', locale);
      return {
        entry,
        label,
        about,
        units,
        wanted,
        terms: [...label, ...about, ...units.flatMap(({ terms }) => terms)],
      };
    });
    this.#stems = new Set(this.#entries.flatMap(({ terms }) => terms.map(({ stem }) => stem)));
    this.#words = new Set([
      ...entries.flatMap(({ units }) => units.flatMap(({ label, text }) => wordsOf(`${label} ${text}`))),
      ...groupWords[locale],
    ]);
    this.#usual = {
      label: meanOf(this.#entries.map(({ label }) => label.length)),
      text: meanOf(this.#entries.flatMap(({ units }) => units.map(({ terms }) => terms.length))),
    };
  }

  /**
   * Entries that have something of what is asked, the best first.
   * @param requested its words
   * @param sought what it wants
   */
  rank(requested: readonly Term[], sought?: number): Ranked[] {
    const weights = requested.map((term) => this.#weightOf(term));
    const telling = this.#tellingWeights(requested);
    if (sumOf(weights) === 0) return [];
    const matches = (terms: readonly Term[]) => requested.map((term) => matchOf(term, terms, this.#locale));
    const share = (found: readonly number[]) => shareOf(found, telling);
    return this.#entries
      .map(({ entry, label, about, units, wanted }): Ranked => {
        const inLabel = matches(label);
        const inAbout = matches(about);
        const texts = units.map(({ unit, terms }) => ({ unit, terms, found: matches(terms) }));
        const around = inLabel.map((match, index) => Math.max(match, inAbout[index] ?? 0));
        // What is asked stands together: in one sentence and the question that it answers.
        const together = texts.map(({ found }) =>
          share(found.map((match, index) => Math.max(match, around[index] ?? 0))),
        );
        const scores = texts.map(({ terms, found }) => {
          const hits = requested.map(
            (_, index) =>
              (FIELDS.label * (inLabel[index] ?? 0)) / lengthOf(label, this.#usual.label) +
              FIELDS.about * (inAbout[index] ?? 0) +
              (FIELDS.text * (found[index] ?? 0)) / lengthOf(terms, this.#usual.text),
          );
          return shareOf(
            hits.map((hit) => (hit * (1 + SATURATION)) / (hit + SATURATION)),
            weights,
          );
        });
        return {
          entry,
          covered: Math.max(share(inLabel), ...together),
          named: share(around),
          isWanted: sought === wanted,
          score: Math.max(0, ...scores) * (sought !== undefined && sought === wanted ? SAME_WANTED : 1),
          units: texts
            .map(({ unit, found }) => ({ unit, covered: share(found) }))
            .sort((a, b) => b.covered - a.covered),
        };
      })
      .filter(({ covered }) => covered > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** Whether sources have a word anywhere: of what none has they don't speak. */
  knows(term: Term): boolean {
    return this.#entries.some(({ terms }) => matchOf(term, terms, this.#locale) >= KNOWN);
  }

  /** How much a word says: the fewer entries have it, the more; one that none has, the most. */
  #weightOf(term: Term): number {
    const found = this.#entries.filter(({ terms }) => matchOf(term, terms, this.#locale) > 0).length;
    if (term.isLight && found === 0) return 0;
    return (term.isLight ? OF_LIGHT : 1) * Math.log(1 + this.#entries.length / Math.max(found, 0.5));
  }

  /** Share of what is asked that is in some units, with what they are called. */
  coverage(requested: readonly Term[], units: readonly SourceUnit[]): number {
    const terms = termsOf(units.map(({ label, text }) => `${label} ${text}`).join(' '), this.#locale);
    return shareOf(
      requested.map((term) => matchOf(term, terms, this.#locale)),
      this.#tellingWeights(requested),
    );
  }

  /** Weights of the words by which an entry is measured: of those of any question where there are no others. */
  #tellingWeights(requested: readonly Term[]): number[] {
    const isLight = requested.every((term) => term.isLight);
    return requested.map((term) => (term.isLight && !isLight ? 0 : this.#weightOf(term)));
  }

  /** A question in words that sources or tables know, where it has some that they don't. */
  scoreFound(question: string): string {
    return normalizeQuestion(question, this.#locale, {
      isKnown: (word) => this.#isKnown(word),
      words: this.#words,
      meaningOf: (word) => {
        const stem = stemOf(word, this.#locale);
        return groupSign(stem, this.#locale) ?? stem;
      },
    });
  }

  /** Whether a word, or each part of a compound, is in sources or tables or says nothing. */
  #isKnown(word: string): boolean {
    if (ruleWords[this.#locale].has(word) || isEmptyTerm(word, this.#locale)) return true;
    return this.termsOf(word).every(({ stem, group }) => group !== undefined || this.#stems.has(stem));
  }

  /** Reads a question: compounds that no source has are taken apart into words that sources have. */
  termsOf(question: string): Term[] {
    return readTerms(question, this.#locale, this.#stems);
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What is found of what is wanted, by weight: 0 to 1 where each is found once at most. */
const shareOf = (found: readonly number[], weights: readonly number[]): number => {
  const total = sumOf(weights);
  return total === 0 ? 0 : sumOf(found.map((match, index) => match * (weights[index] ?? 0))) / total;
};

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / Math.max(1, numbers.length);

/** What a field's length makes of a hit: a word among few says more than one among many. */
const lengthOf = (terms: readonly Term[], usual: number): number =>
  1 - BY_LENGTH + (BY_LENGTH * terms.length) / Math.max(1, usual);
