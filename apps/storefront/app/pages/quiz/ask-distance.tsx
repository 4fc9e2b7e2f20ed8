import { useTranslation } from '~/i18n/use-translation.ts';
import { DISTANCES, fieldOf, type Speed, speeds } from '~/modules/quiz/answers.ts';
import { NumberError, NumberInput, useTypedNumber } from './number-field.tsx';

interface AskDistanceProps {
  km: number | undefined;
  /** What was typed and could not be read. */
  wrong: string | undefined;
  speed: Speed | undefined;
}

/** How far on a usual day, both ways together, and how fast. */
export function AskDistance({ km, wrong, speed }: AskDistanceProps) {
  const { t } = useTranslation('quiz');
  const typed = useTypedNumber('distance', km ?? DISTANCES.start, wrong);
  const shown = Math.min(DISTANCES.mark, typed.value ?? DISTANCES.min);
  return (
    <div className="quiz-split">
      <div>
        <label className="quiz-number">
          <span className="sr-only">{t('ask.distance.label')}</span>
          <NumberInput question="distance" typed={typed} />
          <small>{t('ask.distance.unit')}</small>
        </label>
        <NumberError question="distance" typed={typed} range={DISTANCES} />
        <input
          type="range"
          className="range quiz-range"
          aria-label={t('ask.distance.label')}
          aria-valuetext={`${shown} km`}
          min={DISTANCES.min}
          max={DISTANCES.mark}
          value={shown}
          onChange={({ target }) => typed.set(target.value)}
        />
        <p className="slider-ends" aria-hidden="true">
          <span>{`${DISTANCES.min} km`}</span>
          <span>{`${DISTANCES.mark} km`}</span>
        </p>
      </div>
      <fieldset className="quiz-cards">
        <legend className="text-h4">{t('ask.distance.speed')}</legend>
        {speeds.map((each) => (
          <label key={each} className="radio-card">
            <input
              type="radio"
              className="radio"
              name={fieldOf('speed')}
              value={each}
              defaultChecked={each === (speed ?? speeds[0])}
            />
            <span className="font-medium">{t('answer.speed', { speed: each })}</span>
            <p>{t(`ask.distance.hint.${each}`)}</p>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
