import { describe, expect, it } from 'vitest';
import { i18nFor } from '~/i18n/texts.server.ts';
import { answerOf } from './quiz-words.server.ts';

const answers = { distance: 20, speed: 45 } as const;

describe('the answer beside a reason', () => {
  it.each(['de', 'fr'] as const)('names 45 km/h only beside bikes that are that fast (%s)', (locale) => {
    const t = i18nFor(locale, ['quiz', 'quiz-reasons']);
    const answer = (key: string) => answerOf({ question: 'distance', key }, answers, t);
    for (const key of ['days', 'chargeDaily', 'rangeHard', 'onlySlow']) expect(answer(key)).not.toContain('45');
    expect(answer('days')).toContain('20');
    expect(answer('fast')).toContain('45');
  });
});
