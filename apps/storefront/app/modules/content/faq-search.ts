import type { AnswerPart, FaqEntry } from './faq.ts';

/** A question that a search has found. Strings are safe HTML in which `<mark>` is around what was searched for. */
export interface FaqHit {
  id: string;
  slug: string;
  category: FaqEntry['category'];
  title: string;
  answer: AnswerPart[];
  /** The sentence of the answer that has the words, where the question has none of them. */
  excerpt?: string;
}

/** Words of fewer letters (wie, ist, die; est, les) are left out where there are longer ones. */
const SHORTEST_WORD = 4;

/** Endings of plurals and cases that a search may have and an answer not, in either language. */
const ending = /(?<=\p{L}{4})[nsx]$/u;

/** One character in small letters and without its accent; as long as it was, so that places stay. */
function foldedCharacter(character: string): string {
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === character.length ? folded : character;
}

const fold = (text: string): string => Array.from(text, foldedCharacter).join('').replaceAll("'", '’');

/** The words that an entry has to have, folded and without their endings. */
function searchWords(query: string): string[] {
  const words = fold(query).match(/[\p{L}\p{N}][\p{L}\p{N}’%]*/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set((long.length > 0 ? long : words).map((word) => word.replace(ending, '')))];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Where words begin and end in a text; places that touch or overlap become one. */
function placesOf(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const places = words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      // A hit is shown to the end of its word: «anzahl» marks «Anzahlung».
      const rest = /^[\p{L}\p{N}]*/u.exec(folded.slice(at + word.length))?.[0].length ?? 0;
      found.push([at, at + word.length + rest]);
    }
    return found;
  });
  return places
    .toSorted(([a], [b]) => a - b)
    .reduce<[number, number][]>((joined, [from, to]) => {
      const last = joined.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else joined.push([from, to]);
      return joined;
    }, []);
}

function markedText(text: string, words: readonly string[]): string {
  let end = 0;
  let html = '';
  for (const [from, to] of placesOf(text, words)) {
    html += `${text.slice(end, from)}<mark>${text.slice(from, to)}</mark>`;
    end = to;
  }
  return html + text.slice(end);
}

/** Safe HTML with its words marked; tags and entities stay as they are. */
function markedHtml(html: string, words: readonly string[]): string {
  return html
    .split(/(<[^>]*>|&#?\w+;)/)
    .map((part, index) => (index % 2 === 1 ? part : markedText(part, words)))
    .join('');
}

function markedPart(part: AnswerPart, words: readonly string[]): AnswerPart {
  if (part.kind === 'text') return { kind: 'text', html: markedHtml(part.html, words) };
  return { ...part, items: part.items.map((item) => markedHtml(item, words)) };
}

const hasAny = (text: string, words: readonly string[]): boolean => placesOf(text, words).length > 0;

function sentenceWith(text: string, words: readonly string[]): string | undefined {
  return text.split(/(?<=[.?!:])\s+/).find((sentence) => hasAny(sentence, words));
}

/**
 * Questions that have all the words of a search, in question, answer or synonyms, in their order; those with words in
 * the question or in a synonym come first in their category.
 * @param query as it was typed; letters, accents and plural endings make no difference
 */
export function searchFaq(entries: readonly FaqEntry[], query: string): FaqHit[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = entries.filter(({ title, plainAnswer, synonyms = [] }) => {
    const text = fold([title, plainAnswer, ...synonyms].join(' '));
    return words.every((word) => text.includes(word));
  });
  const inTitle = (entry: FaqEntry) => hasAny(entry.title, words);
  const isAhead = (entry: FaqEntry) => inTitle(entry) || hasAny((entry.synonyms ?? []).join(' '), words);
  return [...found.filter(isAhead), ...found.filter((entry) => !isAhead(entry))].map((entry) => {
    const { id, slug, category, title, answer, plainAnswer } = entry;
    const sentence = inTitle(entry) ? undefined : sentenceWith(plainAnswer, words);
    return {
      id,
      slug,
      category,
      title: markedHtml(escaped(title), words),
      answer: answer.map((part) => markedPart(part, words)),
      ...(sentence && { excerpt: markedHtml(escaped(sentence), words) }),
    };
  });
}
