import { formatDayAndTime } from '~/i18n/dates.ts';
import { kindWords, stateWords, ticketAdminPath } from '~/modules/staff/ticket-admin.ts';
import { nextState } from '~/modules/tickets/states.ts';
import type { TicketEvent } from '~/modules/tickets/states.ts';
import type { StaffTicket } from '~/modules/tickets/ticket-admin.server.ts';
import type { TicketEntryView } from '~/modules/tickets/ticket-view.ts';
import { cx } from '~/ui/class-names.ts';
import { SelectField, Submit } from '~/pages/admin/fields.tsx';
import { AnswerForm, type OpenedTicketProps } from './answer-form.tsx';
import { sideWords, TicketFacts } from './ticket-facts.tsx';

const eventWords: Readonly<Record<TicketEvent, string>> = {
  'in-time-visible': 'Gemeldet innert 24 Stunden nach der Lieferung.',
  'in-time-hidden': 'Gemeldet innert einer Woche nach der Lieferung.',
  late: 'Gemeldet nach der ersten Woche.',
  taken: 'übernimmt.',
  waiting: 'Wartet auf Antwort.',
  solved: 'hat die Meldung als gelöst eingetragen.',
  closed: 'Von der Kundschaft geschlossen.',
  reopened: 'Wieder offen.',
  call: 'Rückruf verlangt.',
  reminded: 'Per E-Mail erinnert.',
};

export function OpenedTicket(props: OpenedTicketProps) {
  const { ticket, query } = props;
  const action = ticketAdminPath(query, { id: ticket.id });
  return (
    <>
      <p className="adm-proof-nav adm-proof-product">
        <b className="num font-medium">{`${ticket.number} · ${kindWords[ticket.kind]}`}</b>
        <span>{stateWords[ticket.state]}</span>
      </p>
      <h2 className="mt-4" lang={ticket.locale}>
        {ticket.subject}
      </h2>
      <TicketFacts ticket={ticket} />
      <Assign {...props} action={action} />
      <ol className="adm-thread">
        {ticket.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} ticket={ticket} />
        ))}
      </ol>
      {ticket.state === 'solved' ? (
        <form method="post" action={action} className="mt-4">
          <Submit name="intent" value="reopen">
            Wieder öffnen
          </Submit>
        </form>
      ) : (
        <AnswerForm {...props} action={action} />
      )}
    </>
  );
}

function Assign({ ticket, team, me, action }: OpenedTicketProps & { action: string }) {
  if (!nextState(ticket.state, 'take')) return null;
  return (
    <form method="post" action={action} className="adm-row mt-4">
      {ticket.assigneeEmail !== me && (
        <Submit name="intent" value="take">
          Übernehmen
        </Submit>
      )}
      <SelectField
        label="Bei wem"
        isQuiet
        name="to"
        defaultValue={ticket.assigneeEmail ?? me}
        options={team.map((email) => [email, email])}
      />
      <Submit name="intent" value="assign">
        Zuteilen
      </Submit>
    </form>
  );
}

function Entry({ entry, ticket }: { entry: TicketEntryView; ticket: StaffTicket }) {
  const { author, name, event, text, at, suggestions, pictures } = entry;
  const moment = formatDayAndTime(at, 'de');
  if (event !== null) {
    const isNamed = event === 'taken' || event === 'solved';
    return (
      <li className="adm-thread-event">
        <bdi>{`${isNamed ? `${name} ` : ''}${eventWords[event]} `}</bdi>
        <span className="num">{moment}</span>
      </li>
    );
  }
  return (
    <li className={cx(author === 'shopper' && 'adm-thread-shopper')}>
      <p className="adm-row">
        <b className="font-medium">{author === 'shopper' ? `${ticket.firstName} ${ticket.lastName}` : name}</b>
        <span className="mute num">{moment}</span>
      </p>
      {text && (
        <p className="adm-said" lang={ticket.locale}>
          {text}
        </p>
      )}
      {suggestions.length > 0 && <p className="mute">{`Vorschläge: ${suggestions.join(' · ')}`}</p>}
      {pictures.length > 0 && (
        <p className="adm-row mt-2">
          {pictures.map(({ src, side }, index) => (
            <a
              key={src}
              href={src}
              target="_blank"
              rel="noopener noreferrer"
              title={side ? sideWords(side) : undefined}
            >
              <img
                className="adm-thread-picture"
                src={src}
                alt={side ? sideWords(side) : `Foto ${index + 1}`}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
