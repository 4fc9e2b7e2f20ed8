import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { isolateText } from './isolated-text.tsx';

type EmptyStateProps = {
  /** One sentence. */
  title: ReactNode;
  text?: ReactNode;
  /** One way out, at most two. */
  actions?: ReactNode;
  /** A drawing on the right; the outline of a bike by default. `false` omits it. */
  art?: ReactNode | false;
  level?: 1 | 2;
};

/** Nothing here yet: one sentence, one way out; products may follow below. */
export function EmptyState({ title, text, actions, art, level = 1 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="bg-mist px-4 pt-6 tablet:px-6 desktop:px-12 desktop:pt-10">
      <div className={cx('grid items-end', art !== false && 'desktop:grid-cols-[5fr_7fr] desktop:gap-14')}>
        <div className="pb-7 desktop:self-center">
          <Heading className="text-h1">{title}</Heading>
          {text && <p className="mt-3 max-w-[34ch] text-lead text-ink-2">{text}</p>}
          {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {art !== false && isolateText(art ?? <BikeOutline />)}
      </div>
    </div>
  );
}

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
