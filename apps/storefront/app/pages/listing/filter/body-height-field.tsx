import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon.tsx';
import { Hidden } from '~/pages/listing/hidden-fields.tsx';
import type { GroupProps } from './group-props.ts';
import { useFormChanges } from './use-form-changes.ts';

/** Heights that the slider goes through, cm (spec §9). */
const SLIDER = { min: 140, max: 220 };
/** Heights that are written below the slider, equally far apart, cm. */
const MARKS = [140, 160, 180, 200, 220];
/** Where the slider stands as long as no height is given, cm. */
const MIDDLE = 170;

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

  const give = (cm: string) => {
    setTyped(cm);
    if (fits.current) fits.current.checked = cm !== '';
  };
  // What was given before scripts took over is meant to narrow the listing.
  useEffect(() => {
    setScripted(true);
    const early = number.current?.value ?? '';
    if (early === number.current?.defaultValue) return;
    setTyped(early);
    if (fits.current) fits.current.checked = early !== '';
  }, []);
  const slide = ({ currentTarget: { value: cm } }: FormEvent<HTMLInputElement>) => {
    if (number.current) number.current.value = cm;
    give(cm);
  };
  /** One step by a button is what typing it would be: the form hears of it. By keys the field has its arrows. */
  const step = (by: 1 | -1) => () => {
    const field = number.current;
    if (!field) return;
    if (field.value === '') field.value = String(MIDDLE);
    else if (by > 0) field.stepUp();
    else field.stepDown();
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  /** A box without a height asks for it. */
  const toggle = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const cm = number.current?.value ?? '';
    setTyped(cm);
    if (cm !== '' || !currentTarget.checked) return;
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
            type="number"
            min={80}
            max={230}
            className="input"
            name={scripted ? undefined : name}
            defaultValue={value}
            onInput={(event) => give(event.currentTarget.value)}
          />
          cm
        </label>
        {scripted && (
          <button type="button" tabIndex={-1} onClick={step(1)} aria-label={words.taller}>
            <Icon name="plus" />
          </button>
        )}
      </div>
      {scripted && (
        <>
          <input
            type="range"
            className="range"
            {...SLIDER}
            aria-label={title}
            aria-valuetext={typed === '' ? undefined : `${typed} cm`}
            value={typed === '' ? MIDDLE : typed}
            onChange={slide}
          />
          <div className="height-marks" aria-hidden="true">
            {MARKS.map((cm) => (
              <span key={cm}>{cm}</span>
            ))}
          </div>
        </>
      )}
      <label className="option height-fits">
        <input
          ref={fits}
          type="checkbox"
          name={scripted ? name : undefined}
          value={typed}
          defaultChecked={value !== ''}
          onChange={toggle}
        />
        <bdi>{words.fits}</bdi>
      </label>
      <Hidden fields={others.map((other) => [name, other])} />
    </>
  );
}
