import type { ReactNode } from 'react';
import { cx } from './class-names';

type EmptyStateProps = {
  /** One sentence. */
  title: ReactNode;
  text?: ReactNode;
  /** One way out, at most two. */
  actions?: ReactNode;
  /** A drawing at the right; the outline of a bike unless told otherwise. `false` leaves it out. */
  art?: ReactNode | false;
  level?: 1 | 2;
};

/** Nothing here yet: one sentence, one way out; products may follow below. */
export function EmptyState({ title, text, actions, art, level = 1 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="bg-mist px-4 pt-6 tablet:px-6 desktop:px-12 desktop:pt-10">
      <div className={cx('grid items-end', art !== false && 'desktop:grid-cols-[5fr_7fr] desktop:gap-[56px]')}>
        <div className="pb-[28px] desktop:self-center">
          <Heading className="text-h1">{title}</Heading>
          {text && <p className="mt-3 max-w-[34ch] text-lead text-ink-2">{text}</p>}
          {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {art !== false && (art ?? <BikeOutline />)}
      </div>
    </div>
  );
}

/** A bike that is not there yet, standing on the line. */
function BikeOutline() {
  return (
    <svg viewBox="0 0 1000 330" fill="none" aria-hidden="true" className="block w-full">
      <g className="stroke-control" strokeWidth="2.5" strokeDasharray="3 8" strokeLinecap="round">
        <circle cx="310" cy="221" r="103" />
        <circle cx="660" cy="221" r="103" />
        <path d="M310 221 452 236 400 86M310 221l102-102M452 236 578 92 409 152M580 60l22 72 58 89M580 60l-8-24-54-10M366 72h68" />
      </g>
      <path d="M0 327h1000" className="stroke-ink" strokeWidth="4" />
    </svg>
  );
}

type ErrorStateProps = {
  /** "Fehler 404". */
  code?: string;
  /** One word or sentence: "Endstation." */
  title: string;
  text: ReactNode;
  /** Search field, links: the way on. */
  children?: ReactNode;
  /** A drawing that stands on the line. */
  art?: ReactNode;
  level?: 1 | 2;
};

/** A page that is not there or did not work: what is so, and the way on. The line ends here. */
export function ErrorState({ code, title, text, children, art, level = 1 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="bg-mist">
      <div className="page relative">
        <div className="pb-10 pt-[56px] desktop:pb-24">
          {code && <p className="num text-small text-ink-2">{code}</p>}
          <Heading className="mt-2 text-display">{title}</Heading>
          <p className="mt-4 max-w-[40ch] text-lead">{text}</p>
          {children && <div className="mt-6 max-w-[480px]">{children}</div>}
        </div>
        {art && (
          <div className="relative ml-auto w-[88%] max-w-[560px] desktop:absolute desktop:bottom-0 desktop:right-[14%]">
            {art}
          </div>
        )}
        <EndOfLine />
      </div>
      <div className="h-[2px] bg-ink" />
    </div>
  );
}

/** The sign at the end of a railway line. */
function EndOfLine() {
  return (
    <svg
      viewBox="0 0 60 120"
      fill="none"
      aria-hidden="true"
      className="absolute bottom-0 right-4 w-[clamp(30px,5vw,60px)] tablet:right-6 desktop:right-10"
    >
      <path d="M30 40v80M14 120l16-50 16 50" className="stroke-ink" strokeWidth="7" />
      <rect x="2" y="20" width="56" height="26" className="fill-paper stroke-ink" strokeWidth="4" />
      <path d="M2 46 28 20M30 46l26-26" className="stroke-ink" strokeWidth="7" />
    </svg>
  );
}

/** Room for a card of a product. Goes into `ProductGrid`. */
export function SkeletonCard() {
  return (
    <li className="card" aria-hidden="true">
      <div className="card-pic" />
      <div className="skeleton mt-4 h-5 w-[70%]" />
      <div className="skeleton mt-2 h-4 w-[50%]" />
      <div className="skeleton mt-3 h-8 w-[60%]" />
      <div className="skeleton mt-2 h-4 w-[80%]" />
    </li>
  );
}
