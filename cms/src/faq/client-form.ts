import type { Locale } from '../platform/locales';
import { hasText, isRecord } from '../validation/problem';
import { type AnswerBlock, listOf, paragraphs } from './answer';

/*
 * FAQ entries in the client's format (specification §3): id, title, category, and a text that is a string or an object
 * of named parts. Ids may repeat, and `test2` is read as `text2`.
 */

export interface ClientEntry {
  id: number;
  category: string;
  title: string;
  text: unknown;
}

interface FaqValues {
  number: number;
  category: string;
  title: string;
  answer: AnswerBlock[];
}

/**
 * The client's category names, in the order of our keys (specification §3); the category about the shop has no fixed
 * name.
 */
const CATEGORIES: Record<Locale, Readonly<Record<string, string>>> = {
  de: {
    KONZEPT: 'concept',
    'WÄHLE DEIN PERFEKTES E BIKE': 'choose',
    BESTELLUNG: 'order',
    LIEFERUNG: 'delivery',
    FINANZIERUNG: 'financing',
    'WARTUNG MEINES E BIKES': 'maintenance',
    KUNDENDIENST: 'service',
  },
  fr: {
    CONCEPT: 'concept',
    'CHOISIR MON E BIKE': 'choose',
    COMMANDE: 'order',
    LIVRAISON: 'delivery',
    FINANCEMENT: 'financing',
    'SERVICE APRÈS-VENTE': 'maintenance',
    "TOUT SUR LA PROPRIÉTÉ D'UN E-BIKE": 'service',
  },
};

const TEXT_KEY = /^te[sx]t(\d+)$/;

/** Alternative spelling: two French entries have `test2` where `order` says `text2`. */
function otherSpelling(name: string): string {
  return name.startsWith('test') ? name.replace('test', 'text') : name.replace('text', 'test');
}

/** Names of all parts in default order: first text, list, further texts. */
function naturalOrder(parts: Record<string, unknown>): string[] {
  const rank = (name: string) => (name === 'list' ? 1.5 : Number(TEXT_KEY.exec(name)?.[1]));
  return Object.keys(parts)
    .filter((name) => name === 'list' || TEXT_KEY.test(name))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Converts a text of the client's data into an answer: parts in the given order, then parts missing from it.
 * @param text a string, or `{text1, text2, …, list: {items}, order}`
 */
export function answerOf(text: unknown): AnswerBlock[] {
  if (hasText(text)) return paragraphs(text);
  if (!isRecord(text)) return [];
  const order = Array.isArray(text.order) ? text.order.filter(hasText) : [];
  const ordered = order.map((name) => (name in text ? name : otherSpelling(name)));
  return [...new Set([...ordered, ...naturalOrder(text)])].flatMap((name) => {
    const part = text[name];
    if (name !== 'list') return TEXT_KEY.test(name) && hasText(part) ? paragraphs(part) : [];
    const items = isRecord(part) && Array.isArray(part.items) ? part.items.filter(hasText) : [];
    return items.length > 0 ? [listOf(items, 'unordered')] : [];
  });
}

/** Converts an entry to Strapi's format. Unknown categories become the one about the shop. */
export function readClientEntry({ id, category, title, text }: ClientEntry, locale: Locale): FaqValues {
  return { number: id, category: CATEGORIES[locale][category] ?? 'about', title, answer: answerOf(text) };
}
