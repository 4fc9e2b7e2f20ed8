import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Anchor } from './link.tsx';
import { isolateText } from './isolated-text.tsx';

export interface RowStop {
  name: string;
  /** `skipped`: passed without an answer; `end`: the last one is reached. */
  state: 'done' | 'skipped' | 'now' | 'todo' | 'end';
  /** Below the name, a block. */
  note?: ReactNode;
  /** Where the stop leads back to. */
  href?: string;
}

type StopRowProps = {
  /** Names the list, where nothing around it does. */
  label?: string;
  stops: readonly RowStop[];
  /** Many stops: a name takes one line, and phones show the line alone. */
  dense?: boolean;
};

export function StopRow({ label, stops, dense }: StopRowProps) {
  return (
    <ol className={cx('stop-row', dense && 'stop-row-dense')} aria-label={label}>
      {stops.map(({ name, state, note, href }) => {
        const words = (
          <>
            <b>{name}</b>
            {isolateText(note)}
          </>
        );
        return (
          <li
            key={name}
            className={`stop-${state}`}
            aria-current={state === 'now' || state === 'end' ? 'step' : undefined}
          >
            {href ? <Anchor href={href}>{words}</Anchor> : words}
          </li>
        );
      })}
    </ol>
  );
}
