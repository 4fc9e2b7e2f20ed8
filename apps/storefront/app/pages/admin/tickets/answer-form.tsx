import { ticketDeskPath } from '~/modules/staff/ticket-desk.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import type { OpenedTicketProps } from './opened-ticket-props.ts';

type AnswerFormProps = OpenedTicketProps & { action: string };

/** What is written to the shopper: by hand or from a template, with answers that are offered as buttons. */
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
                  href={ticketDeskPath(query, { id: ticket.id, template: id })}
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
        <label className="adm-field">
          <span>{`Antwort auf ${languageNames[ticket.locale]}`}</span>
          <textarea
            className="adm-input"
            name="text"
            rows={6}
            maxLength={4000}
            lang={ticket.locale}
            defaultValue={typed?.text ?? template?.text ?? ''}
          />
        </label>
        <label className="adm-field">
          <span>Antworten zum Antippen, eine je Zeile, höchstens drei</span>
          <textarea
            className="adm-input"
            name="suggestions"
            rows={2}
            lang={ticket.locale}
            defaultValue={typed?.suggestions ?? template?.suggestions.join('\n') ?? ''}
          />
        </label>
        <p className="adm-row">
          <button type="submit" name="intent" value="ask" className="adm-btn adm-btn-main">
            Senden und auf Antwort warten
          </button>
          <button type="submit" name="intent" value="answer" className="adm-btn">
            Senden
          </button>
          <button type="submit" name="intent" value="solve" className="adm-btn">
            Gelöst
          </button>
        </p>
        <p className="micro mute">«Gelöst» schickt mit, was oben steht.</p>
        <details>
          <summary className="lk">Als Vorlage sichern</summary>
          <p className="adm-row mt-2">
            <input type="hidden" name="locale" value={ticket.locale} />
            <label className="adm-field">
              <span className="sr-only">Titel der Vorlage</span>
              <input className="adm-input" name="title" placeholder="Titel" maxLength={80} />
            </label>
            <button type="submit" name="intent" value="add-template" className="adm-btn">
              Sichern
            </button>
          </p>
        </details>
        {template && (
          <p className="adm-row">
            <input type="hidden" name="template" value={template.id} />
            <button type="submit" name="intent" value="remove-template" className="adm-btn adm-btn-error">
              {`Vorlage «${template.title}» entfernen`}
            </button>
          </p>
        )}
      </form>
    </>
  );
}
