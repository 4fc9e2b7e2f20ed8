import { formatDayAndTime } from '~/i18n/dates.ts';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Panel } from '~/ui/layout.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { Rate } from '~/ui/rate.tsx';
import { PlanLine } from '~/ui/station-line.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { rateSentence } from '~/modules/financing/equation.ts';
import { ownRate } from '~/modules/financing/financing.ts';
import { PlanEquation } from '~/modules/financing/ui/plan-equation.tsx';
import { OwnPart, SharedPart } from '~/modules/financing/ui/shared-parts.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { wordAssumption } from '~/modules/orders/ledger-words.ts';
import { chosenOf, orderShare, type OrderView, scheduleAmounts } from '~/modules/orders/order-view.ts';
import { ScheduleList } from '~/pages/checkout/plan-calendar.tsx';
import { DiscountRow, PartyRows, VatRow } from '~/pages/checkout/plan-summary.tsx';

interface OrderSummaryProps {
  order: OrderView;
  ledger: Ledger;
  afterOrder: AfterOrderView;
  /** When the confirmation will be mailed, ISO 8601, where it has to wait. */
  mailAt: string | null;
}

/** The order beside its tasks: what it costs and when, what was ordered, and what to keep of it. */
export function OrderSummary({ order, ledger, afterOrder, mailAt }: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'after-order']);
  const { t: due } = useTranslation('due');
  const locale = useLocale();
  const { ended, scheduleFiles, insurance } = afterOrder;
  const insured = insurance ? insurance.insured && insurance.yearly : order.insuranceYearly;
  return (
    <Panel>
      <h2 className="text-h4">{t(`after-order:summary.${ended ? 'items' : order.paysOnce ? 'once' : 'plan'}`)}</h2>
      {!ended && <OrderRate order={order} ledger={ledger} />}
      <dl className="summary-list mt-4">
        {order.items.map((item, index) => (
          <div key={index}>
            <dt>
              <bdi>{item.name}</bdi>
              <span className="block text-ink-2">{chosenOf(item).join(', ')}</span>
            </dt>
            <dd className="whitespace-nowrap">{formatExactAmount(item.price)}</dd>
          </div>
        ))}
        {order.discount && <DiscountRow discount={order.discount} />}
        <div>
          <dt>{t('summary.delivery')}</dt>
          <dd>{t('summary.free')}</dd>
        </div>
        <VatRow total={order.total} day={order.orderedOn} />
        <PartyRows ledger={ledger} />
      </dl>
      {insured && !ended ? (
        <p className="mt-2 text-small text-ink-2">{t('summary.insurance', { amount: formatExactAmount(insured) })}</p>
      ) : null}
      {!order.paysOnce && !ended && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-touch items-center text-small">{t('calendar.as-list')}</summary>
          <p className="text-small text-ink-2">{wordAssumption(ledger.schedule, { t: due, locale })}</p>
          <ScheduleList payments={ledger.schedule.payments} />
        </details>
      )}
      {scheduleFiles && <ScheduleToKeep files={scheduleFiles} />}
      <p className="mt-4 text-small text-ink-2">
        {t('confirmation.number')} <b className="num text-ink">{order.number}</b>
      </p>
      {!ended && (
        <p className="mt-1 text-small text-ink-2">
          {mailAt
            ? t('confirmation.lead-later', { email: order.email, time: formatDayAndTime(mailAt, locale) })
            : t('confirmation.lead', { email: order.email })}
        </p>
      )}
      <p className="mt-4">
        <GoLink href={afterOrder.trackerHref}>{t('after-order:tracker')}</GoLink>
      </p>
    </Panel>
  );
}

function OrderRate({ order, ledger }: { order: OrderView; ledger: Ledger }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { t: common } = useTranslation('common');
  const total = formatExactAmount(ledger.parts.shopper);
  if (order.paysOnce) return <Rate size="l" amount={total} sentence={t('common:rate.spokenOnce', { total })} />;
  const amounts = scheduleAmounts(order);
  const { months, regular } = amounts;
  const shared = orderShare(order);
  const rate = formatAmount(ownRate(shared, regular));
  const sentence = rateSentence(amounts, common, shared);
  return (
    <>
      {shared && <OwnPart />}
      <Rate size="l" amount={rate} per={t('common:rate.perMonth')} sentence={sentence} />
      <p className="mt-1 text-small">
        <PlanEquation amounts={amounts} />
      </p>
      {shared && <SharedPart amounts={amounts} shared={shared} payments={ledger.schedule.payments} />}
      <PlanLine months={months} className="mt-4" />
    </>
  );
}

/** The payment schedule as it was ordered: as a PDF, and for the shopper's own calendar. */
function ScheduleToKeep({ files }: { files: NonNullable<AfterOrderView['scheduleFiles']> }) {
  const { t } = useTranslation('after-order');
  return (
    <p className="task-links">
      {(['pdf', 'ics'] as const).map((format) => (
        <TextLink key={format} className="inline-flex min-h-6 items-center" reload download href={files[format]}>
          {t(`schedule.${format}`)}
        </TextLink>
      ))}
    </p>
  );
}
