import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './link.tsx';
import { Picture, type PictureSource } from './picture.tsx';

type Chosen = {
  /** The chosen value; with `onChange` the page holds it, without the browser does. */
  value?: string;
  onChange?: (value: string) => void;
};

function radioState(option: string, { value, onChange }: Chosen) {
  return onChange
    ? { checked: option === value, onChange: () => onChange(option) }
    : { defaultChecked: option === value };
}

export type SizeOption = {
  value: string;
  /** "M". */
  label: string;
  /** "164–176". */
  note?: string;
  /** What its state says: "passt dir", "geht auch", "ausverkauft". */
  mark?: string;
  /** `fits` the height that the shopper gave, or is `possible` for it; `out` is sold out: it can be chosen to ask for it, and says so. */
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

export type Swatch = {
  value: string;
  name: string;
  colour: string;
  href?: string;
  /** Not to be had: struck. Its name says why. */
  isOut?: boolean;
  /** In a filter: it would leave none. */
  none?: boolean;
};

type SwatchPickerProps = Chosen & {
  name: string;
  /** "Farbe: Nebelgrau". */
  legend: ReactNode;
  hideLegend?: boolean;
  swatches: readonly Swatch[];
  /** Several may be chosen: in a filter. */
  multiple?: boolean;
  /** Chosen values, when several may be. */
  values?: readonly string[];
};

/** Paints to choose from; each carries its name. A swatch with `href` is a link to that variant. */
export function SwatchPicker(props: SwatchPickerProps) {
  const { name, legend, hideLegend, swatches, multiple, values, ...chosen } = props;
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {swatches.map((swatch) => {
          const face = (
            <svg viewBox="0 0 32 32" fill={swatch.colour}>
              <circle cx="16" cy="16" r="15.5" />
            </svg>
          );
          if (swatch.href) {
            return (
              <Anchor
                key={swatch.value}
                href={swatch.href}
                className={cx('swatch', swatch.isOut && 'swatch-out')}
                title={swatch.name}
                aria-label={swatch.name}
                aria-current={swatch.value === chosen.value ? 'true' : undefined}
              >
                {face}
              </Anchor>
            );
          }
          const state = multiple
            ? { type: 'checkbox', defaultChecked: values?.includes(swatch.value) }
            : { type: 'radio', ...radioState(swatch.value, chosen) };
          return (
            <label key={swatch.value} className={cx('swatch', swatch.none && 'is-none')}>
              <input className="cover-input" name={name} value={swatch.value} aria-label={swatch.name} {...state} />
              {face}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export type FrameOption = { value: string; label: string; picture: PictureSource; checked?: boolean; href?: string };

type FramePickerProps = { name: string; legend: ReactNode; frames: readonly FrameOption[] };

/** Frame types by picture, as a filter: checkboxes, or links where an option has `href`. */
export function FramePicker({ name, legend, frames }: FramePickerProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-3 gap-[6px]">
        {frames.map((frame) => {
          const face = (
            <>
              <Picture picture={frame.picture} />
              <bdi>{frame.label}</bdi>
            </>
          );
          return frame.href ? (
            <Anchor
              key={frame.value}
              href={frame.href}
              className="frame-tile"
              aria-current={frame.checked ? 'true' : undefined}
            >
              {face}
            </Anchor>
          ) : (
            <label key={frame.value} className="frame-tile">
              <input
                type="checkbox"
                className="cover-input"
                name={name}
                value={frame.value}
                defaultChecked={frame.checked}
              />
              {face}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
