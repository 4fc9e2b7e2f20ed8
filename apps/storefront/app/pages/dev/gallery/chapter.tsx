import type { ReactNode } from 'react';
import { cx } from '~/ui/class-names.ts';

export function Chapter({ title, columns = 4, children }: { title: string; columns?: 1 | 2 | 4; children: ReactNode }) {
  const grid = { 1: '', 2: 'desktop:grid-cols-2', 4: 'tablet:grid-cols-2 desktop:grid-cols-4' }[columns];
  return (
    <section className="mt-10 border-t-2 border-ink pt-3">
      <h2 className="mb-4 text-h3">{title}</h2>
      <div className={cx('grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8', grid)}>{children}</div>
    </section>
  );
}

export function Sample({ state, wide, children }: { state?: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-2', wide && 'desktop:col-span-2')}>
      {children}
      {state && <p className="text-micro text-ink-3">{state}</p>}
    </div>
  );
}
