import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { ErrorList } from '~/ui/error-list.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Hidden } from '~/pages/listing/hidden-fields.tsx';
import type { GroupProps } from './group-props.ts';
import { useFormChanges } from './use-form-changes.ts';

/** Heights that the slider goes through, cm (spec §9). */
const SLIDER = { min: 140, max: 220 };
const MARKS = [140, 160, 180, 200, 220];
const MIDDLE = 170;

const ERROR_ID = 'groesse-error';

/** Centimetres as the listing's address has them; empty if nothing was typed, undefined for what is no height. */
function heightText(typed: string): string | undefined {
  const cm = readHeight(typed);
  return cm === 'unreadable' ? undefined : String(cm ?? '');
}

/**
 * The body height that bikes have to fit. Without scripts a height that is given is filtered by; with them a box says
 * whether it is, so that a height can stand here without narrowing the listing.
 */
export function BodyHeightField({ group: { name, title, height }, words }: GroupProps) {
  const { value = '', others = [] } = height ?? {};
  const number = useRef<HTMLInputElement>(null);
  const fits = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setTyped(value), [value]);
  useFormChanges(number, () => setTyped(number.current?.value ?? ''));

  const cm = heightText(typed);
  const give = (text: string) => {
    setTyped(text);
    if (fits.current) fits.current.checked = Boolean(heightText(text));
  };
  // What was given before scripts took over is meant to narrow the listing.
  useEffect(() => {
    setScripted(true);
    const early = number.current?.value ?? '';
    if (early === number.current?.defaultValue) return;
    give(early);
  }, []);
  const slide = ({ currentTarget: { value: height } }: FormEvent<HTMLInputElement>) => {
    if (number.current) number.current.value = height;
    give(height);
  };
  /** Dispatches `input` and `change`, so a step behaves like typing. */
  const step = (by: 1 | -1) => () => {
    const field = number.current;
    if (!field) return;
    const before = readHeight(field.value);
    if (before === 'unreadable') return;
    const after = before === undefined ? MIDDLE : before + by;
    if (readHeight(String(after)) === 'unreadable') return;
    field.value = String(after);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  /** A box without a height asks for it. */
  const toggle = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const text = number.current?.value ?? '';
    setTyped(text);
    if (heightText(text) || !currentTarget.checked) return;
    currentTarget.checked = false;
    number.current?.focus();
  };
  return (
    <>
      <div className="height-field">
        {scripted && (
          <button type="button" tabIndex={-1} onClick={step(-1)} aria-label={words.shorter}>
            <Icon name="minus" />
          </button>
        )}
        <label>
          <span className="sr-only">{title}</span>
          <input
            ref={number}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            className="input"
            name={scripted ? undefined : name}
            defaultValue={value}
            onInput={(event) => give(event.currentTarget.value)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
              if (by === undefined) return;
              event.preventDefault();
              step(by)();
            }}
            aria-invalid={cm === undefined || undefined}
            aria-describedby={cm === undefined ? ERROR_ID : undefined}
          />
          cm
        </label>
        {scripted && (
          <button type="button" tabIndex={-1} onClick={step(1)} aria-label={words.taller}>
            <Icon name="plus" />
          </button>
        )}
      </div>
      <ErrorList id={ERROR_ID} errors={cm === undefined ? [words.heightWrong] : undefined} />
      {scripted && (
        <>
          <input
            type="range"
            className="range"
            {...SLIDER}
            aria-label={title}
            aria-valuetext={cm ? `${cm} cm` : undefined}
            value={cm || MIDDLE}
            onChange={slide}
          />
          <div className="height-marks" aria-hidden="true">
            {MARKS.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </div>
        </>
      )}
      <label className="option height-fits">
        <input
          ref={fits}
          type="checkbox"
          name={scripted ? name : undefined}
          value={cm ?? ''}
          defaultChecked={value !== ''}
          onChange={toggle}
        />
        <bdi>{words.fits}</bdi>
      </label>
      <Hidden fields={others.map((other) => [name, other])} />
    </>
  );
}
