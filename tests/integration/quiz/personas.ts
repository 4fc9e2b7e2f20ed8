/*
 * The judging set (`personas.json`) of the suggestion quiz: people as they come into a shop, and what a dealer who
 * knows the catalogue would sell them. Judged by the seeded catalogue only (use, size, weight, reach, torque, load,
 * price), not by the rules of the quiz.
 */
import type { Answers } from '~/modules/quiz/answers.ts';
import list from './personas.json' with { type: 'json' };

/**
 * A person who answers the quiz, and a dealer's judgement. Bikes are named as in the German catalogue, brand and model.
 * A name that a new and a used bike share is in `sells` if one of the two suits, in `never` only if neither does. The
 * rate is a 36th of the price, a 12th for used bikes; up to a twentieth above the budget the dealer still shows a bike
 * and says so.
 */
export interface Persona {
  /** First name, age, town; fictional. */
  name: string;
  /** What they say in the shop. */
  story: string;
  /** Their answers; a missing key is a skipped question. */
  answers: Answers;
  /** Every bike that an honest dealer could sell them, in no order; empty if there is none. */
  sells: readonly string[];
  /** Examples of bikes that would be dangerous or plainly wrong for them, however well they match otherwise. */
  never: readonly string[];
}

export const personas = list as readonly Persona[];
