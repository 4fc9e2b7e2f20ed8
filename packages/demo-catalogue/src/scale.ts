/** Feeds of any size for load tests: the demo products, varied without end. */
import { brandCode } from './brands.ts';
import { demoDrafts } from './feed.ts';
import type { Draft, Identity } from './items.ts';
import { PLACES } from './places.ts';
import { hash } from './stock.ts';
import { same, slugify, t, type Text } from './text.ts';
import type { Lang } from './woo.ts';

const FIRST_ID = 1_000_000;
/** Ids of one product: the German item and its variations, then the French ones. */
const IDS_EACH = 100;
const FRENCH = 50;
const MOST_VARIATIONS = 3;

/** Ids and article number of the n-th varied product; they stay below 2³¹ up to 21 million products. */
function identity(index: number, draft: Draft): Identity {
  const first = FIRST_ID + index * IDS_EACH;
  return {
    product: { de: first, fr: first + FRENCH },
    variation: { de: first, fr: first + FRENCH },
    sku: `${brandCode(draft.brand)}-${String(FIRST_ID + index)}`,
  };
}

/** A place and a number that no other index has. */
function nameOf(index: number): string {
  const round = Math.floor(index / PLACES.length);
  return `${PLACES[index % PLACES.length]} ${100 + round}`;
}

/**
 * The words of the slugs that follow the product's name; those that follow the brand where that leaves no difference
 * between the languages.
 */
function slugWords(draft: Draft): Text {
  const after = (lang: Lang, start: string) =>
    draft.slug[lang].startsWith(`${start}-`) ? draft.slug[lang].slice(start.length + 1) : '';
  const afterName = t(after('de', slugify(draft.name.de, 'de')), after('fr', slugify(draft.name.fr, 'fr')));
  if (afterName.de && afterName.fr && afterName.de !== afterName.fr) return afterName;
  const brand = slugify(draft.brand, 'de');
  return t(after('de', brand), after('fr', brand));
}

/** A number between -1 and 1 that depends on the index and a word only. */
const spread = (index: number, word: string): number => (hash(`${word}${index}`) / 0xffffffff) * 2 - 1;

/** A price within a seventh of the given one, in whole francs that divide by three. */
const variedPrice = (price: number, index: number): number =>
  Math.max(6, Math.round((price * (1 + spread(index, 'price') / 7)) / 3) * 3);

/** Up to `count` of a list, beginning somewhere else for each index. */
function some<T>(list: readonly T[], index: number, count: number): T[] {
  const start = list.length ? index % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)].slice(0, count);
}

const withName = (text: string, old: string, name: string): string =>
  old.length > 4 && /^\p{Lu}/u.test(old) ? text.replaceAll(old, name) : text;

/** Another product derived from a demo product: own name, price, weight, colours, sizes, stock and drawing. */
function vary(draft: Draft, index: number): Draft {
  const name = nameOf(index);
  const place = name.split(' ')[0] ?? name;
  const old = draft.name.de.slice(draft.brand.length + 1).split(' ')[0] ?? '';
  const rename = (text: string) => withName(text, old, place);
  const price = variedPrice(draft.price, index);
  const factor = price / draft.price;
  const weight = Math.round(draft.weight * (1 + spread(index, 'weight') / 25) * 100) / 100;
  const sizes = some(draft.sizes, index, MOST_VARIATIONS);
  const colours = some(draft.colours, index, Math.max(1, Math.floor(MOST_VARIATIONS / Math.max(1, sizes.length))));
  const fate = hash(`stock${index}`) % 30;
  const fullName = same(`${draft.brand} ${name}`);
  const words = slugWords(draft);
  const slug = (lang: Lang) => `${slugify(fullName[lang], lang)}-${words[lang]}`;
  const texts = (list: readonly string[]) => list.map(rename);
  const renamed = (text: Text) => t(rename(text.de), rename(text.fr));
  const stored = new Set(sizes.map((size) => size.label.de));
  const scaledSizes = sizes.map((size) =>
    size.price === undefined ? size : { ...size, price: Math.round(size.price * factor) },
  );
  const wheelbase = draft.drawing['wheelbase'];
  return {
    ...draft,
    name: fullName,
    slug: t(slug('de'), slug('fr')),
    paragraphs: { de: texts(draft.paragraphs.de), fr: texts(draft.paragraphs.fr) },
    highlights: draft.highlights.map((item) => ({ ...item, title: renamed(item.title), text: renamed(item.text) })),
    attributes: draft.attributes.map(([key, options]) =>
      key === 'pa_gewicht' && weight >= 1 ? [key, [same(`${String(weight).replace('.', ',')} kg`)]] : [key, options],
    ),
    colours,
    sizes: scaledSizes,
    price,
    was: draft.was === undefined ? undefined : Math.round(draft.was * factor),
    weight,
    stock:
      fate === 0
        ? { soldOut: 'all' }
        : fate < 5
          ? { onOrder: 'all', weeks: 2 + (index % 20) }
          : { days: 12 + (index % 9) },
    drawing:
      typeof wheelbase === 'number' ? { ...draft.drawing, wheelbase: wheelbase + (index % 41) - 20 } : draft.drawing,
    frameSizes: draft.frameSizes.filter((size) => stored.has(size.label.de)),
    meta: draft.single ? { ...draft.meta, frame_number: `${brandCode(draft.brand)} ${FIRST_ID + index}` } : draft.meta,
    related: {
      de: [1, 2, 3].filter((back) => back <= index).map((back) => FIRST_ID + (index - back) * IDS_EACH),
      fr: [1, 2, 3].filter((back) => back <= index).map((back) => FIRST_ID + (index - back) * IDS_EACH + FRENCH),
    },
  };
}

/**
 * That many products, the demo products first. The same number always gives the same products, and a larger one begins
 * like a smaller one.
 * @param products number of products (each is two items); 0 for the demo products alone
 */
export function* scaledDrafts(products: number): Generator<{ draft: Draft; identity: Identity }> {
  const demo = [...demoDrafts()];
  yield* products > 0 ? demo.slice(0, products) : demo;
  for (let index = 0; index < products - demo.length; index++) {
    const source = demo[index % demo.length];
    if (source) yield { draft: vary(source.draft, index), identity: identity(index, source.draft) };
  }
}
