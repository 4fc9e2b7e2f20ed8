import { type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';

/** The left edge and the width of the filled part of a pair of thumbs, in percent of the line. */
export function rangeFill(low: number, high: number, min: number, max: number): { from: number; width: number } {
  const span = Math.max(1, max - min);
  return { from: ((low - min) / span) * 100, width: (Math.max(0, high - low) / span) * 100 };
}

type RangeSliderProps = {
  label: ReactNode;
  min: number;
  max: number;
  step?: number;
  /** Lower and upper value. */
  value: [number, number];
  onChange: (value: [number, number]) => void;
  /** Names of the two inputs, and what they are called: "von", "bis". */
  names: [string, string];
  thumbLabels: [string, string];
  /** A value in words: "170 cm". */
  format: (value: number) => string;
};

/** A range of two thumbs: rider's height, price. The thumbs cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onChange, names, thumbLabels, format } = props;
  const [low, high] = value;
  const { from, width } = rangeFill(low, high, min, max);
  const thumb = (index: 0 | 1): ComponentPropsWithoutRef<'input'> => ({
    type: 'range',
    className: 'range',
    name: names[index],
    min,
    max,
    step,
    value: value[index],
    'aria-label': thumbLabels[index],
    'aria-valuetext': format(value[index]),
    onChange: (event) => {
      const next = event.target.valueAsNumber;
      onChange(index === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)]);
    },
  });
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="range-pair" style={{ '--from': `${from}%`, '--width': `${width}%` } as CSSProperties}>
        <input {...thumb(0)} />
        <input {...thumb(1)} />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <b className="font-semibold text-ink">
          {format(low)} – {format(high)}
        </b>
        <span>{format(max)}</span>
      </div>
    </fieldset>
  );
}
