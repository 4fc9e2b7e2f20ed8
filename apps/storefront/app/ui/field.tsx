import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { ErrorList } from './error-list.tsx';
import { errorId, fieldAria, helpId, type FieldAria } from './field-aria.ts';

export type FieldFrame = {
  /** Id of the control; help and errors derive theirs from it. */
  id: string;
  label: ReactNode;
  /** Shows no label but reads it: only where the field's meaning is plain to see. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Shown instead of the help text for a valid entry with additional information: the town of a postcode. */
  good?: ReactNode;
  /** What to do to make it right. */
  errors?: readonly string[];
  className?: string;
};

type FieldProps = FieldFrame & {
  describedBy?: string;
  /** Gets the aria attributes that the control must carry. */
  children: (aria: FieldAria & { id: string }) => ReactNode;
};

/** Label, control, help and errors, with all wiring between them. The ready-made fields below are built on it. */
export function Field({ id, label, hideLabel, help, good, errors, className, describedBy, children }: FieldProps) {
  const wrong = Boolean(errors?.length);
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {children({ id, ...fieldAria({ id, help, good, errors, describedBy }) })}
      <ErrorList id={errorId(id)} errors={errors} />
      {(help || (good && !wrong)) && (
        <span id={helpId(id)} className={good && !wrong ? 'field-good' : 'field-note'}>
          {good && !wrong ? good : help}
        </span>
      )}
    </div>
  );
}

/** Takes the frame's own props out of a field's props; the rest goes to the control as it is. */
function split<P extends FieldFrame & { 'aria-describedby'?: string }>(props: P) {
  const { label, hideLabel, help, good, errors, className, 'aria-describedby': describedBy, ...control } = props;
  return { frame: { id: props.id, label, hideLabel, help, good, errors, className, describedBy }, control };
}

type TextFieldProps = FieldFrame &
  Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'prefix'> & {
    /** Stands in the same frame before the entry: "CHF". */
    prefix?: ReactNode;
    /** Stands after the entry: "cm". */
    suffix?: ReactNode;
  };

/** A line of text. Takes every attribute of an input, so conform's `getInputProps` can be spread into it. */
export function TextField({ prefix, suffix, ...props }: TextFieldProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(aria) =>
        prefix || suffix ? (
          <span className="input-box">
            {prefix && <span className="input-affix">{prefix}</span>}
            <input type="text" {...control} {...aria} />
            {suffix && <span className="input-affix pr-4">{suffix}</span>}
          </span>
        ) : (
          <input type="text" {...control} {...aria} className="input" />
        )
      }
    </Field>
  );
}

type TextareaFieldProps = FieldFrame & Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'className'>;

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = split(props);
  return <Field {...frame}>{(aria) => <textarea rows={4} {...control} {...aria} className="input" />}</Field>;
}

export type Option = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldFrame &
  Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly Option[];
    /** First entry with an empty value: "Bitte wählen". */
    placeholder?: string;
  };

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(aria) => (
        <select {...control} {...aria} className="input">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map((option, index) => (
    <option key={`${option.value} ${index}`} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));
}

type PhoneFieldProps = FieldFrame &
  Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'prefix'> & {
    /** The prefixes on offer: "+41" and its neighbours. With one only, it stands as text. */
    prefixes: readonly Option[];
    prefixName: string;
    prefixLabel: string;
    defaultPrefix?: string;
  };

export function PhoneField({ prefixes, prefixName, prefixLabel, defaultPrefix, ...props }: PhoneFieldProps) {
  const { frame, control } = split(props);
  const only = prefixes.length === 1 ? prefixes[0] : undefined;
  return (
    <Field {...frame}>
      {(aria) => (
        <span className="input-box">
          {only ? (
            <>
              <span className="input-affix">{only.label}</span>
              <input type="hidden" name={prefixName} value={only.value} />
            </>
          ) : (
            <select name={prefixName} aria-label={prefixLabel} defaultValue={defaultPrefix}>
              <Options options={prefixes} />
            </select>
          )}
          <input type="tel" autoComplete="tel-national" inputMode="tel" {...control} {...aria} />
        </span>
      )}
    </Field>
  );
}
