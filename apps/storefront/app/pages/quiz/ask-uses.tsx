import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { fieldOf, MOST_USES, type Use, uses, wordOf } from '~/modules/quiz/answers.ts';
import { Scene } from './scene.tsx';

/** What the bike is for: two at most. A third stays off, and the page says why. */
export function AskUses({ chosen }: { chosen: readonly Use[] }) {
  const { t } = useTranslation('quiz');
  const [named, setNamed] = useState<readonly Use[]>(chosen);
  const [isTooMany, setTooMany] = useState(false);
  const toggle = (use: Use) => {
    const isOn = named.includes(use);
    setTooMany(!isOn && named.length >= MOST_USES);
    if (isOn) setNamed(named.filter((each) => each !== use));
    else if (named.length < MOST_USES) setNamed([...named, use]);
  };
  return (
    <fieldset>
      <legend className="sr-only">{t('ask.uses.title')}</legend>
      <div className="quiz-tiles">
        {uses.map((use) => (
          <label key={use}>
            <Scene use={use} />
            <span>
              <b>{t(`answer.uses.${use}`)}</b> <small>{t(`ask.uses.hint.${use}`)}</small>
            </span>
            <input
              type="checkbox"
              className="check"
              name={fieldOf('uses')}
              value={wordOf(use)}
              checked={named.includes(use)}
              onChange={() => toggle(use)}
            />
          </label>
        ))}
      </div>
      <p className="mt-3 text-small text-error" role="status">
        {isTooMany && t('ask.uses.tooMany')}
      </p>
    </fieldset>
  );
}
