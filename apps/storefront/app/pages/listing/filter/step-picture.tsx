import type { StepsView } from '~/modules/listings/filter-steps.ts';
import type { Range } from '~/modules/listings/range.ts';
import { type AmountAxis, stepsWithin } from '~/modules/listings/steps.ts';

/** Between columns and between dots, and a dot's size; in the picture's own pixels. */
const COLUMN = 14;
const ROW = 6.6;
const DOT = 6;
const HEIGHT = 82;

interface StepPictureProps {
  axis: AmountAxis;
  steps: StepsView;
  /** What is chosen; nothing lets all through. */
  ranges: readonly Range[];
}

/** Bikes as dots over their axis, those outside of what is chosen pale. It repeats what the numbers beside it say. */
export function StepPicture({ axis, steps: { dots }, ranges }: StepPictureProps) {
  const inside = stepsWithin(axis, ranges);
  const columns = (isInside: boolean) =>
    dots
      .split(',')
      .map((count, at) => (inside[at] === isInside ? column(at, Number(count)) : ''))
      .join('');
  return (
    <svg
      className="steps"
      viewBox={`0 0 ${axis.steps * COLUMN} ${HEIGHT}`}
      strokeLinecap="round"
      strokeWidth={DOT}
      strokeDasharray={`0 ${ROW}`}
      aria-hidden="true"
    >
      <path d={columns(true)} />
      <path d={columns(false)} className="steps-out" />
    </svg>
  );
}

/** A column of dots: a dashed line upwards, whose dashes have no length. */
function column(at: number, dots: number): string {
  return dots === 0 ? '' : `M${(at + 0.5) * COLUMN} ${HEIGHT - DOT}v-${((dots - 1) * ROW + 0.1).toFixed(1)}`;
}
