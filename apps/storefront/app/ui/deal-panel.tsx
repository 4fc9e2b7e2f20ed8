import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { cx } from './class-names.ts';
import { type ClockUnits, shownParts } from './clock-parts.ts';
import { Picture, type PictureSource } from './picture.tsx';

type DealPanelProps = {
  /** "Befristetes Angebot". */
  badge?: string;
  title: ReactNode;
  /** The end, written out: "Bis Sonntag, 22. November, 20.00 Uhr". */
  deadline?: ReactNode;
  /** The running clock, a `Clock`. */
  clock?: ReactNode;
  /** How many are left, a `Meter` with its words. */
  progress?: ReactNode;
  /** Rate, total and button. */
  children?: ReactNode;
  picture?: PictureSource;
  level?: 1 | 2 | 3;
};

export function DealPanel({ badge, title, deadline, clock, progress, children, picture, level = 2 }: DealPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('deal', picture && 'deal-pictured')}>
      <div className="px-5 pb-5 pt-7 desktop:self-center desktop:py-14 desktop:pl-14">
        {badge && (
          <p>
            <Badge kind="used">{badge}</Badge>
          </p>
        )}
        <Heading className="mt-4 text-h1">{title}</Heading>
        {deadline && <p className="mt-3 text-small">{deadline}</p>}
        {clock && <div className="mt-5">{clock}</div>}
        {progress && <div className="mt-5 max-w-[320px]">{progress}</div>}
        {children && <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>}
      </div>
      {picture && <Picture picture={picture} className="h-auto w-full max-w-none desktop:-mb-[2%]" />}
    </div>
  );
}

type ClockProps = {
  /** What is left, in ms. The page that owns the end time makes it run. */
  remaining: number;
  units: ClockUnits;
  className?: string;
};

export function Clock({ remaining, units, className }: ClockProps) {
  return (
    <div className={cx('clock', className)} aria-hidden="true">
      {shownParts(remaining, units).map(([value, unit], index) => (
        <span key={unit}>
          <b>{index === 0 ? value : String(value).padStart(2, '0')}</b>
          <small>{unit}</small>
        </span>
      ))}
    </div>
  );
}
