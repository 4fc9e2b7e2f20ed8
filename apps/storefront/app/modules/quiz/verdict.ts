import type { Question } from './answers.ts';

/** A reason for or against a bike; `key` names its text, whose values are numbers and words as they are shown. */
export interface Reason {
  question: Question | 'always';
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

/** The verdict of one answer on a bike. */
export interface Verdict {
  /** The answer rules the bike out. */
  isBlocked: boolean;
  score: number;
  pros: Reason[];
  cons: Reason[];
}

/** A verdict that speaks for or against nothing. */
export const neutral: Verdict = { isBlocked: false, score: 0, pros: [], cons: [] };

type Statement = { key: string; values?: Reason['values'] };

/** Builds the verdicts of one question. */
export const verdictsOf = (question: Reason['question']) => ({
  pro: (score: number, key: string, values?: Reason['values']): Verdict => ({
    ...neutral,
    score,
    pros: [reason(question, { key, values })],
  }),
  con: (score: number, key: string, values?: Reason['values']): Verdict => ({
    ...neutral,
    score,
    cons: [reason(question, { key, values })],
  }),
  blocked: (key: string, values?: Reason['values']): Verdict => ({
    isBlocked: true,
    score: -10,
    pros: [],
    cons: [reason(question, { key, values })],
  }),
});

const reason = (question: Reason['question'], { key, values }: Statement): Reason =>
  values ? { question, key, values } : { question, key };

export const joined = (...verdicts: readonly Verdict[]): Verdict => ({
  isBlocked: verdicts.some(({ isBlocked }) => isBlocked),
  score: verdicts.reduce((sum, { score }) => sum + score, 0),
  pros: verdicts.flatMap(({ pros }) => pros),
  cons: verdicts.flatMap(({ cons }) => cons),
});
