import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';

export function Container({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return <div className={cx('page', className)} {...props} />;
}

type SectionProps = ComponentPropsWithoutRef<'section'> & {
  /** Leaves out the distance above, for a section that continues the one before. */
  flush?: boolean;
};

/** A section of a page with the organization's distance above and below: 56, 72 and 96 px. */
export function Section({ flush, className, children, ...props }: SectionProps) {
  return (
    <section
      className={cx(flush ? 'pb-14 tablet:pb-18 desktop:pb-24' : 'py-14 tablet:py-18 desktop:py-24', className)}
      {...props}
    >
      <Container>{children}</Container>
    </section>
  );
}

type SectionHeadProps = {
  title: ReactNode;
  /** Text under the title, in secondary ink. */
  lead?: ReactNode;
  /** A link or a tool at the right edge, on the title's baseline. */
  aside?: ReactNode;
  /** Level of the heading; h1 also takes the size of a page title. */
  level?: 1 | 2;
  id?: string;
};

export function SectionHead({ title, lead, aside, level = 2, id }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 desktop:mb-9">
      <div>
        <Heading id={id} className={level === 1 ? 'text-h1' : 'text-h2'}>
          {title}
        </Heading>
        {lead && <p className="mt-2 max-w-text text-ink-2">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

const SPLITS = {
  '5/7': 'desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
  '7/5': 'desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  '8/4': 'desktop:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
  '4/8': 'desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
  '6/5': 'desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
} as const;

type SplitProps = ComponentPropsWithoutRef<'div'> & { columns: keyof typeof SPLITS };

export function Split({ columns, className, ...props }: SplitProps) {
  return (
    <div className={cx('grid grid-cols-1 items-start gap-8 desktop:gap-x-14', SPLITS[columns], className)} {...props} />
  );
}

export function RuledSection({ className, ...props }: ComponentPropsWithoutRef<'section'>) {
  return <section className={cx('grid gap-4 border-t-2 border-ink pt-5', className)} {...props} />;
}

export function Tile({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return <div className={cx('grid justify-items-start gap-3 bg-mist p-5', className)} {...props} />;
}

export function Panel({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return <div className={cx('bg-mist px-5 py-6 desktop:p-7', className)} {...props} />;
}
