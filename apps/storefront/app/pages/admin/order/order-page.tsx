import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatAmount, formatChf } from '~/i18n/money.ts';
import type { StaffOrderView } from '~/modules/staff/order-page.ts';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { stageWords } from '~/modules/staff/order-list.ts';
import { type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { languageNames } from '~/modules/staff/language-names.ts';
import { CancelPart, RefundPart } from './money-parts.tsx';
import { AgreedPart, ContractPart, GoodsPart, OutboxPart, PaymentsPart, SchedulePart } from './order-facts.tsx';
import { IdPart } from './id-part.tsx';
import { OrderSide } from './order-side.tsx';

interface OrderPageProps {
  frame: FrameData;
  order: StaffOrderView;
  /** Until when money may be moved, ISO 8601; null: not now. */
  fresh: string | null;
  /** A link was sent just now: its code can be typed. */
  isLinkSent: boolean;
  answer?: { text: string; isError: boolean };
}

/** One order: left what must be judged, right what can be done. */
export function OrderPage({ frame, order, fresh, isLinkSent, answer }: OrderPageProps) {
  const { contact, orderedAt, storefront, locale } = order;
  const who = `${contact.firstname} ${contact.lastname}`;
  const language = languageNames[locale];
  return (
    <StaffFrame
      frame={frame}
      place="Bestellungen"
      title={<span className="num">{order.number}</span>}
      sub={`${who} · ${formatDayAndTime(orderedAt, 'de')} · ${storefront}, ${language}`}
      tools={<Equation order={order} />}
      answer={answer}
    >
      <p className="adm-crumb">
        <a className="lk" href="/admin/bestellungen">
          Bestellungen
        </a>
        <span className="faint">{order.stand}</span>
        {order.turn && <span className="faint">{`am Zug: ${order.turn}`}</span>}
      </p>
      <Stages order={order} />
      <div className="adm-order">
        <div>
          {order.idDocument && (
            <IdPart number={order.number} idDocument={order.idDocument} contact={contact} orderedAt={orderedAt} />
          )}
          <GoodsPart order={order} />
          <SchedulePart order={order} />
          <PaymentsPart order={order} />
          <ContractPart order={order} />
          <AgreedPart order={order} />
          <OutboxPart jobs={order.jobs} />
          <div className="adm-two">
            <CancelPart order={order} />
            <RefundPart order={order} fresh={fresh} isLinkSent={isLinkSent} email={frame.email} />
          </div>
        </div>
        <OrderSide order={order} />
      </div>
    </StaffFrame>
  );
}

function Equation({ order }: { order: StaffOrderView }) {
  const { paysOnce, months, monthly, total, downPayment, insuranceYearly } = order;
  const down = downPayment > 0 ? `${formatAmount(downPayment)} + ` : '';
  const sum = paysOnce ? formatChf(total) : `${down}${months} × ${formatAmount(monthly)} = ${formatChf(total)}`;
  const insurance = insuranceYearly ? `mit Versicherung, ${formatChf(insuranceYearly)} im Jahr` : 'ohne Versicherung';
  return (
    <p className="adm-equation num">
      <b>{sum}</b>
      <span className="mute">{paysOnce ? `einmal, ${insurance}` : `0\u00a0% Zins, ${insurance}`}</span>
    </p>
  );
}

function Stages({ order: { stations, expectedDelivery } }: { order: StaffOrderView }) {
  return (
    <ol className="adm-stages">
      {stations.map(({ stage, state, at, who }) => (
        <li key={stage} className={state} aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}>
          <h2>{stageWords[stage]}</h2>
          {at && <p className="num">{formatShortMoment(at)}</p>}
          {who && <p>{who}</p>}
          {!at && stage === 'delivered' && expectedDelivery && <p>{`am ${formatDate(expectedDelivery, 'de')}`}</p>}
        </li>
      ))}
    </ol>
  );
}
