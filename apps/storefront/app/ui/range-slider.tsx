import { type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { shareOf, thumbAt } from './slider-position.ts';

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
  /** The chosen range as written: "170–180 cm". */
  text: string;
  /** A value in words: "170 cm". */
  format: (value: number) => string;
};

/** A range of two thumbs: rider's height, price. The thumbs cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onChange, names, thumbLabels, text, format } = props;
  const [low, high] = value;
  const [from, to] = [low, high].map((end) => thumbAt(shareOf(end, min, max)));
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
      <div className="range-pair" style={{ '--from': from, '--to': to } as CSSProperties}>
        <input {...thumb(0)} />
        <input {...thumb(1)} />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <b className="font-semibold text-ink">{text}</b>
        <span>{format(max)}</span>
      </div>
    </fieldset>
  );
}
