import type { DeskTicket, DeskTicketDetails, TicketTemplateView } from '~/modules/tickets/ticket-desk.server.ts';
import type { TicketState } from '~/modules/tickets/states.ts';
import {
  kindWords,
  stateWords,
  ticketDeskPath,
  type TicketDeskQuery,
  ticketDeskViews,
  type TicketDeskView,
  ticketViews,
} from '~/modules/staff/ticket-desk.ts';
import { ticketKinds } from '~/modules/tickets/tickets.ts';
import { formatCount, type FrameData, Pages, StaffFrame } from '~/pages/admin/frame.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import type { TypedAnswer } from './desk-acts.server.ts';
import { OpenedTicket } from './opened-ticket.tsx';

interface TicketsPageProps {
  frame: FrameData;
  query: TicketDeskQuery;
  counts: Record<TicketState, number>;
  tickets: DeskTicket[];
  hasMore: boolean;
  ticket: DeskTicketDetails | null;
  team: string[];
  templates: TicketTemplateView[];
  /** Of the next answer. */
  formKey: string;
  typed: TypedAnswer | null;
  answer?: { text: string; isError: boolean };
}

const viewWords: Record<TicketDeskView, string> = {
  offen: 'Am Zug',
  neu: 'Neu',
  wartet: 'Wartet auf Kundschaft',
  geloest: 'Gelöst',
};

/** Tickets: the queue, and one of them opened. */
export function TicketsPage({ frame, answer, ticket, team, templates, typed, formKey, ...desk }: TicketsPageProps) {
  const { query, tickets } = desk;
  const place = ticket ? tickets.findIndex(({ id }) => id === ticket.id) : -1;
  const pathOf = (other: DeskTicket | undefined) => (other ? ticketDeskPath(query, { id: other.id }) : null);
  return (
    <StaffFrame frame={frame} place="Meldungen" title="Meldungen" answer={answer}>
      <Filters {...desk} />
      {query.id !== null && !ticket && <p className="text-h4">Diese Meldung gibt es nicht mehr.</p>}
      <div className="adm-proof">
        <div className="adm-queue-side">
          {tickets.length === 0 && <p className="text-h4">Hier ist nichts offen.</p>}
          <Queue {...desk} openId={ticket?.id} />
        </div>
        {ticket && (
          <article>
            {place >= 0 && (
              <div className="adm-proof-nav">
                <b className="num font-medium">{`${place + 1} von ${tickets.length}`}</b>
                <Pages before={pathOf(tickets[place - 1])} after={pathOf(tickets[place + 1])} what="Eintrag" />
              </div>
            )}
            <OpenedTicket key={ticket.id} {...{ ticket, query, team, templates, typed, me: frame.email, formKey }} />
          </article>
        )}
      </div>
    </StaffFrame>
  );
}

type DeskProps = Pick<TicketsPageProps, 'query' | 'counts' | 'tickets' | 'hasMore'>;

function Filters({ query, counts }: Pick<DeskProps, 'query' | 'counts'>) {
  const countOf = (view: TicketDeskView) => ticketViews[view].reduce((sum, state) => sum + counts[state], 0);
  const kinds = [null, ...ticketKinds] as const;
  return (
    <>
      <nav aria-label="Stand" className="adm-views">
        {ticketDeskViews.map((view) => (
          <a key={view} href={ticketDeskPath(query, { view })} aria-current={view === query.view ? 'true' : undefined}>
            <bdi>{viewWords[view]}</bdi> <span className="num">{formatCount(countOf(view))}</span>
          </a>
        ))}
      </nav>
      <nav aria-label="Art" className="adm-filters">
        <a
          className="adm-chip"
          href={ticketDeskPath(query, { mine: !query.mine })}
          aria-current={query.mine ? 'true' : undefined}
        >
          Bei mir
        </a>
        {kinds.map((kind) => (
          <a
            key={kind ?? 'alle'}
            className="adm-chip"
            href={ticketDeskPath(query, { kind })}
            aria-current={kind === query.kind ? 'true' : undefined}
          >
            {kind ? kindWords[kind] : 'Alle Arten'}
          </a>
        ))}
      </nav>
    </>
  );
}

function Queue({ query, tickets, hasMore, openId }: Omit<DeskProps, 'counts'> & { openId?: string }) {
  return (
    <>
      {tickets.length > 0 && (
        <ol className="adm-queue">
          {tickets.map(({ id, number, kind, state, subject, firstName, lastName, assigneeEmail, changedAt }) => (
            <li key={id}>
              <a href={ticketDeskPath(query, { id })} aria-current={id === openId ? 'true' : undefined}>
                <b>{subject}</b>
                <small className="num">
                  <bdi>{`${number} · ${kindWords[kind]} · ${firstName} ${lastName}`}</bdi>
                  <span>{formatShortMoment(changedAt)}</span>
                  <span className="adm-lang">{stateWords[state]}</span>
                  {assigneeEmail && <span>{assigneeEmail.split('@')[0]}</span>}
                </small>
              </a>
            </li>
          ))}
        </ol>
      )}
      {(hasMore || query.page > 1) && (
        <Pages
          before={query.page > 1 ? ticketDeskPath(query, { page: query.page - 1 }) : null}
          after={hasMore ? ticketDeskPath(query, { page: query.page + 1 }) : null}
        />
      )}
    </>
  );
}
