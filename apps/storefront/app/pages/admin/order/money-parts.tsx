import { formatTime } from '~/i18n/dates.ts';
import { formatChfWithRappen, formatExactAmount } from '~/i18n/money.ts';
import { type BookingMeans, isBookedByHand } from '~/modules/payments/bookings.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.server.ts';
import { InputField, SelectField, Submit } from '~/pages/admin/fields.tsx';
import { FreshLink } from '~/pages/admin/fresh-link.tsx';
import { Block } from '~/pages/admin/staff-page.tsx';

const reasons = [
  'Wunsch der Kundschaft',
  'Nicht lieferbar',
  'Bonität abgelehnt',
  'Verdacht auf Missbrauch',
  'Doppelt bestellt',
];

export function CancelPart({ order: { mayCancel, isCancelAsked, cancelEffects } }: { order: StaffOrderView }) {
  if (!mayCancel) {
    return (
      <Block title="Stornieren">
        <p className="mute">Geht nicht mehr: die Bestellung ist unterwegs oder beendet.</p>
      </Block>
    );
  }
  return (
    <Block title="Stornieren">
      <p className="mute mb-3">{`${isCancelAsked ? 'Die Kundschaft hat darum gebeten. ' : ''}Das folgt daraus:`}</p>
      <ol className="adm-effects">
        {cancelEffects.map(({ when, text }) => (
          <li key={text}>
            <b>{when}</b>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
      <form method="post" className="adm-stack mt-5">
        <input type="hidden" name="intent" value="cancel" />
        <SelectField label="Grund" name="reason" options={reasons.map((reason) => [reason, reason])} />
        <Submit className="adm-btn-wide" look="error">
          Bestellung stornieren
        </Submit>
      </form>
    </Block>
  );
}

interface RefundPartProps {
  order: StaffOrderView;
  fresh: string | null;
  isLinkSent: boolean;
  email: string;
}

export function RefundPart({ order: { refundable }, fresh, isLinkSent, email }: RefundPartProps) {
  return (
    <section id="zurueckzahlen" className="adm-block">
      <div className="adm-block-head">
        <h2>Zurückzahlen</h2>
      </div>
      {refundable.length === 0 ? (
        <p className="mute">Es ist kein Geld da, das zurückgehen könnte.</p>
      ) : fresh ? (
        <RefundForm refundable={refundable} fresh={fresh} />
      ) : (
        <FreshLink what="Geld geht" email={email} isLinkSent={isLinkSent} />
      )}
    </section>
  );
}

function RefundForm({ refundable, fresh }: { refundable: StaffOrderView['refundable']; fresh: string }) {
  const [first] = refundable;
  return (
    <form method="post" className="adm-stack">
      <input type="hidden" name="intent" value="refund" />
      <p className="mute">{`Ein Teil oder alles, auf demselben Weg. Die Bestellung läuft weiter. Dein Link gilt bis ${formatTime(fresh, 'de')}.`}</p>
      {refundable.length === 1 && first ? (
        <input type="hidden" name="key" value={first.key} />
      ) : (
        <SelectField
          label="Zahlung"
          name="key"
          options={refundable.map(({ key, label, most }) => [key, `${label}, höchstens ${formatChfWithRappen(most)}`])}
        />
      )}
      <InputField
        label="Betrag in CHF"
        className="num"
        name="amount"
        inputMode="decimal"
        required
        defaultValue={first && formatExactAmount(first.most)}
      />
      {first && <p className="micro mute num">{`höchstens ${formatChfWithRappen(first.most)}, ${first.label}`}</p>}
      {first && isBookedByHand(first.key) && (
        <p className="micro mute">
          Bankzahlungen gehen als Überweisung zurück: sie stehen danach unter «Zahlungen», «Zurückzahlen». Was bar, per
          TWINT oder Karte im Laden kam, schickst du selbst zurück; hier wird es eingetragen.
        </p>
      )}
      <InputField label="Wofür" name="reason" required maxLength={300} />
      <Submit className="adm-btn-wide" look="main">
        Zurückzahlen
      </Submit>
    </form>
  );
}

/** Means of a booking, the most usual first. */
const means: readonly (readonly [BookingMeans, string])[] = [
  ['bank', 'Bankkonto'],
  ['twint', 'TWINT'],
  ['card', 'Karte'],
  ['cash', 'bar'],
];

/** Books what is open of an order: money that came past the payment page. */
export function BookingForm({ booking: { open, today, key } }: { booking: NonNullable<StaffOrderView['booking']> }) {
  return (
    <section>
      <h2>Zahlung eintragen</h2>
      <form method="post" className="adm-stack mt-3">
        <input type="hidden" name="intent" value="book" />
        <input type="hidden" name="key" value={key} />
        <p className="num">{`Offen: ${formatChfWithRappen(open)}`}</p>
        <InputField
          label="Eingegangen am"
          className="num"
          type="date"
          name="day"
          required
          max={today}
          defaultValue={today}
        />
        <SelectField label="Womit" name="means" options={means} />
        <Submit className="adm-btn-wide">{`${formatChfWithRappen(open)} eintragen`}</Submit>
        <p className="micro mute">Ein Teilbetrag oder mehr als das Offene: unter «Zahlungen».</p>
      </form>
    </section>
  );
}
