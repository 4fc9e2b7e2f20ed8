import { ticketAdminPath, type TicketAdminQuery } from '~/modules/staff/ticket-admin.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import type { StaffTicket, TicketTemplateView } from '~/modules/tickets/ticket-admin.server.ts';
import { InputField, Submit, TextField } from '~/pages/admin/fields.tsx';

/** What was typed and not taken. */
export interface TypedAnswer {
  text: string;
  suggestions: string;
}

export interface OpenedTicketProps {
  ticket: StaffTicket;
  query: TicketAdminQuery;
  team: string[];
  templates: TicketTemplateView[];
  typed: TypedAnswer | null;
  /** Address of who is at work. */
  me: string;
  /** Of the next answer: sent twice it is one. */
  formKey: string;
}

type AnswerFormProps = OpenedTicketProps & { action: string };

export function AnswerForm({ ticket, query, templates, typed, formKey, action }: AnswerFormProps) {
  const template = templates.find(({ id }) => id === query.template);
  return (
    <>
      {templates.length > 0 && (
        <section className="mt-4">
          <h3 className="micro faint">Vorlagen</h3>
          <ul className="adm-similar">
            {templates.map(({ id, title, text }) => (
              <li key={id}>
                <span lang={ticket.locale}>
                  <b className="font-medium">{title}</b> <span className="mute">{text.slice(0, 90)}</span>
                </span>
                <a
                  className="lk"
                  href={ticketAdminPath(query, { id: ticket.id, template: id })}
                  aria-label={`Vorlage «${title}» übernehmen`}
                >
                  Übernehmen
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form method="post" action={action} className="adm-stack adm-block mt-5">
        <input type="hidden" name="key" value={formKey} />
        <TextField
          label={`Antwort auf ${languageNames[ticket.locale]}`}
          name="text"
          rows={6}
          maxLength={4000}
          lang={ticket.locale}
          defaultValue={typed?.text ?? template?.text ?? ''}
        />
        <TextField
          label="Antworten zum Antippen, eine je Zeile, höchstens drei"
          name="suggestions"
          rows={2}
          lang={ticket.locale}
          defaultValue={typed?.suggestions ?? template?.suggestions.join('\n') ?? ''}
        />
        <p className="adm-row">
          <Submit name="intent" value="ask" look="main">
            Senden und auf Antwort warten
          </Submit>
          <Submit name="intent" value="answer">
            Senden
          </Submit>
          <Submit name="intent" value="solve">
            Gelöst
          </Submit>
        </p>
        <p className="micro mute">«Gelöst» schickt mit, was oben steht.</p>
        <details>
          <summary className="lk">Als Vorlage sichern</summary>
          <p className="adm-row mt-2">
            <input type="hidden" name="locale" value={ticket.locale} />
            <InputField label="Titel der Vorlage" isQuiet name="title" placeholder="Titel" maxLength={80} />
            <Submit name="intent" value="add-template">
              Sichern
            </Submit>
          </p>
        </details>
        {template && (
          <p className="adm-row">
            <input type="hidden" name="template" value={template.id} />
            <Submit name="intent" value="remove-template" look="error">
              {`Vorlage «${template.title}» entfernen`}
            </Submit>
          </p>
        )}
      </form>
    </>
  );
}
