import { type FormEvent, useEffect, useState } from 'react';
import type { AmountAxis as Axis } from '~/modules/listings/steps.ts';

interface AmountAxisProps {
  axis: Axis;
  /** Where its bands begin, francs. */
  stops: readonly number[];
  /** The least and the most that is chosen, francs. */
  bounds: readonly [low: number, high: number];
  /** Spoken names of the two ends. */
  labels: readonly [low: string, high: string];
  /** The shopper moves an end: what is chosen then; an end of the axis is no bound. */
  onMove: (low: number | undefined, high: number | undefined) => void;
}

export function AmountAxis({ axis, stops, bounds, labels, onMove }: AmountAxisProps) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const { from, step } = axis;
  const to = from + step * axis.steps;
  const share = (francs: number) => `${(((francs - from) / (to - from)) * 100).toFixed(1)}%`;
  const [low, high] = bounds;
  const move = (end: 0 | 1) => (event: FormEvent<HTMLInputElement>) => {
    const francs = event.currentTarget.valueAsNumber;
    const [least, most] = end === 0 ? [Math.min(francs, high), high] : [low, Math.max(francs, low)];
    onMove(least > from ? least : undefined, most < to ? most : undefined);
  };
  return (
    <div className="axis">
      <svg aria-hidden="true">
        <rect x={share(low)} y="12" width={share(from + high - low)} height="4" />
        {stops.map((francs) => (
          <circle key={francs} cx={share(francs)} cy="14" r="4" />
        ))}
      </svg>
      {scripted &&
        ([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            className="range"
            min={from}
            max={to}
            step={step}
            value={bounds[end]}
            aria-label={labels[end]}
            aria-valuetext={`CHF ${bounds[end]}`}
            onChange={move(end)}
          />
        ))}
    </div>
  );
}
