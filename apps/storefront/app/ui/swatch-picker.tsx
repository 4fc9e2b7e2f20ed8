import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './link.tsx';
import { type Chosen, radioState } from './radio-state.ts';

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
