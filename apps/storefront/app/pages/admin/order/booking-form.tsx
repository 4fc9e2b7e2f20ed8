import { formatChfWithRappen } from '~/i18n/money.ts';
import type { BookingMeans } from '~/modules/payments/bookings.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.ts';

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
        <label className="adm-field">
          <span>Eingegangen am</span>
          <input className="adm-input num" type="date" name="day" required max={today} defaultValue={today} />
        </label>
        <label className="adm-field">
          <span>Womit</span>
          <select className="adm-input" name="means">
            {means.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="adm-btn adm-btn-wide">
          {`${formatChfWithRappen(open)} eintragen`}
        </button>
        <p className="micro mute">Ein Teilbetrag oder mehr als das Offene: npm run order:paid.</p>
      </form>
    </section>
  );
}
