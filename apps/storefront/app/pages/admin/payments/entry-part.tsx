import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import type { readBankEntry } from '~/modules/payments/bank-statements.server.ts';
import { Facts, InputField, Submit } from '~/pages/admin/fields.tsx';
import { Block } from '~/pages/admin/staff-page.tsx';
import { formatMoney } from './amounts.ts';

type Entry = NonNullable<Awaited<ReturnType<typeof readBankEntry>>>;

/** A payment of a statement: where it may belong, and what can be done with it. */
export function EntryPart({ entry }: { entry: Entry }) {
  const { day, from, iban, address, message, reference, amount, currency, charges, reason, isBookable, statementId } =
    entry;
  const isOpen = ['matched', 'proposed', 'held'].includes(entry.state);
  return (
    <section id="eingang" className="adm-block">
      <div className="adm-block-head">
        <h2 className="num">{`${formatMoney(amount, currency)} von ${from}`}</h2>
        <span className="mute">{reason}</span>
      </div>
      <Facts
        rows={[
          ['Datum', day ? formatDate(day, 'de') : '–'],
          ['Konto', <span className="num">{iban ?? '–'}</span>],
          ['Adresse', address.join(', ') || '–'],
          ['Mitteilung', message || '–'],
          ['Referenz', <span className="num">{reference ?? '–'}</span>],
          ...(charges > 0 ? [['Spesen', formatChfWithRappen(charges)] as const] : []),
          [
            'Auszug',
            <a className="lk" href={`?auszug=${statementId}#auszug`}>
              Ansehen
            </a>,
          ],
        ]}
      />
      {isOpen && (
        <div className="adm-two mt-5">
          {isBookable ? <AssignForm entry={entry} /> : <div />}
          <div className="adm-stack">
            {isBookable && <ReturnForm id={entry.id} />}
            <SetAsideForm id={entry.id} />
          </div>
        </div>
      )}
    </section>
  );
}

function AssignForm({ entry: { id, orderNumber, candidates } }: { entry: Entry }) {
  return (
    <form method="post" className="adm-stack">
      <input type="hidden" name="id" value={id} />
      <InputField
        label="Bestellung"
        className="num"
        name="number"
        required
        maxLength={20}
        list="moegliche"
        defaultValue={orderNumber ?? candidates[0]?.number}
      />
      <datalist id="moegliche">
        {candidates.map(({ number, name }) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </datalist>
      {candidates.length > 0 && (
        <p className="mute">{`Gleicher Betrag offen: ${candidates.map(({ number, name }) => `${number}, ${name}`).join('; ')}.`}</p>
      )}
      <Submit className="justify-self-start" look="main" name="intent" value="assign">
        Zuordnen und buchen
      </Submit>
    </form>
  );
}

const ReturnForm = ({ id }: { id: string }) => (
  <form method="post">
    <input type="hidden" name="id" value={id} />
    <Submit name="intent" value="return">
      Zurückzahlen
    </Submit>
  </form>
);

const SetAsideForm = ({ id }: { id: string }) => (
  <form method="post" className="adm-stack">
    <input type="hidden" name="id" value={id} />
    <InputField label="Gehört zu keiner Bestellung, weil" name="reason" required maxLength={300} />
    <Submit className="justify-self-start" name="intent" value="set-aside">
      Beiseitelegen
    </Submit>
  </form>
);

interface ReverseProps {
  booking: { id: string; number: string; amount: number; day: string };
}

export const ReversePart = ({ booking: { id, number, amount, day } }: ReverseProps) => (
  <div id="buchung">
    <Block title="Buchung zurücknehmen">
      <form method="post" className="adm-stack">
        <input type="hidden" name="id" value={id} />
        <p>
          {`${formatChfWithRappen(amount)} für ${number} vom ${formatDate(day, 'de')}. Ist die Bestellung ohne sie nicht mehr bezahlt, geht sie einen Schritt zurück. Die Kundschaft bekommt keine E-Mail.`}
        </p>
        <InputField label="Warum sie falsch ist" name="reason" required maxLength={300} />
        <Submit className="justify-self-start" look="error" name="intent" value="reverse">
          Zurücknehmen
        </Submit>
      </form>
    </Block>
  </div>
);
