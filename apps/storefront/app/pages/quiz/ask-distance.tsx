import { useTranslation } from '~/i18n/use-translation.ts';
import { DISTANCES, fieldOf, type Speed, speeds } from '~/modules/quiz/answers.ts';
import { RadioOption } from '~/ui/choice.tsx';
import { AskedSplit } from './asked-split.tsx';
import { NumberError, NumberInput, useTypedNumber } from './number-field.tsx';

interface AskDistanceProps {
  km: number | undefined;
  /** What was typed and could not be read. */
  wrong: string | undefined;
  speed: Speed | undefined;
}

export function AskDistance({ km, wrong, speed }: AskDistanceProps) {
  const { t } = useTranslation('quiz');
  const typed = useTypedNumber('distance', km ?? DISTANCES.start, wrong);
  const shown = Math.min(DISTANCES.mark, typed.value ?? DISTANCES.min);
  return (
    <AskedSplit>
      <div>
        <label className="block">
          <span className="sr-only">{t('ask.distance.label')}</span>
          <NumberInput question="distance" typed={typed} />
          <span className="ml-2 text-lead font-medium">{t('ask.distance.unit')}</span>
        </label>
        <NumberError question="distance" typed={typed} range={DISTANCES} />
        <input
          type="range"
          className="range mt-4 max-w-[26rem]"
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
      <fieldset className="grid gap-3 tablet:grid-cols-2">
        <legend className="mb-3 text-h4">{t('ask.distance.speed')}</legend>
        {speeds.map((each) => (
          <RadioOption
            key={each}
            name={fieldOf('speed')}
            value={each}
            defaultChecked={each === (speed ?? speeds[0])}
            title={t('answer.speed', { speed: each })}
            text={t(`ask.distance.hint.${each}`)}
            className="bg-paper"
          />
        ))}
      </fieldset>
    </AskedSplit>
  );
}
