import type { CSSProperties } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { percentages } from '~/modules/stories/stories.ts';
import { ActForm } from './act-form.tsx';
import type { SheetProps } from './sheet-props.ts';

export function SheetPoll({
  story,
  number,
  choices,
  own,
  act,
}: Pick<SheetProps, 'story' | 'number' | 'own' | 'act'> & { choices: string[] }) {
  const { t } = useTranslation('stories');
  const answered = own?.votes[String(number)];
  if (!answered) {
    return (
      <ActForm story={story} number={number} fields={{ act: 'vote', sheet: String(number) }} act={act}>
        <div className="story-poll">
          {choices.map((choice, index) => (
            <button key={choice} type="submit" name="choice" value={index} className="btn btn-secondary">
              {choice}
            </button>
          ))}
        </div>
      </ActForm>
    );
  }
  const shares = percentages(answered.counts);
  const total = answered.counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="story-results" role="status">
      <ul>
        {choices.map((choice, index) => (
          <li key={choice} style={{ '--share': `${shares[index] ?? 0}%` } as CSSProperties}>
            <b>{t('share-of', { share: shares[index] ?? 0, choice })}</b>
            {index === answered.choice && <span>{t('yours')}</span>}
            <i className={index === answered.choice ? 'mine' : undefined} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p>{t('answers', { count: total })}</p>
    </div>
  );
}
