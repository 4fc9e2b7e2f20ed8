import { textOfKey, type Translate } from '~/i18n/keys.ts';
import type { Answers, Question } from '~/modules/quiz/answers.ts';
import type { Reason } from '~/modules/quiz/verdict.ts';

/** An answer in a few words, as it is under its stop; empty if the question was not answered. */
export function answerText(question: Question, answers: Answers, t: Translate<'quiz'>): string {
  const { height, uses, distance, speed, budget } = answers;
  switch (question) {
    case 'height':
      return height === undefined ? '' : t('answer.height', { height });
    case 'uses':
      return (uses ?? []).map((use) => t(`answer.uses.${use}`)).join(', ');
    case 'distance':
      return [
        distance !== undefined && t('answer.distance', { km: distance }),
        (speed === 45 || distance === undefined) && speed !== undefined && t('answer.speed', { speed }),
      ]
        .filter(Boolean)
        .join(', ');
    case 'budget':
      return budget === undefined ? '' : t('answer.budget', { amount: budget });
    default: {
      const answer = answers[question];
      return answer === undefined ? '' : textOfKey(t, `answer.${question}.${answer}`);
    }
  }
}

/** Reasons of the distance's question that are about its speed. */
const speedReasons: ReadonlySet<string> = new Set(['fast', 'licence', 'tooFast']);

/** The answer that a reason follows from; empty for what holds whatever was answered. */
export function answerOf({ question, key, values }: Reason, answers: Answers, t: Translate<'quiz'>): string {
  if (question === 'always') return '';
  // A speed is named only beside a reason about speed, and never beside a motor that stops below it.
  if (question === 'distance') {
    if (key === 'onlySlow') return '';
    const { distance, speed } = answers;
    return answerText('distance', speedReasons.has(key) ? { speed } : { distance }, t);
  }
  if (question !== 'uses' || values?.for === undefined) return answerText(question, answers, t);
  const uses = (answers.uses ?? []).filter((use) => String(values.for).split(',').includes(use));
  return answerText('uses', { uses }, t);
}

/** A reason as a sentence; namespaces `quiz` and `quiz-reasons`. */
export function reasonText({ question, key, values = {} }: Reason, t: Translate<['quiz', 'quiz-reasons']>): string {
  const use = values.use === undefined ? {} : { use: textOfKey(t, `answer.uses.${values.use}`) };
  return textOfKey(t, `quiz-reasons:${question}.${key}`, { ...values, ...use, ...counted(values) });
}

/** Numbers in the form that Swiss texts write them in. */
function counted(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'number' && !Number.isInteger(value))
      .map(([name, value]) => [name, String(value).replace('.', ',')]),
  );
}
