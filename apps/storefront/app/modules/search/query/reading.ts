import type { Locale } from '~/i18n/locales.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { isAccessoryTag, tellingWords } from './concepts.ts';
import type { Condition, Preference, UnderstoodPart } from './conditions.ts';
import { foldText, MAX_WORDS } from './fold.ts';
import { type Term, termsOf } from './interpret.ts';
import { readConditions } from './read-conditions.ts';

/** What of a text was understood as more than words, and where it stands. */
export interface Understood extends UnderstoodPart {
  /** The tags that words stand for. */
  term?: Term;
}

/** A search as products of one kind are looked for. */
export interface Reading {
  /** All words, as a name is compared with them. */
  name: string;
  /** The words that are no condition. */
  words: string[];
  /** What a product has to fit. */
  terms: Term[];
  /** What makes it fit better: said of the other kind, such as `E-Bike` in `Helm fürs E-Bike`. */
  optional: Term[];
  conditions: Condition[];
  preference: Preference | undefined;
  /** In the order of the text. */
  understood: Understood[];
  /** The kind of products that is meant, where the text says so. */
  meant: ProductKind | undefined;
}

interface Placed {
  word: string;
  start: number;
  end: number;
}

/** Reads a search for products of one kind: its conditions, then what is left of its words. */
export function readSearch(text: string, locale: Locale, kind: ProductKind): Reading {
  const folded = foldText(text);
  const { parts, rest } = readConditions(folded.text, locale, kind);
  const words = placedWords(rest);
  const telling = tellingWords(
    words.map(({ word }) => word),
    locale,
  );
  const stored = words.filter(({ word }) => telling.includes(word)).slice(0, MAX_WORDS);
  const all = termsOf(
    stored.map(({ word }) => word),
    locale,
  );
  const message = all.filter(({ generic }) => !generic);
  const isNamed = message.length > 0 || parts.length > 0;
  const ofParts = parts.flatMap(({ tags }) => (tags ? [tagTerm(tags)] : []));
  const terms = [...ofParts, ...(isNamed ? message : all)];
  const understood = [...parts, ...placedTerms(all, stored)].sort((a, b) => a.start - b.start);
  const place = (at: number) => folded.places[at] ?? text.length;
  return {
    name: words.map(({ word }) => word.replaceAll('-', ' ')).join(' '),
    words: words.map(({ word }) => word),
    ...byKind(terms, kind),
    conditions: parts.flatMap(({ condition }) => condition ?? []),
    preference: parts.find(({ preference }) => preference)?.preference,
    understood: understood.map((each) => ({ ...each, start: place(each.start), end: place(each.end) })),
    meant: meantKind(
      terms,
      parts,
      all.some(({ generic }) => generic),
    ),
  };
}

/** The words of a folded text, each once, with their places. */
function placedWords(text: string): Placed[] {
  const words: Placed[] = [];
  for (const { 0: match, index } of text.matchAll(/[a-z0-9-]+/g)) {
    const word = match.replace(/^-+|-+$/g, '');
    const start = index + match.indexOf(word);
    if (word && !words.some((each) => each.word === word)) words.push({ word, start, end: start + word.length });
  }
  return words;
}

function placedTerms(terms: readonly Term[], words: readonly Placed[]): Understood[] {
  let at = 0;
  return terms.flatMap((term) => {
    const first = words[at];
    const last = words[at + term.length - 1];
    at += term.length;
    return first && last && term.tags.length > 0 ? [{ term, start: first.start, end: last.end }] : [];
  });
}

const tagTerm = (tags: readonly string[]): Term => ({
  text: '', words: [], tags: [...tags], specific: false, stems: [], parts: [], generic: false, length: 0,
}); // prettier-ignore

/** What is said of the other kind only helps, where something is said of this one. */
function byKind(terms: Term[], kind: ProductKind): Pick<Reading, 'terms' | 'optional'> {
  const isOf = ({ tags }: Term) => tags.some((tag) => isAccessoryTag(tag) === (kind === 'accessory'));
  if (!terms.some(isOf)) return { terms, optional: [] };
  const isOther = (term: Term) => term.tags.length > 0 && !isOf(term);
  return { terms: terms.filter((term) => !isOther(term)), optional: terms.filter(isOther) };
}

function meantKind(
  terms: readonly Term[],
  parts: readonly UnderstoodPart[],
  isCycle: boolean,
): ProductKind | undefined {
  const tags = terms.flatMap((term) => term.tags);
  if (tags.some(isAccessoryTag)) return tags.every(isAccessoryTag) || !isCycle ? 'accessory' : undefined;
  const ofBikes = parts.some(({ condition }) => condition && ['height', 'battery', 'range'].includes(condition.facet));
  return tags.length > 0 || ofBikes || (terms.every(({ generic }) => generic) && isCycle) ? 'bike' : undefined;
}
