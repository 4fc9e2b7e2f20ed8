/** A document of the fake index; attributes by name. */
export type Document = { id: number } & Record<string, unknown>;

/** The settings that the fake index supports. */
export interface IndexSettings {
  searchableAttributes?: string[];
  filterableAttributes?: string[];
  typoTolerance?: { disableOnAttributes?: string[] };
  synonyms?: Record<string, string[]>;
}

export interface Found {
  document: Document;
  typos: number;
  /** Words of the query that it contains, out of how many. */
  words: number;
  maxWords: number;
  /** The most important attribute with a word of the query. */
  attribute: number;
}

interface Words {
  all: readonly string[];
  /** Those that may be found with typing errors. */
  tolerant: readonly string[];
}

const wordsOf = (value: unknown): string[] =>
  String(value ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * What Meilisearch finds, according to its documentation: words, the last one as a prefix, synonyms, words written
 * together, one typing error in words of five letters; all words, or as many from the first one as possible.
 */
export function searchIndex({
  documents,
  settings,
  q,
  all,
}: {
  documents: readonly Document[];
  settings: IndexSettings;
  q: string;
  all: boolean;
}): Found[] {
  const requested = wordsOf(q);
  const found = documents.flatMap((document): Found[] => {
    const own = documentWords(document, settings);
    const costs = own.all.includes(requested.join('')) ? requested.map(() => 0) : costsOf(requested, own, settings);
    const missing = costs.findIndex((cost) => cost === undefined);
    const words = missing === -1 ? requested.length : missing;
    if (words === 0 || (all && words < requested.length)) return [];
    const typos = costs.slice(0, words).reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
    return [
      { document, typos, words, maxWords: requested.length, attribute: attributeOf(document, requested, settings) },
    ];
  });
  return found.sort(
    (a, b) => b.words - a.words || a.typos - b.typos || a.attribute - b.attribute || a.document.id - b.document.id,
  );
}

function attributeOf(
  document: Document,
  requested: readonly string[],
  { searchableAttributes = [] }: IndexSettings,
): number {
  const at = searchableAttributes.findIndex((name) => {
    const own = [document[name]].flat().flatMap((value) => wordsOf(value));
    return requested.some((word) => own.some((each) => each.startsWith(word)));
  });
  return at === -1 ? searchableAttributes.length : at;
}

function documentWords(document: Document, { searchableAttributes = [], typoTolerance }: IndexSettings): Words {
  const of = (names: readonly string[]) =>
    names.flatMap((name) => [document[name]].flat()).flatMap((value) => wordsOf(value));
  const strict = typoTolerance?.disableOnAttributes ?? [];
  return {
    all: of(searchableAttributes),
    tolerant: of(searchableAttributes.filter((name) => !strict.includes(name))),
  };
}

/** The typing errors of each word; undefined for words that the document lacks. */
function costsOf(requested: readonly string[], own: Words, { synonyms = {} }: IndexSettings): (number | undefined)[] {
  return requested.map((word, index) => {
    const isLast = index === requested.length - 1;
    if (own.all.some((each) => each === word || (isLast && each.startsWith(word)))) return 0;
    const items = synonyms[word]?.some((phrase) => wordsOf(phrase).every((each) => own.all.includes(each)));
    if (items) return 0;
    return word.length >= 5 && own.tolerant.some((each) => isOneTypo(word, each)) ? 1 : undefined;
  });
}

/** Whether two words differ by one letter that is wrong, missing or extra. */
function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}
