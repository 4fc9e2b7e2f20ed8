import { useSyncExternalStore } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Answers } from '~/modules/quiz/answers.ts';
import { keptLifestyle, onLifestyle } from '~/modules/quiz/lifestyle.ts';
import { nextNumber, questionQuery } from '~/modules/quiz/steps.ts';
import { href } from '~/site-map.ts';
import { GoLink } from '~/ui/link.tsx';

/** Where this browser has answered before: the way to where it was left. */
export function ResumeQuiz({ answers }: { answers: Answers }) {
  const { t } = useTranslation('quiz');
  const locale = useLocale();
  const kept = useSyncExternalStore(onLifestyle, keptLifestyle, () => undefined);
  if (!kept || Object.keys(answers).length > 0) return null;
  const number = nextNumber(kept);
  return (
    <p className="mt-3">
      <GoLink href={`${href('quiz', {}, locale)}?${questionQuery(number, kept)}`}>{t('resume', { number })}</GoLink>
    </p>
  );
}
