import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** First link of every page: jumps over the header. `target` is the id of the main element. */
export function SkipLink({ target = 'main', children }: { target?: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
