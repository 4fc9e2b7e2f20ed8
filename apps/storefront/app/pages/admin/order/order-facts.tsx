import { formatShortMoment } from '~/pages/admin/moments.ts';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen, formatExactAmount } from '~/i18n/money.ts';
import { stockWords } from '~/modules/staff/order-list.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.server.ts';
import type { OutboxJob } from '~/modules/staff/outbox.server.ts';
import { Icon } from '~/ui/icon.tsx';
import { PlanLine } from '~/ui/station-line.tsx';
import { Block } from '~/pages/admin/staff-page.tsx';
import { type Column, Table } from '~/pages/admin/table.tsx';
import { TriesLine } from '~/pages/admin/stage-line.tsx';

interface PartProps {
  order: StaffOrderView;
}

export function GoodsPart({ order: { deals, discount, stock } }: PartProps) {
  const expected =
    stock.state === 'preOrdered' && stock.expected ? ` Erwartet um den ${formatDate(stock.expected, 'de')}.` : '';
  return (
    <Block title="Ware">
      {stock.state !== 'reserved' && <p className="adm-error mb-2">{`${stockWords[stock.state]}${expected}`}</p>}
      <table className="adm-table">
        <thead>
          <tr>
            <th scope="col">Artikel</th>
            <th scope="col" className="adm-hide-phone">
              Artikel-Nr.
            </th>
            <th scope="col" className="r adm-hide-phone">
              Anzahlung
            </th>
            <th scope="col" className="r">
              Preis CHF
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal, index) => (
            <tr key={index}>
              <td>
                <div className="adm-goods">
                  <span className="adm-thumb">
                    {deal.image && <img src={deal.image} alt="" width="56" height="35" loading="lazy" />}
                  </span>
                  <span>
                    <b>{deal.name}</b>
                    <small>{[deal.details, deal.isMissing && 'fehlt'].filter(Boolean).join(' · ')}</small>
                  </span>
                </div>
              </td>
              <td className="num adm-hide-phone">{deal.sku ?? '–'}</td>
              <td className="num r adm-hide-phone">{formatExactAmount(deal.downPayment)}</td>
              <td className="num r">
                <b>{formatExactAmount(deal.price)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {discount && (
        <p className="mute num mt-2">{`Code ${discount.code}: ${formatChfWithRappen(discount.amount)} weniger`}</p>
      )}
    </Block>
  );
}

export function SchedulePart({ order: { paysOnce, months, schedule } }: PartProps) {
  if (paysOnce) return null;
  const instalments = schedule.filter(({ kind }) => kind === 'instalment');
  const first = instalments[0];
  const last = instalments.at(-1);
  if (!first || !last) return null;
  return (
    <Block
      title="Zahlungsplan"
      more={
        <details>
          <summary className="lk">Tabelle</summary>
          <ol className="num">
            {schedule.map(({ kind, date, amount }) => (
              <li key={`${kind} ${date}`}>{`${formatDate(date, 'de')}: ${formatExactAmount(amount)}`}</li>
            ))}
          </ol>
        </details>
      }
    >
      <div className="py-4">
        <PlanLine months={months} label={`${months} Monatsraten`} />
      </div>
      <p className="num flex justify-between gap-4">
        <span>
          <b className="font-medium">{formatDate(first.date, 'de')}</b>
          <br />
          <span className="mute">{`erste Rate, ${formatExactAmount(first.amount)}`}</span>
        </span>
        <span className="text-right">
          <b className="font-medium">{formatDate(last.date, 'de')}</b>
          <br />
          <span className="mute">{`letzte Rate, ${formatExactAmount(last.amount)}`}</span>
        </span>
      </p>
    </Block>
  );
}

export function PaymentsPart({ order: { payment } }: PartProps) {
  if (!payment) return null;
  const { due, held, payBy, rows, refunds } = payment;
  const sub = `${formatExactAmount(held)} von ${formatExactAmount(due)}, fällig bis ${formatDate(payBy, 'de')}`;
  const states = { open: 'unterwegs', done: 'zurückgezahlt', failed: 'nicht gesendet' } as const;
  return (
    <div id="zahlungen" className="adm-block">
      <div className="adm-block-head">
        <h2>Zahlungen</h2>
        <span className="mute num">{sub}</span>
      </div>
      {rows.length + refunds.length === 0 && <p className="mute">Es ist noch nichts gekommen.</p>}
      <table className="adm-table">
        <caption className="sr-only">Zahlungen und Rückzahlungen</caption>
        <tbody className="num">
          {rows.map(({ key, at, means, state, isGood, amount }) => (
            <tr key={key}>
              <td>{formatShortMoment(at)}</td>
              <td>
                <bdi>{means}</bdi>
                <small>{key.replace(/^\w+:/, '')}</small>
              </td>
              <td className={isGood ? 'adm-good' : 'mute'}>{state}</td>
              <td className="r">{amount > 0 ? formatChfWithRappen(amount) : '–'}</td>
            </tr>
          ))}
          {refunds.map(({ at, amount, reason, staffEmail, state, failure }) => (
            <tr key={at}>
              <td>{formatShortMoment(at)}</td>
              <td>
                Rückzahlung
                <small>{`${reason}, ${staffEmail}`}</small>
              </td>
              <td className={state === 'failed' ? 'adm-error' : 'mute'}>
                <bdi>{states[state]}</bdi>
                {failure && <small>{failure}</small>}
              </td>
              <td className="r">{`−${formatChfWithRappen(amount)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ContractPart({ order: { number, contract } }: PartProps) {
  if (contract.state === 'none') return null;
  const words = {
    preparing: 'Wird gerade gemacht.',
    ready: 'Bereit zur Unterschrift.',
    signed: 'Unterschrieben.',
  } as const;
  return (
    <Block title="Vertrag">
      <p className="adm-row">
        <Icon name="document" small />
        <bdi>{words[contract.state]}</bdi>
        {contract.id && (
          <a className="lk" href={`/admin/bestellungen/${number}/vertrag.pdf`}>
            PDF holen
          </a>
        )}
      </p>
    </Block>
  );
}

export function AgreedPart({ order: { agreed } }: PartProps) {
  if (!agreed) return null;
  return (
    <Block title="Angenommen" sub={formatShortMoment(agreed.at)}>
      <p>{`«${agreed.words}»`}</p>
      {agreed.version && <p className="mute num mt-1">{`AGB in der Fassung ${agreed.version}`}</p>}
    </Block>
  );
}

const jobColumns: readonly Column<OutboxJob>[] = [
  { name: 'Wann', isPhoneHidden: true, cell: ({ doneAt, createdAt }) => formatShortMoment(doneAt ?? createdAt) },
  {
    name: 'Was',
    cell: ({ what }) => <b>{what.title}</b>,
    small: ({ what }) => what.to,
  },
  { name: 'Versuche', cell: (job) => <TriesLine job={job} /> },
  { name: 'Stand', cell: stateOf },
];

export function OutboxPart({ jobs }: { jobs: OutboxJob[] }) {
  return (
    <Block title="Ausgang" sub="Was diese Bestellung verschickt hat">
      {jobs.length === 0 && <p className="mute">Noch nichts.</p>}
      <Table
        caption="Zustellungen dieser Bestellung"
        columns={jobColumns}
        rows={jobs}
        rowKey={({ id }) => id}
        isStacked={false}
        isHeadless
      />
    </Block>
  );
}

function stateOf({ doneAt, isGivenUp, tries, reason, nextAt }: OutboxJob): string {
  if (doneAt) return tries > 1 ? `beim ${tries}. Mal zugestellt` : 'zugestellt';
  if (isGivenUp) return `aufgegeben: ${reason ?? ''}`;
  const next = nextAt ? `nächster Versuch ${formatShortMoment(nextAt)}` : '';
  return reason ? `${reason}, ${next}` : 'wartet';
}
