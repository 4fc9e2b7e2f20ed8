import type { Locale } from '~/i18n/locales.ts';
import type { SourceEntry } from '~/modules/assistant/assistant.ts';
import type { AttributeView, Highlight, ProductColour, SizeView } from '~/modules/catalog/catalog.ts';
import { faqCategories, type FaqEntry } from '~/modules/content/faq.ts';
import { href } from '~/site-map.ts';
import { plainOf, sentencesOf, sentencesOfAnswer } from './sentences.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';

/** What of a product can be quoted. Prices are not among it: amounts come from the plan. */
export interface QuotedProduct {
  slug: string;
  name: string;
  attributes: readonly { items: readonly Pick<AttributeView, 'slug' | 'name' | 'values'>[] }[];
  sizes: readonly SizeView[];
  colours: readonly Pick<ProductColour, 'name'>[];
  categories: readonly { name: string }[];
  highlights: readonly Pick<Highlight, 'title' | 'text'>[];
  /** Sanitised HTML. */
  description: string;
  /** Whether it can be had, and from when on, in words. */
  stock: string;
}

/** Words around what is quoted. */
export interface SourceWords {
  /** "Einzelheiten", "Beschreibung". */
  details: string;
  description: string;
  /** "Grösse M", and for whom it is. */
  size: (label: string) => string;
  heights: (minCm: number, maxCm: number) => string;
  colours: string;
  stock: string;
}

/** The place of a row on a product's page. */
export const rowId = (slug: string): string => `zeile-${slug}`;

/** Rows that other sources say better. */
const elsewhere: ReadonlySet<string> = new Set(['pa_groesse', 'pa_farbe']);

/** What a row is a part of, in either language. */
const parts: Readonly<Record<string, string>> = {
  pa_zuladung: 'Gesamtgewicht autorisé maximal',
  pa_drehmoment: 'Motor moteur',
  'pa_akku-position': 'Akku batterie',
  pa_reichweite: 'Akku batterie',
  pa_federweg: 'Gabel Federung fourche',
  pa_rahmenmaterial: 'Rahmen cadre',
  pa_rahmenform: 'Rahmen cadre',
  pa_gaenge: 'Schaltung transmission',
  'pa_passt-an': 'kompatibel compatible',
};

/** What a highlight is about whose title is a figure, by its unit, in either language. */
const measured: readonly (readonly [RegExp, string])[] = [
  [/\d\sWh\b/, 'Akku batterie'],
  [/\d\sNm\b/, 'Motor moteur'],
  [/\d\slux\b/i, 'Licht éclairage'],
];

const aboutHighlight = (title: string): string => measured.find(([unit]) => unit.test(title))?.[1] ?? '';

const plainColour = /(?:grau|grün|blau|rot|schwarz|weiss|gelb|braun|beige|silber|violett|orange|rosa)$/i;

/** The plain colours in names such as "Tannengrün". */
const plainColours = (names: readonly string[]): string =>
  names.flatMap((name) => plainColour.exec(name) ?? []).join(' ');

/** Everything that stands about a product, in one language. */
export function entriesOfProduct(product: QuotedProduct, locale: Locale, words: SourceWords): SourceEntry[] {
  const { name, attributes, sizes, colours, highlights, description, stock } = product;
  const thing = product.categories.map((category) => category.name).join(' ');
  const path = href('product', { bike: product.slug }, locale);
  const row = (label: string, text: string, anchor: string) => ({
    kind: 'row' as const,
    place: `${name}, ${words.details}`,
    label,
    text,
    href: `${path}#${anchor}`,
  });
  const sentence = (label: string, text: string, anchor: string) => ({
    kind: 'text' as const,
    place: `${name}, ${words.description}`,
    label,
    text,
    href: `${path}#${anchor}`,
  });
  return [
    ...attributes
      .flatMap(({ items }) => items)
      .filter(({ slug, values }) => values.length > 0 && !elsewhere.has(slug))
      .map((item) => {
        const about = getOwnEntry(parts, item.slug);
        return { units: [row(item.name, item.values.join(', '), rowId(item.slug))], ...(about && { about }) };
      }),
    ...sizes.flatMap(({ label, frameSize }) =>
      frameSize
        ? [
            {
              about: `size${label}o`,
              units: [row(words.size(label), words.heights(frameSize.minCm, frameSize.maxCm), rowId('pa_groesse'))],
              heights: frameSize,
            },
          ]
        : [],
    ),
    ...(colours.length > 0
      ? [
          {
            about: plainColours(colours.map((each) => each.name)),
            units: [row(words.colours, colours.map((each) => each.name).join(', '), rowId('pa_farbe'))],
          },
        ]
      : []),
    { units: [row(words.stock, stock, 'liefertag')] },
    ...highlights.map(({ title, text }) => ({
      about: aboutHighlight(title),
      units: sentencesOf(text).map((each) => sentence(title, each, 'uebersicht')),
    })),
    ...sentencesOf(plainOf(description)).map((each) => ({ units: [sentence('', each, 'beschreibung')] })),
  ].map((entry) => ({ ...entry, thing }));
}

/** What speaks to a machine instead of a shopper: no product and no answer says such a thing. */
const order =
  /(?:ignor\w*|vergiss|vergesse\w*|missachte\w*|oublie\w*|disregard|forget)\b.{0,60}(?:anweisung|instruktion|instruction|regel|rule|prompt|consigne|règle)|system[- ]?prompt|<\/?(?:system|user|assistant|script)|\b(?:du bist jetzt|you are now|tu es désormais|vous êtes désormais)\b|https?:\/\//iu;

/** Entries without what was put among them to be obeyed or followed. */
export function quotable(entries: readonly SourceEntry[]): SourceEntry[] {
  return entries
    .map((entry) => ({ ...entry, units: entry.units.filter(({ label, text }) => !order.test(`${label} ${text}`)) }))
    .filter(({ units }) => units.length > 0);
}

/** The questions of the FAQ with their answers. */
export function entriesOfFaq(
  faq: readonly Pick<FaqEntry, 'category' | 'title' | 'slug' | 'answer'>[],
  locale: Locale,
): SourceEntry[] {
  return faq.map(({ category, title, slug, answer }) => {
    const theme = faqCategories.find(({ key }) => key === category);
    const path = href('faq', { tab: theme?.slug[locale] }, locale);
    const unit = { kind: 'text' as const, place: theme?.title[locale] ?? '', label: title, href: `${path}#${slug}` };
    return { about: theme?.title[locale] ?? '', units: sentencesOfAnswer(answer).map((text) => ({ ...unit, text })) };
  });
}
