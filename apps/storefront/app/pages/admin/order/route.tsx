import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatAmount, formatChf } from '~/i18n/money.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { orderIdOf } from '~/modules/staff/order-acts.server.ts';
import { nextActorLabel, stageWords } from '~/modules/staff/order-list.ts';
import { type StaffOrderView, staffOrderView } from '~/modules/staff/order-page.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { linksWith, staffTitle } from '~/pages/admin/staff-route.ts';
import { IdPart } from './id-part.tsx';
import { CancelPart, RefundPart } from './money-parts.tsx';
import { actOnOrder } from './order-acts.server.ts';
import { AgreedPart, ContractPart, GoodsPart, OutboxPart, PaymentsPart, SchedulePart } from './order-facts.tsx';
import { OrderSide } from './order-side.tsx';
import styles from './order.css?url';

export { handle, headers } from '~/pages/admin/staff-route.ts';
export const links = linksWith(styles);
export const meta = ({ params }: { params: { number?: string } }) => staffTitle(params.number ?? 'Bestellung');

/** One order, as the staff sees it. Each look is in the log. */
export async function loader({ request, params: { number = '' } }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const checkoutId = await orderIdOf(number);
  if (!checkoutId) throw new Response('Not found', { status: 404 });
  await recordAction(staff, { action: 'order.read', checkoutId });
  const [order, fresh] = await Promise.all([staffOrderView(number), freshUntil(staff, request.headers.get('Cookie'))]);
  if (!order) throw new Response('Not found', { status: 404 });
  return { frame, order, fresh, isLinkSent: params.get('antwort') === 'link' };
}

/** What the buttons of the page do; each is an intent. */
export const action = actOnOrder;

export default function StaffOrderRoute() {
  const { frame, order, fresh, isLinkSent } = useLoaderData<typeof loader>();
  const { contact, orderedAt, storefront, locale } = order;
  const who = `${contact.firstname} ${contact.lastname}`;
  const language = languageNames[locale];
  return (
    <StaffPage
      area="Bestellungen"
      title={<span className="num">{order.number}</span>}
      sub={`${who} · ${formatDayAndTime(orderedAt, 'de')} · ${storefront}, ${language}`}
      tools={<Equation order={order} />}
    >
      <p className="adm-crumb">
        <a className="lk" href="/admin/bestellungen">
          Bestellungen
        </a>
        <span className="faint">{order.statusLabel}</span>
        {order.nextActor && <span className="faint">{`am Zug: ${nextActorLabel(order.nextActor)}`}</span>}
      </p>
      {order.shopperReads && <p className="faint">{`Die Kundschaft liest: ${order.shopperReads}`}</p>}
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
    </StaffPage>
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
