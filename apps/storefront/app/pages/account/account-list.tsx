import type { ReactNode } from 'react';

/** Entries of the account between lines. */
export function AccountList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-b border-t-2 border-line border-t-ink">{children}</ul>;
}

/** An entry of one line: icon, words, and what can be done with it. */
export function AccountRow({ children }: { children: ReactNode }) {
  return <li className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-3">{children}</li>;
}
