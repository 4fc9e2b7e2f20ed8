import { labelled } from '~/i18n/labelled.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { SourceUnit } from '~/modules/assistant/assistant.ts';

/** Yes and no, and sentences that are none by themselves: they mean something beside their own question alone. */
const needsQuestion = /^(?:ja|nein|oui|non|nichts|rien|doch)(?![\p{L}])|(?:\bnicht|\bschon|\boui|\bnon)\.$/iu;

const SHORT = 45;

/** Whether a sentence means something beside its question alone. */
export const isElliptic = ({ kind, label, text }: SourceUnit): boolean =>
  kind === 'text' && label.endsWith('?') && (needsQuestion.test(text) || text.length < SHORT);

/**
 * A source as it is read: a row with its name; a short answer with the question that it answers, which is not always
 * the one that was asked.
 * @param context of the answer: its language, and whether neither its question nor another sentence of it is before it
 */
export function spoken(unit: SourceUnit, { locale, isAlone }: { locale: Locale; isAlone: boolean }): string {
  const { kind, label, text } = unit;
  if (kind === 'row') return `${labelled(label, text, locale)}.`;
  const whole = /[.!?:…]$/.test(text) ? text : `${text}.`;
  return isAlone && isElliptic(unit) ? `${label} ${whole}` : whole;
}
