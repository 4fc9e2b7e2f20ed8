import type { ReactNode } from 'react';
import { isolateText } from './isolated-text.tsx';

export interface RowStop {
  name: string;
  /** `end`: the last one is reached. */
  state: 'done' | 'now' | 'todo' | 'end';
  /** Below the name, a block. */
  note?: ReactNode;
}

/** Stops in a row, each over its name: how far something has come. @param label names the list */
export function StopRow({ label, stops }: { label: string; stops: readonly RowStop[] }) {
  return (
    <ol className="stop-row" aria-label={label}>
      {stops.map(({ name, state, note }) => (
        <li
          key={name}
          className={`stop-${state}`}
          aria-current={state === 'now' || state === 'end' ? 'step' : undefined}
        >
          <b>{name}</b>
          {isolateText(note)}
        </li>
      ))}
    </ol>
  );
}
