import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Chosen, radioState } from './radio-state.ts';

export type SizeOption = {
  value: string;
  /** "M". */
  label: string;
  /** "164–176". */
  note?: string;
  /** What its state says: "passt dir", "geht auch", "ausverkauft". */
  mark?: string;
  /**
   * `fits` the height that the shopper gave, or is `possible` for it; `out` is sold out: it can be chosen to ask for
   * it, and says so.
   */
  state?: 'fits' | 'possible' | 'out';
  /** More for screen readers: "für 155–166 cm". */
  spoken?: string;
};

type SizePickerProps = Chosen & {
  name: string;
  legend: ReactNode;
  aside?: ReactNode;
  sizes: readonly SizeOption[];
  /** Whether one has to be chosen before the form is sent. */
  required?: boolean;
};

/** Frame sizes with the heights they fit. Sizes that are sold out stay in their place, struck by hairlines. */
export function SizePicker({ name, legend, aside, sizes, required, ...chosen }: SizePickerProps) {
  return (
    <fieldset className="relative">
      <legend className="field-label">{legend}</legend>
      {aside && <div className="size-aside">{aside}</div>}
      <div className="sizes">
        {sizes.map((size) => (
          <label
            key={size.value}
            className={cx('size', size.state && `size-${size.state}`, size.state === 'out' && 'struck')}
          >
            <input
              type="radio"
              className="cover-input"
              name={name}
              value={size.value}
              required={required}
              {...radioState(size.value, chosen)}
            />
            <b>{size.label}</b>
            {size.note && <small>{size.note}</small>}
            {size.mark && <small className="size-mark">{size.mark}</small>}
            {size.spoken && <span className="sr-only">{size.spoken}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
