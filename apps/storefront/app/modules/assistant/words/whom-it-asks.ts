import type { Locale } from '~/i18n/locales.ts';
import { fold } from './stems.ts';

/*
 * Whom a question turns to: the shop with all that it sells, or the thing beside which it is asked. "Vendez-vous des
 * vélos sans moteur ?" does not say whether this bike has one.
 */

interface Asking {
  /** A question of the FAQ about what is sold. */
  range: RegExp;
  shop: RegExp;
  /** Words by which one asks what has to be, and not what is sold. */
  duty: RegExp;
}

const asking: Readonly<Record<Locale, Asking>> = {
  de: {
    range: /\bverkauft ihr\b/,
    shop: /\b(?:ihr|euch|velory|verkauf\w*|kauf\w*|fuhrt|sortiment|gibts? auch|gibt es auch)\b/,
    duty: /\b(?:muss|musst|mussen|darf|pflicht|obligatorisch)\b/,
  },
  fr: {
    range: /\bvendez-vous\b/,
    shop: /\b(?:vous|velory|vend\w*|achet\w*|boutique|magasin)\b/,
    duty: /\b(?:dois|doit|faut|obligatoire)\b/,
  },
};

/** Where something is found. */
const place = /^(?:wo|ou)\b/;

/**
 * Whether an answer of the FAQ is about something else than a question, by whom both turn to.
 * @param label the question that it answers
 * @param isBeside whether a product is beside the question
 * @param seeksNone whether the question wants neither a place nor a time nor a person
 */
export function isOfAnother(
  label: string,
  question: string,
  { locale, isBeside, seeksNone }: { locale: Locale; isBeside: boolean; seeksNone: boolean },
): boolean {
  const { range, shop, duty } = asking[locale];
  const answered = fold(label);
  const requested = fold(question);
  if (isBeside && seeksNone && place.test(answered)) return true;
  return range.test(answered) && !shop.test(requested) && (isBeside || duty.test(requested));
}
