import type { Locale } from '../platform/locales';
import { hasText, isRecord } from '../validation/problem';
import { type AnswerBlock, listOf, paragraphs } from './answer';

/*
 * FAQ entries in the form of the client's data (specification §3): id, title, category, and a text that is a string or an object of
 * named parts. Nothing is lost on the way: an id may stand twice, `test2` is taken for `text2`.
 */

/** An entry as the client's data holds it. */
export interface ClientEntry {
  id: number;
  category: string;
  title: string;
  text: unknown;
}

/** The values of an entry of Strapi. */
interface FaqValues {
  number: number;
  category: string;
  title: string;
  answer: AnswerBlock[];
}

/** The client's names of the categories, in the order of the shop's keys (specification §3); the one about the shop has no given name. */
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

/** The other spelling of a part's name: two French entries hold `test2` where `order` says `text2`. */
function otherSpelling(name: string): string {
  return name.startsWith('test') ? name.replace('test', 'text') : name.replace('text', 'test');
}

/** The names of all parts in their natural order: first text, list, further texts. */
function naturalOrder(parts: Record<string, unknown>): string[] {
  const rank = (name: string) => (name === 'list' ? 1.5 : Number(TEXT_KEY.exec(name)?.[1]));
  return Object.keys(parts)
    .filter((name) => name === 'list' || TEXT_KEY.test(name))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * The answer that a text of the client's data gives: the parts in the order it names, after them those it forgets.
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

/** An entry of the client's data as Strapi takes it. A category of no known name is the one about the shop. */
export function readClientEntry({ id, category, title, text }: ClientEntry, locale: Locale): FaqValues {
  return { number: id, category: CATEGORIES[locale][category] ?? 'about', title, answer: answerOf(text) };
}
