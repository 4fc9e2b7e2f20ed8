import type { Locale } from '~/i18n/locales.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { idCheckState } from '~/modules/staff/id-check.ts';
import { deviceWords, DIRECT, factWords, ordersSearch, readOrdersQuery } from '~/modules/staff/order-list.ts';
import { documentNames } from '~/modules/after-order/magic-docs.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.server.ts';
import { suspicionWords } from '~/modules/staff/order-page.ts';
import { Facts, InputField, OrderLink, Submit, TextField } from '~/pages/admin/fields.tsx';
import { BookingForm } from './money-parts.tsx';
import { Icon } from '~/ui/icon.tsx';
import { languageNames } from '~/modules/staff/language-names.ts';

/** What can be done about an order, and what is known of anyone who placed it. */
export function OrderSide({ order }: { order: StaffOrderView }) {
  return (
    <aside className="adm-side" aria-label="Was zu tun ist">
      <NextStep order={order} />
      {order.booking && <BookingForm booking={order.booking} />}
      <Suspicion suspicion={order.suspicion} />
      <Contact contact={order.contact} />
      <Visit visit={order.visit} />
      <Letter firstname={order.contact.firstname} number={order.number} locale={order.locale} />
      <Documents documents={order.documents} />
      <Notes notes={order.notes} />
      <History order={order} />
    </aside>
  );
}

function NextStep({ order: { moves, idDocument } }: { order: StaffOrderView }) {
  const [next, ...others] = moves;
  if (!next) {
    return (
      <section className="adm-next">
        <h2>Nächster Schritt</h2>
        <p className="mute mt-1">Hier ist nichts mehr einzutragen.</p>
      </section>
    );
  }
  const waits = next === 'checked' && !(idDocument && idCheckState(idDocument.answers).isDone);
  return (
    <section className="adm-next">
      <h2>Nächster Schritt</h2>
      <form method="post" className="adm-stack mt-3">
        <input type="hidden" name="intent" value="move" />
        {waits && <p className="mute">Erst, wenn alle Angaben zum Ausweis beantwortet und in Ordnung sind.</p>}
        <InputField label="Bemerkung, freiwillig" name="note" maxLength={500} />
        <Submit
          name="fact"
          value={next}
          className="adm-btn-wide"
          disabled={waits}
          look="main"
        >{`Eintragen: ${factWords[next]}`}</Submit>
        {others.length > 0 && (
          <details>
            <summary className="lk">Etwas anderes eintragen</summary>
            <div className="adm-stack pt-2">
              {others.map((fact) => (
                <Submit key={fact} name="fact" value={fact} className="adm-btn-small adm-btn-wide">
                  {factWords[fact]}
                </Submit>
              ))}
            </div>
          </details>
        )}
      </form>
    </section>
  );
}

