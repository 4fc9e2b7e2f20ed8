import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import type { PayoutView } from '~/modules/payments/payouts.server.ts';
import { Facts, InputField, Submit } from '~/pages/admin/fields.tsx';
import { Block, formatCount } from '~/pages/admin/staff-page.tsx';

interface PayoutsProps {
  count: number;
  files: readonly { id: string; day: string; count: number; sum: number }[];
}

/** The payment order for all transfers that have an account, and the files that the bank has not executed yet. */
export const PayoutsPart = ({ count, files }: PayoutsProps) => (
  <Block title="Zurückzahlen" sub={`${formatCount(count)} offen`}>
    <p className="mute">
      Die Datei (pain.001) liest du im E-Banking ein. Sobald ein Auszug die Überweisung zeigt, ist sie erledigt und die
      Kundschaft bekommt eine E-Mail.
    </p>
    <form method="post" className="my-4">
      <Submit look="main" name="intent" value="payout-file">
        Zahlungsdatei machen
      </Submit>
    </form>
    {files.length > 0 && (
      <ul className="adm-stack">
        {files.map(({ id, day, count: transfers, sum }) => (
          <li key={id}>
            <a className="lk num" href={`/admin/zahlungen/auftrag/${id}`}>
              {`${formatDate(day, 'de')}, ${formatCount(transfers)} Überweisungen, ${formatChfWithRappen(sum)}`}
            </a>
          </li>
        ))}
      </ul>
    )}
  </Block>
);

export const PayoutPart = ({ payout }: { payout: PayoutView }) => {
  const { id, name, iban, isPayable, amount, message, day, fileId } = payout;
  return (
    <section id="auftrag" className="adm-block">
      <div className="adm-block-head">
        <h2 className="num">{`${formatChfWithRappen(amount)} an ${name}`}</h2>
        <span className="mute">{fileId ? 'in einer Zahlungsdatei' : isPayable ? 'bereit' : 'das Konto fehlt'}</span>
      </div>
      <Facts
        rows={[
          ['Seit', formatDate(day, 'de')],
          ['Mitteilung', message],
          ['Konto', <span className="num">{iban ?? '–'}</span>],
        ]}
      />
      <div className="adm-two mt-5">
        {fileId ? (
          <PayoutForm id={id} intent="payout-release" label="Aus der Datei nehmen: die Bank hat sie abgelehnt" />
        ) : (
          <form method="post" className="adm-stack">
            <input type="hidden" name="id" value={id} />
            <InputField label="IBAN" className="num" name="iban" required maxLength={34} defaultValue={iban ?? ''} />
            <Submit className="justify-self-start" name="intent" value="payout-account">
              Konto eintragen
            </Submit>
          </form>
        )}
        <PayoutForm id={id} intent="payout-done" label="Ist überwiesen" />
      </div>
    </section>
  );
};

const PayoutForm = ({ id, intent, label }: { id: string; intent: string; label: string }) => (
  <form method="post">
    <input type="hidden" name="id" value={id} />
    <Submit name="intent" value={intent}>
      {label}
    </Submit>
  </form>
);
