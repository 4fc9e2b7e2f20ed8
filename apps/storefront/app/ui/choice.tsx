import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { ErrorList } from './error-list.tsx';
import { errorId, fieldAria, helpId } from './field-aria.ts';
import { isolateText } from './isolated-text.tsx';

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className' | 'id'>;

type CheckboxProps = InputProps & {
  id: string;
  children: ReactNode;
  help?: ReactNode;
  errors?: readonly string[];
  className?: string;
};

export function Checkbox({ children, help, errors, className, ...props }: CheckboxProps) {
  const aria = fieldAria({ id: props.id, help, errors, describedBy: props['aria-describedby'] });
  return (
    <div className={className}>
      <label className="choice">
        <input type="checkbox" {...props} {...aria} className="check" />
        <span>
          {isolateText(children)}
          {help && (
            <span id={helpId(props.id)} className="block text-ink-3">
              {help}
            </span>
          )}
        </span>
      </label>
      <ErrorList id={errorId(props.id)} errors={errors} />
    </div>
  );
}

type RadioOptionProps = InputProps & {
  title: ReactNode;
  /** At the right edge: a price. */
  price?: ReactNode;
  /** One line below. */
  text?: ReactNode;
  className?: string;
};

/** A radio as a card: delivery, payment, insurance. Stands inside `Radios`. */
export function RadioOption({ title, price, text, className, ...props }: RadioOptionProps) {
  return (
    <label className={cx('radio-card', className)}>
      <input type="radio" {...props} className="radio" />
      <span className="font-medium">{title}</span>
      {price && <span className="num font-semibold">{price}</span>}
      {text && <p>{text}</p>}
    </label>
  );
}

type RadiosProps = {
  id: string;
  legend: ReactNode;
  hideLegend?: boolean;
  help?: ReactNode;
  errors?: readonly string[];
  /** Lays the options side by side where there is room. */
  inline?: boolean;
  children: ReactNode;
};

export function Radios({ id, legend, hideLegend, help, errors, inline, children }: RadiosProps) {
  return (
    <fieldset id={id} {...fieldAria({ id, help, errors })}>
      <legend className={hideLegend ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className={cx('grid gap-2', inline && 'tablet:flex tablet:flex-wrap tablet:gap-x-6')}>{children}</div>
      {help && (
        <span id={helpId(id)} className="field-note">
          {help}
        </span>
      )}
      <ErrorList id={errorId(id)} errors={errors} />
    </fieldset>
  );
}

export function Radio({ children, ...props }: InputProps & { children: ReactNode }) {
  return (
    <label className="choice">
      <input type="radio" {...props} className="radio" />
      <span>{children}</span>
    </label>
  );
}
