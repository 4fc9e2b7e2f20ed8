import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type SpecTableProps = {
  rows: readonly { label: ReactNode; value: ReactNode; id?: string }[];
  className?: string;
};

export function SpecTable({ rows, className }: SpecTableProps) {
  return (
    <dl className={cx('spec', className)}>
      {rows.map((row, index) => (
        <div key={index} id={row.id}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

type SummaryListProps = {
  rows: readonly { label: ReactNode; value: ReactNode }[];
  total?: { label: ReactNode; value: ReactNode };
};

export function SummaryList({ rows, total }: SummaryListProps) {
  return (
    <dl className="summary-list">
      {rows.map((row, index) => (
        <div key={index}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      {total && (
        <div className="summary-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}

export function TickList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 py-1 text-small">
          <Icon name="check" small className="text-good" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
