import { ViewLinks } from '~/pages/admin/fields.tsx';
import type { TicketListItem, StaffTicket } from '~/modules/tickets/ticket-admin.server.ts';
import type { TicketState } from '~/modules/tickets/states.ts';
import {
  kindWords,
  stateWords,
  ticketAdminPath,
  ticketAdminFilters,
  type TicketAdminFilter,
  ticketViews,
} from '~/modules/staff/ticket-admin.ts';
import { ticketKinds } from '~/modules/tickets/tickets.ts';
import { Pages, StaffPage } from '~/pages/admin/staff-page.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import type { OpenedTicketProps } from './answer-form.tsx';
import { OpenedTicket } from './opened-ticket.tsx';

interface TicketsPageProps extends Omit<OpenedTicketProps, 'ticket'> {
  counts: Record<TicketState, number>;
  tickets: TicketListItem[];
  hasMore: boolean;
  ticket: StaffTicket | null;
}

const viewWords: Record<TicketAdminFilter, string> = {
  offen: 'Am Zug',
  neu: 'Neu',
  wartet: 'Wartet auf Kundschaft',
  geloest: 'Gelöst',
};

export function TicketsPage({ counts, tickets, hasMore, ticket, ...opened }: TicketsPageProps) {
  const { query } = opened;
  const place = ticket ? tickets.findIndex(({ id }) => id === ticket.id) : -1;
  const pathOf = (other: TicketListItem | undefined) => (other ? ticketAdminPath(query, { id: other.id }) : null);
  return (
    <StaffPage area="Meldungen">
      <Filters query={query} counts={counts} />
      {query.id !== null && !ticket && <p className="text-h4">Diese Meldung gibt es nicht mehr.</p>}
      <div className="adm-proof">
        <div className="adm-queue-side">
          {tickets.length === 0 && <p className="text-h4">Hier ist nichts offen.</p>}
          <Queue query={query} tickets={tickets} hasMore={hasMore} openId={ticket?.id} />
        </div>
        {ticket && (
          <article>
            {place >= 0 && (
              <div className="adm-proof-nav">
                <b className="num font-medium">{`${place + 1} von ${tickets.length}`}</b>
                <Pages before={pathOf(tickets[place - 1])} after={pathOf(tickets[place + 1])} what="Eintrag" />
              </div>
            )}
            <OpenedTicket key={ticket.id} ticket={ticket} {...opened} />
          </article>
        )}
      </div>
    </StaffPage>
  );
}

function Filters({ query, counts }: Pick<TicketsPageProps, 'query' | 'counts'>) {
  const countOf = (view: TicketAdminFilter) => ticketViews[view].reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <ViewLinks
        label="Stand"
        views={ticketAdminFilters.map((view) => ({
          words: viewWords[view],
          href: ticketAdminPath(query, { view }),
          isOn: view === query.view,
          count: countOf(view),
        }))}
      />
      <ViewLinks
        label="Art"
        areChips
        views={[
          { words: 'Bei mir', href: ticketAdminPath(query, { mine: !query.mine }), isOn: query.mine },
          ...[null, ...ticketKinds].map((kind) => ({
            words: kind ? kindWords[kind] : 'Alle Arten',
            href: ticketAdminPath(query, { kind }),
            isOn: kind === query.kind,
          })),
        ]}
      />
    </>
  );
}

function Queue({
  query,
  tickets,
  hasMore,
  openId,
}: Pick<TicketsPageProps, 'query' | 'tickets' | 'hasMore'> & { openId?: string }) {
  return (
    <>
      {tickets.length > 0 && (
        <ol className="adm-queue">
          {tickets.map(({ id, number, kind, state, subject, firstName, lastName, assigneeEmail, changedAt }) => (
            <li key={id}>
              <a href={ticketAdminPath(query, { id })} aria-current={id === openId ? 'true' : undefined}>
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
          before={query.page > 1 ? ticketAdminPath(query, { page: query.page - 1 }) : null}
          after={hasMore ? ticketAdminPath(query, { page: query.page + 1 }) : null}
        />
      )}
    </>
  );
}
