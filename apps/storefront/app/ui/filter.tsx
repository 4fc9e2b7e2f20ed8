import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Anchor } from './link.tsx';
import { isolateText } from './isolated-text.tsx';

type FilterGroupProps = {
  title: ReactNode;
  /** Beside the title, in meta ink: "bei 36 Mt.". */
  meta?: ReactNode;
  open?: boolean;
  /** Names the group for scripts. */
  'data-group'?: string | undefined;
  onToggle?: () => void;
  children: ReactNode;
};

/** One group of a filter; opens and closes by itself. Groups are in a `FilterList`. */
export function FilterGroup({ title, meta, children, ...rest }: FilterGroupProps) {
  return (
    <details className="filter-group" {...rest}>
      <summary className="summary">
        <span>
          {isolateText(title)}
          {meta && <span className="ml-2 text-small font-normal text-ink-3">{meta}</span>}
        </span>
      </summary>
      <div className="filter-body">{children}</div>
    </details>
  );
}

export function FilterList({ children }: { children: ReactNode }) {
  return <div className="filter-list">{children}</div>;
}

type FilterOptionProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  /** `radio` where options exclude each other. */
  type?: 'checkbox' | 'radio';
  /** How many products it would leave, as written. */
  count?: string;
  /** It would leave none: it stays where it is, pale, and can be chosen. */
  none?: boolean;
  children: ReactNode;
};

export function FilterOption({ type = 'checkbox', count, none, children, ...props }: FilterOptionProps) {
  return (
    <label className={cx('option', none && 'is-none')}>
      <input type={type} {...props} />
      {isolateText(children)}
      {count !== undefined && <i>{count}</i>}
    </label>
  );
}

type ChipProps = {
  /** The listing without this filter. */
  href: string;
  children: string;
  /** Spoken: "170–180 cm entfernen". */
  label: string;
};

export function Chip({ href, children, label }: ChipProps) {
  return (
    <Anchor href={href} className="chip" aria-label={label}>
      <bdi>{children}</bdi>
      <Icon name="close" />
    </Anchor>
  );
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className="flex items-center gap-2 overflow-x-auto py-1"
      role="group"
      aria-label={label}
      // Of a chip that is cut off at the edge browsers show no more when it gets the focus.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {children}
    </div>
  );
}
