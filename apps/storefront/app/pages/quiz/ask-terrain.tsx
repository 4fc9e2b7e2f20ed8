import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { fieldOf, type Terrain, terrains, wordOf } from '~/modules/quiz/answers.ts';
import { PROFILE, profilePath, getQuizPosition } from './profile.ts';

const WHEEL = 16;
const WHEELBASE = 56;
const STEP = 8;
const IN_QUARTER = 130;

export function AskTerrain({ start }: { start: Terrain | undefined }) {
  const { t } = useTranslation('quiz');
  const [chosen, setChosen] = useState(start);
  return (
    <fieldset>
      <legend className="sr-only">{t('ask.terrain.title')}</legend>
      <Country chosen={chosen} />
      <div className="grid tablet:grid-cols-4 tablet:gap-5 tablet:pb-5">
        {terrains.map((terrain) => (
          <label key={terrain} className="group flex cursor-pointer gap-3 py-3">
            <input
              type="radio"
              className="radio"
              name={fieldOf('terrain')}
              value={wordOf(terrain)}
              checked={chosen === terrain}
              onChange={() => setChosen(terrain)}
            />
            <span className="font-medium group-has-checked:text-action">
              <bdi>{t(`answer.terrain.${terrain}`)}</bdi>{' '}
              <span className="block text-small text-ink-2">{t(`ask.terrain.hint.${terrain}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Country({ chosen }: { chosen: Terrain | undefined }) {
  const index = chosen ? terrains.indexOf(chosen) : 0;
  const x = index * PROFILE.quarter + IN_QUARTER;
  const { y, tilt } = getQuizPosition(x, WHEELBASE);
  const strokes = Array.from({ length: PROFILE.width / STEP + 1 }, (_, place) => place * STEP);
  const isIn = (place: number) => chosen && place >= index * PROFILE.quarter && place < (index + 1) * PROFILE.quarter;
  const lines = (places: readonly number[]) =>
    places.map((place) => `${profilePath(place, place)}V${PROFILE.base}`).join('');
  return (
    <svg className="block w-full fill-none" viewBox={`0 -60 ${PROFILE.width} ${PROFILE.base + 60}`} aria-hidden="true">
      <path d={lines(strokes.filter((place) => !isIn(place)))} className="stroke-line" />
      <path d={lines(strokes.filter((place) => isIn(place)))} className="stroke-action" />
      <path d={profilePath(0, PROFILE.width)} className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" />
      {chosen && (
        <g
          transform={`translate(${x} ${y}) rotate(${tilt})`}
          className="stroke-ink"
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <circle cx={0} cy={-WHEEL} r={WHEEL} />
          <circle cx={WHEELBASE} cy={-WHEEL} r={WHEEL} />
          <path
            d={`M0 ${-WHEEL}L20 ${-WHEEL}L14 -46M20 ${-WHEEL}L46 -46L${WHEELBASE} ${-WHEEL}M12 -40L44 -42M4 -48H22M40 -54L46 -46`}
          />
        </g>
      )}
    </svg>
  );
}
