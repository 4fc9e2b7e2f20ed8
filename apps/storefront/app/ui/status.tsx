import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const TONES = { good: 'text-good', wait: 'status-wait text-wait', late: 'text-error', over: 'status-over text-ink-3' };

export type StatusTone = keyof typeof TONES;

/** A state in words, after its dot: filled, a ring while something is waited for, none if it is over. */
export function Status({ tone, className, children }: { tone: StatusTone; className?: string; children: ReactNode }) {
  return <span className={cx('status', TONES[tone], className)}>{children}</span>;
}
