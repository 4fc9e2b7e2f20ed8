import { formatTime } from '~/i18n/dates.ts';
import { formatChfWithRappen, formatExactAmount } from '~/i18n/money.ts';
import { isBookedByHand } from '~/modules/payments/bookings.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.ts';
import { FreshLink } from '~/pages/admin/fresh-link.tsx';
import { Block } from '~/pages/admin/frame.tsx';

const reasons = [
  'Wunsch der Kundschaft',
  'Nicht lieferbar',
  'Bonität abgelehnt',
  'Verdacht auf Missbrauch',
  'Doppelt bestellt',
];

/** Cancelling, with everything that follows from it before the button. */
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
        <label className="adm-field">
          <span>Grund</span>
          <select className="adm-input" name="reason">
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="adm-btn adm-btn-error adm-btn-wide">
          Bestellung stornieren
        </button>
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

/** Sending money back: with a fresh link only. */
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
        <label className="adm-field">
          <span>Zahlung</span>
          <select className="adm-input" name="key">
            {refundable.map(({ key, label, most }) => (
              <option key={key} value={key}>{`${label}, höchstens ${formatChfWithRappen(most)}`}</option>
            ))}
          </select>
        </label>
      )}
      <label className="adm-field">
        <span>Betrag in CHF</span>
        <input
          className="adm-input num"
          name="amount"
          inputMode="decimal"
          required
          defaultValue={first && formatExactAmount(first.most)}
        />
      </label>
      {first && <p className="micro mute num">{`höchstens ${formatChfWithRappen(first.most)}, ${first.label}`}</p>}
      {first && isBookedByHand(first.key) && (
        <p className="micro mute">
          Was von Hand eingetragen wurde, schickst du selbst zurück. Hier wird es eingetragen.
        </p>
      )}
      <label className="adm-field">
        <span>Wofür</span>
        <input className="adm-input" name="reason" required maxLength={300} />
      </label>
      <button type="submit" className="adm-btn adm-btn-main adm-btn-wide">
        Zurückzahlen
      </button>
    </form>
  );
}
