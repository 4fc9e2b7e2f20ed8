import {
  type Answers,
  answerFields,
  fieldOf,
  isAnswered,
  type Question,
  questions,
  without,
  wrongNumber,
} from './answers.ts';

/** Fields of the address beside the answers: the question that is shown (from 1), or the result. */
export const STEP_FIELD = 'frage';
export const RESULT_FIELD = 'ergebnis';

/** What an address of the quiz shows. */
export type Place = { kind: 'question'; question: Question; number: number } | { kind: 'result' };

/** @returns the question again whose number can't be read; the first question for everything that is none */
export function placeOf(fields: URLSearchParams): Place {
  if (fields.has(RESULT_FIELD)) return { kind: 'result' };
  const wrong = wrongNumber(fields);
  if (wrong) return { kind: 'question', question: wrong.question, number: questions.indexOf(wrong.question) + 1 };
  const number = Number(fields.get(STEP_FIELD) ?? '1');
  const question = questions[number - 1];
  return question ? { kind: 'question', question, number } : { kind: 'question', question: 'height', number: 1 };
}

/** The address of a question that was answered by a number which can't be read, with what was typed. */
export function wrongQuery(question: Question, answers: Answers, text: string): string {
  const query = new URLSearchParams(questionQuery(questions.indexOf(question) + 1, answers));
  query.set(fieldOf(question), text.slice(0, 20));
  return query.toString();
}

/** The query of a question's address, the answers with it. @param number from 1 */
export const questionQuery = (number: number, answers: Answers): string =>
  new URLSearchParams([[STEP_FIELD, String(number)], ...answerFields(answers)]).toString();

/** The query of the result's address, which can be shared. */
export const resultQuery = (answers: Answers): string =>
  new URLSearchParams([[RESULT_FIELD, '1'], ...answerFields(answers)]).toString();

/** Where an answer to a question, or none, leads: to the next question, or to the result after the last. */
export const afterQuery = (number: number, answers: Answers): string =>
  number < questions.length ? questionQuery(number + 1, answers) : resultQuery(answers);

/** The answers that a question's form carries along: all but its own. */
export const carried = (question: Question, answers: Answers): [field: string, value: string][] =>
  answerFields(without(answers, question));

/** The first question without an answer after the last one with one, from 1; where a visit goes on. */
export function nextNumber(answers: Answers): number {
  const last = questions.findLastIndex((question) => isAnswered(answers, question));
  return Math.min(last + 2, questions.length);
}
