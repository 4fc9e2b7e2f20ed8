import type { CSSProperties } from 'react';

/** A partner's sign, large and in the second tone of its colour: decoration alone. */
export function Motif({ src }: { src: string }) {
  return <span className="motif" style={{ '--motif': `url("${src}")` } as CSSProperties} aria-hidden="true" />;
}
