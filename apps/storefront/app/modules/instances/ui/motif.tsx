import type { CSSProperties } from 'react';
import { cx } from '~/ui/class-names.ts';

const MOTIF =
  'absolute aspect-square bg-[var(--brand-2,var(--color-ink-2))] [mask:var(--motif)_center/contain_no-repeat]';

/** A partner's sign, large and in the second tone of its colour: decoration alone. @param className place and width */
export function Motif({ src, className }: { src: string; className: string }) {
  const style = { '--motif': `url("${src}")` } as CSSProperties;
  return <span className={cx(MOTIF, className)} style={style} aria-hidden="true" />;
}
