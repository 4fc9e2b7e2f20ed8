import type { FocusEventHandler, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type SearchFormProps = {
  /** Address of the result page; the entry is sent there by GET. */
  action: string;
  name: string;
  /** Spoken name of the field and words of its placeholder. */
  label: string;
  /** Spoken name of the form, where a page has another one of the same label. */
  formLabel?: string;
  submitLabel: string;
  defaultValue?: string;
  id: string;
  /** White with a border: on mist, and as the main thing of a page. */
  outlined?: boolean;
  className?: string;
  /** Called when the field, or its button, gets the focus. */
  onFocus?: FocusEventHandler<HTMLFormElement>;
  /** Hidden inputs, or the suggestions that a module adds. */
  children?: ReactNode;
};

/** The search field: a plain form, so that it works before and without JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const { action, name, label, formLabel, submitLabel, defaultValue, id, outlined, className, onFocus, children } =
    props;
  return (
    <form
      role="search"
      aria-label={formLabel}
      action={action}
      method="get"
      onFocus={onFocus}
      className={cx('search-box', outlined && 'search-box-outlined', className)}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={name}
        placeholder={label}
        defaultValue={defaultValue}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={submitLabel}>
        <Icon name="search" small />
      </button>
      {children}
    </form>
  );
}
