import { cx } from './class-names.ts';

type DotColumnProps = {
  dots: number;
  /** Rings instead of discs: outside of what was chosen. */
  outlined?: boolean;
  className?: string;
};

/** A column of a chart that counts in dots, as large as `--dot` (11 px). Decoration: the numbers are beside it. */
export function DotColumn({ dots, outlined, className }: DotColumnProps) {
  return (
    <span className={cx('dot-column', outlined && 'dot-column-outlined', className)} aria-hidden="true">
      {Array.from({ length: dots }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
