import { useTranslation } from '~/i18n/use-translation.ts';
import type { StandingBike } from '~/modules/catalog/standing-bike.ts';
import { HEIGHTS } from '~/modules/quiz/answers.ts';
import type { SizeBand } from '~/modules/quiz/size-bands.ts';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import { AskedSplit } from './asked-split.tsx';
import { NumberError, NumberInput, useTypedNumber } from './number-field.tsx';
import { Person } from './person.tsx';

interface AskHeightProps {
  /** cm */
  start: number | undefined;
  /** What was typed and could not be read. */
  wrong: string | undefined;
  standing: StandingBike | null;
  bands: readonly SizeBand[];
}

const STEP_BUTTON = 'grid size-12 place-items-center rounded-control border border-control bg-paper';

const clamp = (height: number) => Math.min(HEIGHTS.max, Math.max(HEIGHTS.min, height));

export function AskHeight({ start = HEIGHTS.start, wrong, standing, bands }: AskHeightProps) {
  const { t } = useTranslation('quiz');
  const typed = useTypedNumber('height', start, wrong);
  const height = typed.value ?? start;
  const band = bands.find(({ from, to }) => height >= from && height <= to);
  const step = (by: number) => typed.set(String(clamp(height + by)));
  return (
    <AskedSplit>
      <div className="desktop:self-center">
        <div className="flex items-center gap-3">
          <button type="button" className={STEP_BUTTON} aria-label={t('ask.height.less')} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <label className="block">
            <span className="sr-only">{t('ask.height.label')}</span>
            <NumberInput question="height" typed={typed} />
            <span className="ml-2 text-lead font-medium">cm</span>
          </label>
          <button type="button" className={STEP_BUTTON} aria-label={t('ask.height.more')} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
        <input
          type="range"
          className="range mt-4 max-w-[26rem]"
          aria-label={t('ask.height.label')}
          aria-valuetext={`${height} cm`}
          min={HEIGHTS.min}
          max={HEIGHTS.max}
          value={height}
          onChange={({ target }) => typed.set(target.value)}
        />
        <NumberError question="height" typed={typed} range={HEIGHTS} />
        <p className="mt-4 text-ink-2">
          <bdi>
            {band ? t('ask.height.size', { size: band.size, from: band.from, to: band.to }) : t('ask.height.noSize')}
          </bdi>
          {standing && <span className="block">{t('ask.height.scale')}</span>}
        </p>
      </div>
      {standing && <BesideBike height={height} standing={standing} label={t('ask.height.drawing', { height })} />}
    </AskedSplit>
  );
}

const MARKS = [140, 150, 160, 170, 180, 190, 200, 210, 220];
const RULER = -1010;
const FEET = -500;

const DRAWING = cx(
  'relative z-1 -mb-[10px] block max-h-[46svh] w-full overflow-visible',
  'desktop:ml-auto desktop:max-h-[52svh]', // the window shows question, drawing and buttons together
);

function BesideBike({ height, standing, label }: { height: number; standing: StandingBike; label: string }) {
  const { sizes } = standing;
  const nearest = [...sizes].sort(
    (a, b) => Math.abs((a.minCm + a.maxCm) / 2 - height) - Math.abs((b.minCm + b.maxCm) / 2 - height),
  )[0];
  if (!nearest) return null;
  const { src, window, saddle } = nearest;
  const top = height * 10;
  return (
    <svg className={DRAWING} viewBox="-1350 -2290 2990 2290" strokeLinecap="round" role="img" aria-label={label}>
      <path d={`M${RULER} -2200V-1400`} className="stroke-ink" strokeWidth="8" />
      {MARKS.map((mark) => (
        <g key={mark}>
          <circle cx={RULER} cy={-mark * 10} r={mark % 40 === 20 ? 20 : 14} fill="currentColor" />
          <text
            x={RULER - 110}
            y={-mark * 10 + 20}
            textAnchor="end"
            fontSize="76"
            className={cx('num', Math.abs(mark - height) < 10 ? 'fill-ink font-semibold' : 'fill-ink-3')}
          >
            {mark}
          </text>
        </g>
      ))}
      <path d={`M${RULER} ${-top}H${FEET + 40}`} className="stroke-action" strokeWidth="9" />
      <Person height={top} x={FEET} hand={{ x: saddle.x - 66, y: saddle.y - 60 }} />
      <image href={src} {...window} />
      <circle cx={RULER} cy={-top} r={52} className="fill-paper stroke-action" strokeWidth="22" />
    </svg>
  );
}
