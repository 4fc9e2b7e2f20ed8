import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import { errorId } from './field-aria.ts';
import { shareOf, thumbAt } from './slider-position.ts';

const STEP = 10;

const DRAGGED_STEP = 50;

const SNAP = 20;

/** An entry brought into the range, in whole francs. What is no number counts as nothing. */
export function clampFrancs(entry: number, max: number): number {
  if (!Number.isFinite(entry)) return 0;
  return Math.min(max, Math.max(0, Math.round(entry)));
}

/** The end of the slider: whole steps that hold the most that may be chosen. */
const sliderEnd = (max: number): number => Math.ceil(max / STEP) * STEP;

/** Where the slider represents an amount: at its end only for the most that may be chosen. */
export function sliderValue(francs: number, max: number): number {
  return francs >= max ? sliderEnd(max) : Math.floor(francs / STEP) * STEP;
}

/**
 * The amount after the slider was moved to a value by the keyboard. One step down from between two is the lower of
 * them.
 */
export function steppedTo(value: number, before: number, max: number): number {
  const shown = sliderValue(before, max);
  const between = before > shown && value === shown - STEP;
  return clampFrancs(between ? shown : value, max);
}

/**
 * The amount after the slider was dragged to a value: a large step, the most that may be chosen at its end, and near
 * the tick the tick's, which is rarely a whole step.
 */
export function draggedTo(value: number, max: number, tick: number | undefined): number {
  if (tick !== undefined && Math.abs(value - tick) <= SNAP) return tick;
  if (value >= sliderEnd(max)) return max;
  return clampFrancs(Math.round(value / DRAGGED_STEP) * DRAGGED_STEP, max);
}

type DownPaymentProps = {
  name: string;
  label: ReactNode;
  /** The chosen amount and the most that may be chosen, in whole francs. */
  value: number;
  max: number;
  /** Gets whole francs within the range. */
  onChange: (francs: number) => void;
  /** Where the tick stands, in francs: 25 % of the price. */
  tick?: number;
  /** Below the line: its beginning, what is chosen ("25 % gewählt"), its end ("max. 2’320"). */
  ends?: { min: ReactNode; chosen: ReactNode; max: ReactNode };
  /** The value in words for the slider: "1080 Franken, 25 Prozent". */
  valueText: string;
  help?: ReactNode;
  /** What was typed and could not be taken, where it is to be corrected. */
  typed?: string;
  /** Said of an entry that is no amount of whole francs. */
  error: string;
};

/**
 * The text of a field for whole francs. It is the shopper's as long as they type; an amount that can be read
 * represents itself once they are done.
 * @param change gets the amount of each text that is one; an empty text is nothing
 */
function useTypedFrancs(value: number, max: number, typedBefore: string | undefined, change: (francs: number) => void) {
  const [typed, setTyped] = useState(typedBefore);
  const francsOf = (text: string): number | undefined => {
    const rappen = text.trim() === '' ? 0 : parseWholeFrancs(text);
    return rappen === undefined ? undefined : rappen / 100;
  };
  const isWrong = typed !== undefined && francsOf(typed) === undefined;
  return {
    text: typed ?? String(value),
    isWrong,
    type: (text: string) => {
      setTyped(text);
      const francs = francsOf(text);
      if (francs !== undefined) change(clampFrancs(francs, max));
    },
    settle: () => {
      if (!isWrong) setTyped(undefined);
    },
    choose: (francs: number) => {
      setTyped(undefined);
      change(francs);
    },
  };
}

/**
 * The down payment: slider and field are one value. Only the field is sent; without JavaScript it stands alone. The
 * slider ends exactly at `max`, although that is rarely a whole step.
 */
export function DownPayment(props: DownPaymentProps) {
  const { name, label, value, max, onChange, tick, ends, valueText, help, error } = props;
  const id = useId();
  const field = useTypedFrancs(value, max, props.typed, onChange);
  const described = [field.isWrong && errorId(id), help && `${id}-description`].filter(Boolean).join(' ');
  const isDragged = useRef(false);
  const fill = { '--fill': thumbAt(shareOf(value, 0, max)) } as CSSProperties;
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        <span className="input-box w-[136px]">
          <span className="input-affix">CHF</span>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
            onBlur={field.settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') field.settle();
              const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
              if (!step) return;
              event.preventDefault();
              field.choose(clampFrancs(value + step * STEP, max));
            }}
            aria-invalid={field.isWrong || undefined}
            aria-describedby={described || undefined}
          />
        </span>
      </div>
      <div className="slider-track needs-script mt-1">
        {tick !== undefined && tick < max && <i style={{ left: thumbAt(shareOf(tick, 0, max)) }} />}
        <input
          type="range"
          className="range"
          style={fill}
          min={0}
          max={sliderEnd(max)}
          step={STEP}
          value={sliderValue(value, max)}
          onPointerDown={() => (isDragged.current = true)}
          onKeyDown={() => (isDragged.current = false)}
          onChange={(event) => {
            const moved = event.target.valueAsNumber;
            field.choose(isDragged.current ? draggedTo(moved, max, tick) : steppedTo(moved, value, max));
          }}
          aria-label={typeof label === 'string' ? label : undefined}
          aria-valuetext={valueText}
          disabled={max === 0}
        />
      </div>
      {ends && (
        <div className="slider-ends">
          <span>{ends.min}</span>
          <span>{ends.chosen}</span>
          <span>{ends.max}</span>
        </div>
      )}
      {field.isWrong && (
        <span id={errorId(id)} className="field-error">
          {error}
        </span>
      )}
      {help && (
        <span id={`${id}-description`} className="field-note">
          {help}
        </span>
      )}
    </div>
  );
}
