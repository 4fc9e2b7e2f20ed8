import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from './staff-page.tsx';
import { cx } from '~/ui/class-names.ts';

export function Field({ label, isQuiet, children }: { label: string; isQuiet?: boolean; children: ReactNode }) {
  return (
    <label className="adm-field">
      <span className={isQuiet ? 'sr-only' : undefined}>{label}</span>
      {children}
    </label>
  );
}

interface LabelProps {
  label: string;
  /** The label is for screen readers only. */
  isQuiet?: boolean;
}

export const InputField = ({ label, isQuiet, className, ...input }: ComponentProps<'input'> & LabelProps) => (
  <Field label={label} isQuiet={isQuiet}>
    <input className={cx('adm-input', className)} {...input} />
  </Field>
);

export const TextField = ({ label, isQuiet, ...textarea }: ComponentProps<'textarea'> & LabelProps) => (
  <Field label={label} isQuiet={isQuiet}>
    <textarea className="adm-input" {...textarea} />
  </Field>
);

interface SelectFieldProps extends ComponentProps<'select'>, LabelProps {
  options: readonly (readonly [value: string, words: string])[];
}

export const SelectField = ({ label, isQuiet, options, ...select }: SelectFieldProps) => (
  <Field label={label} isQuiet={isQuiet}>
    <select className="adm-input" {...select}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </Field>
);

const buttonLooks = { main: 'adm-btn-main', error: 'adm-btn-error' } as const;

export const Submit = ({
  look,
  className,
  ...button
}: ComponentProps<'button'> & { look?: keyof typeof buttonLooks }) => (
  <button type="submit" {...button} className={cx('adm-btn', look && buttonLooks[look], className)} />
);

interface RowButtonProps {
  /** Absent: the only button of the page. */
  intent?: string;
  name: string;
  value: string | number;
  /** What screen readers say of it, with the row it belongs to. */
  label: string;
  children: string;
}

export const RowButton = ({ intent, name, value, label, children }: RowButtonProps) => (
  <form method="post">
    {intent && <input type="hidden" name="intent" value={intent} />}
    <button type="submit" name={name} value={value} className="lk min-h-6" aria-label={label}>
      {children}
    </button>
  </form>
);

type NamedValues = readonly (readonly [name: string, value: ReactNode])[];

export const Facts = (props: { rows: NamedValues; className?: string; valueClass?: string }) => (
  <dl className={cx('adm-facts', props.className)}>
    {props.rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={props.valueClass}>{value}</dd>
      </div>
    ))}
  </dl>
);

interface FactTableProps {
  caption: string;
  rows: NamedValues;
  /** Values are numbers: aligned right. */
  isNumeric?: boolean;
}

export const FactTable = ({ caption, rows, isNumeric }: FactTableProps) => (
  <table className={cx('adm-table', isNumeric && 'num')}>
    <caption className="sr-only">{caption}</caption>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={isNumeric ? 'r' : undefined}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const OrderLink = ({ number, className }: { number: string; className?: string }) => (
  <a className={cx('lk', className)} href={`/admin/bestellungen/${encodeURIComponent(number)}`}>
    {number}
  </a>
);

interface ViewLinksProps {
  /** What the links choose, for screen readers. */
  label: string;
  views: readonly { words: string; href: string; isOn: boolean; count?: number }[];
  /** Chips narrow what a view shows. */
  areChips?: boolean;
  className?: string;
  current?: 'true' | 'page';
}

export const ViewLinks = ({ label, views, areChips, className, current = 'true' }: ViewLinksProps) => (
  <nav aria-label={label} className={cx(areChips ? 'adm-filters' : 'adm-views', className)}>
    {views.map(({ words, href, isOn, count }) => (
      <a
        key={words}
        className={areChips ? 'adm-chip' : undefined}
        href={href}
        aria-current={isOn ? current : undefined}
      >
        <bdi>{words}</bdi> {count !== undefined && <span className="num">{formatCount(count)}</span>}
      </a>
    ))}
  </nav>
);
