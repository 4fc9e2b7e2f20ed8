import { cx } from './class-names.ts';

type MeterProps = {
  value: number;
  max: number;
  /** Names the measure: "Reichweite", "Verkauft". */
  label: string;
  /** The value in words: "150 von 300 Bikes". */
  text: string;
  /** Cobalt: the best in a comparison. */
  best?: boolean;
  className?: string;
};

export function Meter({ value, max, label, text, best, className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={cx('meter', best && 'meter-best', className)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <i style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </div>
  );
}
