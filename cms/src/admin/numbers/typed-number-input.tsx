import { TextInput } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { readTypedNumber } from './typed-number';

interface TypedNumberInputProps {
  value: number | null | undefined;
  /** Without decimals. */
  whole: boolean;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  /** What was typed: a number, null where the field is empty, undefined for what is no number. */
  onValue(value: number | null | undefined, text: string): void;
}

/**
 * A field for a number that reads what is typed as people in Switzerland write it. The panel's own one takes a point for a sign between
 * thousands where the panel is German, and changes the number when the page is scrolled.
 */
export function TypedNumberInput({ value, whole, onValue, ...field }: TypedNumberInputProps) {
  const [text, setText] = useState(value === null || value === undefined ? '' : String(value));
  useEffect(() => {
    // Somebody else has changed the value: an earlier state was taken back, or the entry was saved.
    setText((typed) => {
      const isSame = (readTypedNumber(typed, { whole }) ?? null) === (value ?? null);
      return isSame ? typed : value === null || value === undefined ? '' : String(value);
    });
  }, [value, whole]);
  return (
    <TextInput
      {...field}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ target }: { target: { value: string } }) => {
        setText(target.value);
        onValue(readTypedNumber(target.value, { whole }), target.value);
      }}
    />
  );
}
