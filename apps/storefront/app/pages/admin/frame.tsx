import type { ReactNode } from 'react';
import { formatAmount } from '~/i18n/money.ts';
import { Icon } from '~/ui/icon.tsx';
import { Logo } from '~/ui/logo.tsx';
import { useDeskKeys } from './desk-keys.tsx';

/** What the frame shows beside the page. */
export interface FrameData {
  email: string;
  /** Open orders. */
  open: number;
  /** Questions and reviews that wait for somebody of the team. */
  waiting: number;
  /** Calls to make. */
  calls: number;
  /** Refused credit checks that somebody wants a person to look at. */
  reviews: number;
  /** Tickets that are the team's turn. */
  tickets: number;
  /** Jobs that hang. */
  hanging: number;
}

const places = [
  ['Start', '/admin'],
  ['Bestellungen', '/admin/bestellungen'],
  ['Fragen', '/admin/fragen'],
  ['Rückrufe', '/admin/rueckrufe'],
  ['Bonität', '/admin/bonitaet'],
  ['Meldungen', '/admin/meldungen'],
  ['Personen', '/admin/personen'],
  ['Suche', '/admin/suche'],
  ['Assistent', '/admin/assistent'],
  ['Import', '/admin/import'],
  ['Ausgang', '/admin/ausgang'],
  ['Rabattcodes', '/admin/rabattcodes'],
  ['Quiz', '/admin/quiz'],
  ['Kurzlinks', '/admin/kurzlinks'],
  ['Formulare', '/admin/formulare'],
  ['Lager', '/admin/lager'],
  ['Dokumente', '/admin/dokumente'],
  ['Aufgehoben', '/admin/aufgehoben'],
  ['Abrechnungen', '/admin/abrechnungen'],
  ['Aktionen', '/admin/aktionen'],
  ['Sponsor me', '/admin/sponsoring'],
  ['Fehler', '/admin/fehler'],
  ['Protokoll', '/admin/protokoll'],
] as const;

export type Place = (typeof places)[number][0];

/** A count as the house writes numbers: `1’248`. */
export const formatCount = (count: number): string => formatAmount(count * 100);

interface StaffFrameProps {
  frame: FrameData;
  place: Place;
  title: ReactNode;
  /** Under the title. */
  sub?: ReactNode;
  /** Beside the title. */
  tools?: ReactNode;
  /** What became of the last act. */
  answer?: { text: string; isError: boolean };
  children: ReactNode;
}

/** What every page of the staff stands in: the navigation is a line, you stand on it. */
export function StaffFrame({ frame, place, title, sub, tools, answer, children }: StaffFrameProps) {
  useDeskKeys();
  return (
    <div className="adm">
      <div className="adm-top">
        <Logo href="/admin" label="Velory intern, zum Start" />
        <span className="micro faint">intern</span>
      </div>
      <Navigation frame={frame} place={place} />
      <div className="adm-body">
        <header className="adm-head">
          <div>
            <h1>{title}</h1>
            {sub && <div className="mute mt-1">{sub}</div>}
          </div>
          {tools && <div className="adm-head-tools">{tools}</div>}
        </header>
        {answer && (
          <p
            role={answer.isError ? 'alert' : 'status'}
            className={`adm-note adm-note-${answer.isError ? 'error' : 'good'}`}
          >
            {answer.text}
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

function Navigation({ frame, place }: Pick<StaffFrameProps, 'frame' | 'place'>) {
  const counts: Partial<Record<Place, number>> = {
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
        {places.map(([name, path]) => {
          const count = counts[name];
          return (
            // On phones it stays in sight, over what scrolls by beside it.
            <li key={name} className={name === place ? '-mx-4 px-4' : undefined}>
              <a href={path} aria-current={name === place ? 'page' : undefined}>
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

/** A part of a page under a heavy line. */
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

/** To the next and to the one before. */
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
