import type { Locale } from '~/i18n/locales.ts';

export interface SearchedProduct {
  id: number;
  kind: string;
  sku: string | null;
  brand: string | null;
  variantSkus: readonly string[];
  categorySlugs: readonly string[];
  frameTypes: readonly string[];
  speedKmh: number | null;
  isOccasion: boolean;
  /** `{de: […], fr: […]}` of each attribute, in their order. */
  terms: readonly unknown[];
  /** `[{name: {de, fr}}]` */
  colours: unknown;
  texts: readonly SearchedText[];
}

/** A product in one language. */
export interface SearchedText {
  locale: Locale;
  name: string;
  subtitle: string;
  /** Short description and description, as HTML. */
  prose: string;
  /** Names of its categories, parted by blanks. */
  categories: string | null;
}

/** The texts of a row of the index before they are folded. */
export interface IndexTexts {
  name: string;
  sku: string;
  kinds: string;
  head: string;
  data: string;
  prose: string;
}

export type IndexTextWords = Record<keyof IndexTexts, readonly string[]>;

/** A row of `search.product`; vectors as Postgres reads them. */
export interface IndexRow {
  product_id: number;
  locale: Locale;
  kind: string;
  name: string;
  codes: string[];
  words: string;
  facts: string;
  document: string;
  head: string;
}

const LONGEST_PROSE = 8000;

