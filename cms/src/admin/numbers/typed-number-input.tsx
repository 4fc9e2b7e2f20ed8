import { TextInput } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { readTypedNumber } from './typed-number';

interface TypedNumberInputProps {
  value: number | null | undefined;
  /** Whole numbers only. */
  whole: boolean;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  /** A number, null if empty, undefined if not a number. */
  onValue(value: number | null | undefined, text: string): void;
}

/**
 * Number field that accepts Swiss notation. Strapi's own field treats a point as a thousands separator in the German
 * panel, and changes the number when the page is scrolled.
 */
export function TypedNumberInput({ value, whole, onValue, ...field }: TypedNumberInputProps) {
  const [text, setText] = useState(value === null || value === undefined ? '' : String(value));
  useEffect(() => {
    // The value changed from outside: a version was restored, or the entry was saved.
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
