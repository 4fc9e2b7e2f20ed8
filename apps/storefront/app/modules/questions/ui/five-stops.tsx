import type { CSSProperties } from 'react';
import { STARS } from '~/modules/questions/questions.ts';
import { cx } from '~/ui/class-names.ts';

interface FiveStopsProps {
  /** 1 to 5; a fraction fills the last disc from the left. */
  value: number;
  /** Its text: "4,6 von 5". */
  label: string;
  large?: boolean;
}

export function FiveStops({ value, label, large }: FiveStopsProps) {
  return (
    <span className={cx('five-stops', large && 'five-stops-large')} role="img" aria-label={label}>
      {STARS.map((star) => {
        const fill = Math.min(1, Math.max(0, value - star + 1));
        return <i key={star} style={{ '--fill': `${Math.round(fill * 100)}%` } as CSSProperties} />;
      })}
    </span>
  );
}

/** An average in figures, as both languages write it: `4,6`. */
export const inFigures = (value: number): string => value.toFixed(1).replace('.', ',');
