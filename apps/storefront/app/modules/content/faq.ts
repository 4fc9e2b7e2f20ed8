import { type Locale, locales } from '~/i18n/locales.ts';
import type { ContentPicture } from './entries/links-and-pictures.ts';

/** Keys of the FAQ's categories, in the order of the tabs (spec §3 FAQ categories). */
export const faqCategoryKeys = [
  'concept',
  'choose',
  'order',
  'delivery',
  'financing',
  'about',
  'maintenance',
  'service',
] as const;

export type FaqCategoryKey = (typeof faqCategoryKeys)[number];

export interface FaqCategory {
  key: FaqCategoryKey;
  /** Segment of the path: `/faq/{slug}`, `/fr/faq/{slug}`. */
  slug: Record<Locale, string>;
  title: Record<Locale, string>;
}

/** The FAQ's tabs. German and French are paired by their place in the specification's lists (spec §3, decision 15). */
export const faqCategories: readonly FaqCategory[] = [
  { key: 'concept', slug: { de: 'konzept', fr: 'concept' }, title: { de: 'Konzept', fr: 'Concept' } },
  {
    key: 'choose',
    slug: { de: 'waehle-dein-perfektes-e-bike', fr: 'choisir-mon-e-bike' },
    title: { de: 'Wähle dein perfektes E-Bike', fr: 'Choisir mon e-bike' },
  },
  { key: 'order', slug: { de: 'bestellung', fr: 'commande' }, title: { de: 'Bestellung', fr: 'Commande' } },
  { key: 'delivery', slug: { de: 'lieferung', fr: 'livraison' }, title: { de: 'Lieferung', fr: 'Livraison' } },
  {
    key: 'financing',
    slug: { de: 'finanzierung', fr: 'financement' },
    title: { de: 'Finanzierung', fr: 'Financement' },
  },
  {
    key: 'about',
    slug: { de: 'ueber-velory', fr: 'a-propos-de-velory' },
    title: { de: 'Über Velory', fr: 'À propos de Velory' },
  },
  {
    key: 'maintenance',
    slug: { de: 'wartung-meines-e-bikes', fr: 'service-apres-vente' },
    title: { de: 'Wartung meines E-Bikes', fr: 'Service après-vente' },
  },
  {
    key: 'service',
    slug: { de: 'kundendienst', fr: 'tout-sur-la-propriete-d-un-e-bike' },
    title: { de: 'Kundendienst', fr: 'Tout sur la propriété d’un e-bike' },
  },
];

/**
 * The category behind a tab's slug in any language. `locale` is the language the slug belongs to, so that a page can
 * redirect a slug of another language.
 */
export function findFaqCategory(slug: string): { category: FaqCategory; locale: Locale } | undefined {
  for (const category of faqCategories) {
    const locale = locales.find((each) => category.slug[each] === slug);
    if (locale) return { category, locale };
  }
  return undefined;
}

/** One part of an answer in display order. Strings are HTML once they left the snapshot, plain editor's text before. */
export type AnswerPart = { kind: 'text'; html: string } | { kind: 'list'; ordered: boolean; items: string[] };

export interface FaqEntry {
  /** Strapi's document id. */
  id: string;
  /**
   * The number the entry had in the client's data; not unique (German 32 occurs twice). Absent on entries that editors
   * added.
   */
  number?: number;
  category: FaqCategoryKey;
  title: string;
  /** Its place on the page: `/faq/{tab}#{slug}`. */
  slug: string;
  answer: AnswerPart[];
  /** The answer without markup, for JSON-LD and search. */
  plainAnswer: string;
  /** Words that people search for it by and that it does not have. */
  synonyms?: string[];
}

/** A question that a video of a third party answers, and the same to read. */
export interface FaqVideo {
  /** Strapi's document id. */
  id: string;
  title: string;
  /** Its id at YouTube. */
  youtubeId: string;
  /** How long it is. */
  seconds: number;
  transcript: AnswerPart[];
  picture?: ContentPicture;
}

/** An answer from before it had an editor: a text, or parts named by `order` (spec §3 FAQ entry). */
export interface RawAnswer {
  text?: string | null;
  parts?: Record<string, unknown> | null;
}

const TEXT_KEY = /^te[sx]t(\d+)$/;

/** The other spelling of a part's name: two French entries hold `test2` where `order` says `text2`. */
function otherSpelling(name: string): string {
  return name.startsWith('test') ? name.replace('test', 'text') : name.replace('text', 'test');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function listItems(value: unknown): string[] {
  const items = typeof value === 'object' && value !== null && 'items' in value ? value.items : value;
  return Array.isArray(items) ? items.filter(isText) : [];
}

/** The names of all parts in their natural order: first text, list, further texts. */
function naturalOrder(parts: Record<string, unknown>): string[] {
  const rank = (name: string) => (name === 'list' ? 1.5 : Number(TEXT_KEY.exec(name)?.[1]));
  return Object.keys(parts)
    .filter((name) => name === 'list' || TEXT_KEY.test(name))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * The parts of an answer in display order, still in the editor's markup. Loses nothing: `test2` and `text2` stand for
 * each other, names without a part are skipped, parts that `order` forgets follow at the end.
 */
export function answerParts({ text, parts }: RawAnswer): AnswerPart[] {
  const structured = structuredParts(parts ?? {});
  return structured.length > 0 || !isText(text) ? structured : [{ kind: 'text', html: text }];
}

function structuredParts(parts: Record<string, unknown>): AnswerPart[] {
  const order = Array.isArray(parts.order) ? parts.order.filter(isText) : [];
  const ordered = order.map((name) => (name in parts ? name : otherSpelling(name)));
  const names = [...new Set([...ordered, ...naturalOrder(parts)])];
  return names.flatMap((name): AnswerPart[] => {
    const value = parts[name];
    if (name === 'list') {
      const items = listItems(value);
      return items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
    }
    return TEXT_KEY.test(name) && isText(value) ? [{ kind: 'text', html: value }] : [];
  });
}
