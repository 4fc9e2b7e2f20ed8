import type { ReactNode } from 'react';
import { formatAmount } from '~/i18n/money.ts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type Area, areas } from '~/modules/staff/areas.ts';
import { Icon } from '~/ui/icon.tsx';
import { Logo } from '~/ui/logo.tsx';
import { useStaffKeys } from './staff-keys.tsx';

export interface FrameData {
  email: string;
  /** Open orders. */
  open: number;
  /** Questions and reviews that wait for a staff member. */
  waiting: number;
  calls: number;
  /** Refused credit checks that a person wants a person to look at. */
  reviews: number;
  /** Tickets that are the team's turn. */
  tickets: number;
  hanging: number;
  /** What the page says of the act before it, as its address names it. */
  answer?: string;
}

/** A count as the organization writes numbers: `1’248`. */
export const formatCount = (count: number): string => formatAmount(count * 100);

interface StaffPageProps {
  area: Area;
  /** Absent: the name of the area. */
  title?: ReactNode;
  /** Under the title. */
  sub?: ReactNode;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The layout of every staff page: navigation, title, and the answer to the act before. Its loader sends `frame`. */
export function StaffPage({ area, title = area, sub, tools, children }: StaffPageProps) {
  const { frame } = useLoaderData<{ frame: FrameData }>();
  const refusal = useActionData<{ refusal?: string }>()?.refusal;
  useStaffKeys();
  return (
    <div className="adm">
      <div className="adm-top">
        <Logo href="/admin" label="Velory intern, zum Start" />
        <span className="micro faint">intern</span>
      </div>
      <Navigation frame={frame} area={area} />
      <div className="adm-body">
        <header className="adm-head">
          <div>
            <h1>{title}</h1>
            {sub && <div className="mute mt-1">{sub}</div>}
          </div>
          {tools && <div className="adm-head-tools">{tools}</div>}
        </header>
        {refusal !== undefined && (
          <p role="alert" className="adm-note adm-note-error">
            {refusal}
          </p>
        )}
        {refusal === undefined && frame.answer && (
          <p role="status" className="adm-note adm-note-good">
            {frame.answer}
          </p>
        )}
        {children}
      </div>
      <div className="adm-me">
        <p>
          <b className="font-medium">{frame.email}</b>
        </p>
        <form method="post" action="/konto">
          <button type="submit" name="intent" value="here" className="lk min-h-6 text-small">
            Abmelden
          </button>
        </form>
      </div>
    </div>
  );
}

function Navigation({ frame, area }: { frame: FrameData; area: Area }) {
  const counts: Partial<Record<Area, number>> = {
    Bestellungen: frame.open,
    Fragen: frame.waiting,
    Rückrufe: frame.calls,
    Bonität: frame.reviews,
    Meldungen: frame.tickets,
    Ausgang: frame.hanging,
  };
  return (
    <nav aria-label="Bereiche" className="adm-rail">
      <ol>
        {areas.map(([name, path]) => {
          const count = counts[name];
          return (
            // On phones it stays in sight, over what scrolls by beside it.
            <li key={name} className={name === area ? '-mx-4 px-4' : undefined}>
              <a href={path} aria-current={name === area ? 'page' : undefined}>
                <bdi>{name}</bdi>
                {count ? <em className="num">{formatCount(count)}</em> : null}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface BlockProps {
  title: string;
  sub?: ReactNode;
  /** At the right of the title. */
  more?: ReactNode;
  children: ReactNode;
}

export function Block({ title, sub, more, children }: BlockProps) {
  return (
    <section className="adm-block">
      <div className="adm-block-head">
        <h2>{title}</h2>
        <span className="mute">{sub}</span>
        {more && <span>{more}</span>}
      </div>
      {children}
    </section>
  );
}

interface PagesProps {
  before: string | null;
  after: string | null;
  what?: keyof typeof pageWords;
}

const pageWords = {
  Seite: { all: 'Seiten', before: 'Vorherige Seite', after: 'Nächste Seite' },
  Eintrag: { all: 'Einträge', before: 'Vorheriger Eintrag', after: 'Nächster Eintrag' },
} as const;

export function Pages({ before, after, what = 'Seite' }: PagesProps) {
  const words = pageWords[what];
  const ways = [
    { href: before, label: words.before, step: -1, className: 'adm-page-back' },
    { href: after, label: words.after, step: 1, className: undefined },
  ];
  return (
    <nav aria-label={words.all} className="adm-pages">
      {ways.map(({ href, label, step, className }) =>
        href === null ? (
          <span key={label} className="adm-page" aria-disabled="true">
            <Icon name="chevron-right" small className={className} />
          </span>
        ) : (
          <a
            key={label}
            className="adm-page"
            href={href}
            aria-label={label}
            data-step={what === 'Eintrag' ? step : undefined}
          >
            <Icon name="chevron-right" small className={className} />
          </a>
        ),
      )}
    </nav>
  );
}
