import type { BookingMeans } from '~/modules/payments/bookings.ts';
import { InputField, SelectField, Submit } from '~/pages/admin/fields.tsx';

/** Reading a bank's statement. Nothing is booked before it was looked at. */
export const UploadPart = () => (
  <details>
    <summary className="adm-btn list-none">Kontoauszug einlesen</summary>
    <form method="post" encType="multipart/form-data" className="adm-stack mt-4 bg-mist p-4">
      <p className="mute">
        camt.053 oder camt.054 (001.08 oder 001.04), höchstens 10 MB. Zuerst siehst du, was wohin gehört, dann buchst
        du. Zweimal eingelesen wird nichts zweimal gebucht.
      </p>
      <InputField label="Datei der Bank" type="file" name="file" accept=".xml,application/xml,text/xml" required />
      <Submit className="justify-self-start" look="main" name="intent" value="read">
        Einlesen
      </Submit>
    </form>
  </details>
);

/** Means of a booking, the most usual first. */
const means: readonly (readonly [BookingMeans, string])[] = [
  ['bank', 'Bankkonto'],
  ['twint', 'TWINT'],
  ['card', 'Karte'],
  ['cash', 'bar'],
];

export const BookingPart = ({ formKey, today }: { formKey: string; today: string }) => (
  <details>
    <summary className="adm-btn list-none">Zahlung eingegangen</summary>
    <form method="post" className="adm-stack mt-4 bg-mist p-4">
      <input type="hidden" name="key" value={formKey} />
      <InputField label="Bestellung" className="num" name="number" required placeholder="VE-7K3M-Q9TF" maxLength={20} />
      <InputField label="Betrag in CHF" className="num" name="amount" inputMode="decimal" required />
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
      <Submit className="justify-self-start" name="intent" value="book">
        Eintragen
      </Submit>
    </form>
  </details>
);
