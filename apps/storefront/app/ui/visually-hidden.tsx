import type { ReactNode } from 'react';

/** First link of every page: jumps over the header. `target` is the id of the main element. */
export function SkipLink({ target = 'main', children }: { target?: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
