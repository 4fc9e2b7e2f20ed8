import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeKind = 'offer' | 'used' | 'fact';

/** A short mark: an offer (yellow), a used bike (ink), a fact (outlined). At most one filled badge per tile. */
export function Badge({ kind, className, children }: { kind: BadgeKind; className?: string; children: ReactNode }) {
  return <span className={cx('badge', `badge-${kind}`, className)}>{children}</span>;
}

export type StockKind = 'in' | 'order' | 'out';

/** Whether it is there: dot for in stock, ring for on order, neither for sold out. The words come with it. */
export function Stock({ kind, className, children }: { kind: StockKind; className?: string; children: ReactNode }) {
  return <span className={cx('stock', `stock-${kind}`, className)}>{children}</span>;
}