/** Where what a product calls itself ends and what it says of that begins; blanks and words as Postgres knows them. */
const END_OF_HEAD =
  /[,(]|[ \t-\r\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000](?:mit|für|bis|aus|zum|ohne|um|von|pour|avec|jusqu|de|à|en|sans|dès|autour)(?![\p{Alphabetic}\p{Nd}_])/u;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function indexTexts(product: SearchedProduct, text: SearchedText): IndexTexts {
  const { brand, sku, terms, colours } = product;
  const { locale, name, subtitle, prose, categories } = text;
  const own = terms.flatMap((each) =>
    isObject(each) && Array.isArray(each[locale]) ? (each[locale] as unknown[]) : [],
  );
  const colourNames = Array.isArray(colours)
    ? colours.flatMap((colour: unknown) => (isObject(colour) && isObject(colour.name) ? [colour.name[locale]] : []))
    : [];
  return {
    name: brand === null || name.startsWith(brand) ? name : `${brand} ${name}`,
    sku: sku ?? '',
    kinds: `${subtitle} ${categories ?? ''}`,
    head: subtitle.split(END_OF_HEAD, 1)[0] ?? '',
    data: [...own, ...colourNames].filter((each) => each !== null && each !== undefined).join(' '),
    prose: prose.replace(/<[^>]*>|&[a-z]+;/g, ' ').slice(0, LONGEST_PROSE),
  };
}

/** Most words of one row with their places: Postgres counts no more than so many of one. */
const MOST_PLACES = 250;

/** What a word is indexed as: null if it is too common to be, undefined if only Postgres can tell. */
export type Lexeme = (word: string) => string | null | undefined;

/** Whether letters are in the way of counting characters as Postgres does. */
function hasOddLetters({ sku, variantSkus }: SearchedProduct, { prose }: IndexTexts): boolean {
  if ([sku ?? '', ...variantSkus].some((each) => /[^\0-\u007f]/.test(each))) return true;
  return prose.length === LONGEST_PROSE && /[\ud800-\udfff]/.test(prose);
}

/** The row of a product's texts in one language; undefined if Postgres itself has to make it. */
export function indexRow(
  product: SearchedProduct,
  { locale, texts, words }: { locale: Locale; texts: IndexTexts; words: IndexTextWords },
  lexeme: Lexeme,
): IndexRow | undefined {
  const places = words.name.length + words.sku.length + words.kinds.length + words.data.length;
  if (places > MOST_PLACES || hasOddLetters(product, texts)) return undefined;
  const codes = codesOf(product);
  const vector = new Vector(lexeme);
  vector.add(words.name, 'A');
  vector.skip(words.name.length);
  vector.add(words.sku, 'A');
  for (const code of codes) vector.note(code);
  vector.goOn();
  vector.add(words.kinds, 'B');
  vector.goOn();
  vector.addTogether(tagsOf(product), 'B');
  vector.goOn();
  vector.add(words.data, 'C');
  const prose = new Set(vector.lexemes());
  const head = new Set<string>();
  const isKnown = collect(words.prose, lexeme, prose) && collect(words.head, lexeme, head) && !vector.isOdd;
  if (!isKnown) return undefined;
  const name = words.name.join(' ');
  const kinds = words.kinds.join(' ');
  const data = words.data.join(' ');
  return {
    product_id: product.id,
    locale,
    kind: product.kind,
    name,
    codes,
    words: `${name} ${kinds} ${data}`,
    facts: vector.text(),
    document: [...prose].map(quoted).join(' '),
    head: [...head].map(quoted).join(' '),
  };
}

/** Adds what words are indexed as to a set. @returns false if one is not known */
function collect(words: readonly string[], lexeme: Lexeme, into: Set<string>): boolean {
  for (const word of words) {
    const known = lexeme(word);
    if (known === undefined) return false;
    if (known !== null) into.add(known);
  }
  return true;
}

/** SKUs without signs and blanks, each once, in order. */
function codesOf({ sku, variantSkus }: SearchedProduct): string[] {
  const codes = [sku ?? '', ...variantSkus].map((each) => each.replace(/[^a-z0-9]/gi, '').toLowerCase());
  return [...new Set(codes)].filter(Boolean).sort();
}

function tagsOf({ categorySlugs, frameTypes, speedKmh, isOccasion }: SearchedProduct): string[] {
  return [
    ...categorySlugs.map((slug) => `category:${slug}`),
    ...frameTypes.map((type) => `frame:${type}`),
    ...(speedKmh === null ? [] : [`speed:${speedKmh}`]),
    ...(isOccasion ? ['category:occasion'] : []),
  ];
}

const quoted = (lexeme: string) =>
  /^[a-z0-9]+$/.test(lexeme) ? lexeme : `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/**
 * A text vector with places and weights, put together as Postgres does by `||`: what is added counts on from the last
 * place.
 */
class Vector {
  /** Whether a word was met that only Postgres can place. */
  isOdd = false;
  private readonly places = new Map<string, string>();
  private start = 0;
  private last = 0;

  constructor(private readonly lexeme: Lexeme) {}

  /** Adds words, one after the other. Those that aren't indexed keep their place. */
  add(words: readonly string[], weight: 'A' | 'B' | 'C'): void {
    let place = this.start;
    for (const word of words) {
      place += 1;
      const lexeme = this.lexeme(word);
      if (lexeme === undefined) this.isOdd = true;
      else if (lexeme !== null) this.put(lexeme, place, weight);
    }
  }

  /** What follows belongs to the same text, so many words on. */
  skip(words: number): void {
    this.start += words;
  }

  /** What follows is another text: it counts on from the last word that is indexed. */
  goOn(): void {
    this.start = this.last;
  }

  addTogether(lexemes: readonly string[], weight: 'B'): void {
    for (const lexeme of new Set(lexemes)) this.put(lexeme, this.start + 1, weight);
  }

  /** Adds a lexeme without a place. */
  note(lexeme: string): void {
    if (!this.places.has(lexeme)) this.places.set(lexeme, '');
  }

  lexemes(): Iterable<string> {
    return this.places.keys();
  }

  text(): string {
    let text = '';
    for (const [lexeme, places] of this.places)
      text += places === '' ? `${quoted(lexeme)} ` : `${quoted(lexeme)}:${places} `;
    return text;
  }

  private put(lexeme: string, place: number, weight: 'A' | 'B' | 'C'): void {
    const places = this.places.get(lexeme);
    this.places.set(lexeme, places ? `${places},${place}${weight}` : `${place}${weight}`);
    if (place > this.last) this.last = place;
  }
}
