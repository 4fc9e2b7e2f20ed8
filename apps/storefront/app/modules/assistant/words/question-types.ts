import type { Locale } from '~/i18n/locales.ts';
import { french } from './types/french.ts';
import { german } from './types/german.ts';
import type { QuestionType } from './types/question-type.ts';

/*
 * Questions by their types: a question is of one where a word of each of its classes is in it. It is then looked up by
 * the words that sources have for what it asks.
 */

const types: Readonly<Record<Locale, readonly QuestionType[]>> = { de: german, fr: french };

/**
 * The words to look a question up by that is of a type; the question itself where it is of none.
 * @param question folded
 */
export function typed(question: string, locale: Locale): string {
  const type = types[locale].find(
    ({ has, lacks }) => has.every((words) => words.test(question)) && !lacks?.test(question),
  );
  return type?.means ?? question;
}