function Suspicion({ suspicion: { reasons, isCleared, others } }: Pick<StaffOrderView, 'suspicion'>) {
  if (reasons.length === 0) return null;
  if (isCleared) {
    return (
      <section>
        <h2>Unbedenklich</h2>
        <p className="mute mt-1">{`Angesehen: ${reasons.map((reason) => suspicionWords[reason]).join(', ')}.`}</p>
      </section>
    );
  }
  return (
    <section className="adm-warn">
      <h2>{reasons.length === 1 ? 'Auffällig, ein Grund' : `Auffällig, ${reasons.length} Gründe`}</h2>
      <ul className="adm-stack mt-2">
        {reasons.map((reason) => (
          <li key={reason}>{suspicionWords[reason]}</li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="adm-row mute mt-2">
          <bdi>Aus demselben Netz:</bdi>
          {others.map((number) => (
            <OrderLink key={number} number={number} className="num" />
          ))}
        </p>
      )}
      <form method="post" className="mt-3">
        <Submit name="intent" value="clear" className="adm-btn-small">
          Unbedenklich
        </Submit>
      </form>
    </section>
  );
}

function Contact({ contact }: Pick<StaffOrderView, 'contact'>) {
  const { email, phone, address, delivery, orders, hasAccount } = contact;
  const rows: [string, React.ReactNode][] = [
    [
      'E-Mail',
      <a key="e" className="lk" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [
      'Telefon',
      <a key="t" className="lk num" href={telephoneLink(phone)}>
        {phone}
      </a>,
    ],
    ['Adresse', address.join(', ')],
    ['Lieferung', delivery ? delivery.join(', ') : 'wie Adresse'],
    [
      'Konto',
      <span key="k">
        <bdi>{hasAccount ? 'ja' : 'nein'}</bdi>
        <bdi>,</bdi> <bdi>{orders === 1 ? 'eine Bestellung' : `${orders} Bestellungen`}</bdi>{' '}
        {orders > 1 && (
          <a className="lk" href={`/admin/bestellungen?ansicht=alle&q=${encodeURIComponent(email)}`}>
            ansehen
          </a>
        )}
      </span>,
    ],
  ];
  return (
    <section>
      <h2>Kontakt</h2>
      <Facts rows={rows} />
    </section>
  );
}

function Visit({ visit: { source, utmPath, isBlackFriday, device } }: Pick<StaffOrderView, 'visit'>) {
  const name = source ?? DIRECT;
  const rows: [string, React.ReactNode][] = [
    [
      'Quelle',
      <a
        key="q"
        className="lk"
        href={`/admin/bestellungen${ordersSearch(readOrdersQuery(new URLSearchParams({ ansicht: 'alle', quelle: name })))}`}
      >
        {name}
      </a>,
    ],
    ['Adresse', utmPath],
    ['Black Friday', isBlackFriday ? 'ja' : 'nein'],
    ['Gerät', device && deviceWords[device]],
  ];
  return (
    <section>
      <h2>Herkunft</h2>
      <Facts rows={rows.filter(([, value]) => value)} valueClass="break-words" />
    </section>
  );
}

/** What a letter begins with as its subject, before the order's number. */
const subjects: Readonly<Record<Locale, string>> = { de: 'Deine Bestellung', fr: 'Votre commande' };

function Letter({ firstname, number, locale }: { firstname: string; number: string; locale: Locale }) {
  return (
    <section>
      <details>
        <summary className="adm-btn adm-btn-wide list-none">
          <Icon name="mail" small />
          Brief an <bdi>{firstname}</bdi>
        </summary>
        <form method="post" className="adm-stack mt-4">
          <input type="hidden" name="intent" value="letter" />
          <p className="micro mute">{`Diese Person liest ${languageNames[locale]}.`}</p>
          <InputField
            label="Betreff"
            name="subject"
            required
            maxLength={120}
            defaultValue={`${subjects[locale]} ${number}`}
          />
          <TextField label="Text, ohne Anrede und Gruss" name="text" required maxLength={4000} rows={6} />
          <Submit>Senden</Submit>
        </form>
      </details>
    </section>
  );
}

function Documents({ documents }: Pick<StaffOrderView, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section>
      <details>
        <summary className="adm-btn adm-btn-wide list-none">Dokument per Link</summary>
        <form method="post" className="adm-stack mt-4">
          <input type="hidden" name="intent" value="document" />
          <p className="mute">Der Link geht an die Adresse der Bestellung und gilt vierzehn Tage.</p>
          {documents.map((kind) => (
            <Submit
              key={kind}
              name="kind"
              value={kind}
              className="adm-btn-wide"
            >{`${documentNames[kind]} schicken`}</Submit>
          ))}
          <a className="lk" href="/admin/dokumente">
            Was geschickt wurde
          </a>
        </form>
      </details>
    </section>
  );
}

function Notes({ notes }: Pick<StaffOrderView, 'notes'>) {
  return (
    <section id="notizen">
      <h2>Notizen</h2>
      <ul className="adm-notes mt-2">
        {notes.map(({ text, staffEmail, at }) => (
          <li key={at}>
            <p>{text}</p>
            <p className="faint num">{`${staffEmail}, ${formatShortMoment(at)}`}</p>
          </li>
        ))}
      </ul>
      <form method="post" className="adm-stack">
        <input type="hidden" name="intent" value="note" />
        <textarea
          className="adm-input"
          name="text"
          aria-label="Notiz"
          placeholder="Notiz, nur für uns"
          required
          maxLength={2000}
        />
        <Submit className="adm-btn-small justify-self-start">Speichern</Submit>
      </form>
    </section>
  );
}

function History({ order: { log, events } }: { order: StaffOrderView }) {
  return (
    <section>
      <h2>Verlauf</h2>
      <ul className="adm-log num mt-1">
        {events.map(({ at, what, who, note }, index) => (
          <li key={index}>
            <span>{formatShortMoment(at)}</span>
            <span>{`${what} (${who})${note ? `: ${note}` : ''}`}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary className="lk">Protokoll</summary>
        <ul className="adm-log num">
          {log.map(({ id, at, staffEmail, action, subject }) => (
            <li key={id}>
              <span>{formatShortMoment(at)}</span>
              <span>{`${staffEmail} ${action}${subject ? `: ${subject}` : ''}`}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
