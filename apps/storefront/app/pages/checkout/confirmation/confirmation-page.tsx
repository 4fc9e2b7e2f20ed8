import type { Translate } from '~/i18n/translate.ts';
import { formatDate } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Container, Panel, SectionHead, Split } from '~/ui/layout.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { type StationState, Tracker } from '~/ui/station-line.tsx';
import { type OrderView, scheduleAmounts } from '~/modules/orders/order-view.ts';
import { CheckoutSteps } from '~/pages/checkout/checkout-steps.tsx';
import { ScheduleList } from '~/pages/checkout/plan-calendar.tsx';
import { DiscountRow, InstalmentRows } from '~/pages/checkout/plan-summary.tsx';
import type { PaymentView } from '~/modules/payments/payment-view.ts';
import { PaymentPanel } from './payment-panel.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { AfterOrderList } from './after-order-list.tsx';

interface ConfirmationPageProps {
  order: OrderView;
  payment: PaymentView | null;
  afterOrder: AfterOrderView;
}

/** After the order: that it is there, and what comes next. */
export function ConfirmationPage({ order, payment, afterOrder }: ConfirmationPageProps) {
  const { t } = useTranslation(['checkout', 'after-order']);
  const locale = useLocale();
  const { ended } = afterOrder;
  const isPaid = payment?.state === 'paid';
  return (
    <Container className="pb-16">
      <CheckoutSteps current="done" />
      <Split columns="8/4" className="pt-5">
        <div className="grid gap-10">
          <div className="grid gap-2">
            <h1 className="text-h1">
              {ended ? t(`after-order:ended.${ended}`) : t('confirmation.title', { name: order.firstname })}
            </h1>
            <p className="text-lead text-ink-2">
              {ended ? t('after-order:ended.lead') : t('confirmation.lead', { email: order.email })}
            </p>
            {ended && <GoLink href={afterOrder.trackerHref}>{t('after-order:tracker')}</GoLink>}
          </div>
          {payment && <PaymentPanel payment={payment} />}
          <AfterOrderList view={afterOrder} />
          {!ended && (
            <section>
              <SectionHead
                title={t('confirmation.next')}
                aside={<GoLink href={afterOrder.trackerHref}>{t('after-order:tracker')}</GoLink>}
              />
              <Tracker failedLabel={t('confirmation.failed')} stations={stationsOf(order, isPaid, t, locale)} />
            </section>
          )}
          <p>
            <LinkButton variant="secondary" href={href('home', {}, locale)}>
              {t('confirmation.back')}
            </LinkButton>
          </p>
        </div>
        <aside className="grid gap-6">
          <OrderSummary order={order} afterOrder={afterOrder} />
        </aside>
      </Split>
    </Container>
  );
}

/** What happens after an order, in its order (spec §4 Process). */
function stationsOf(order: OrderView, isPaid: boolean, t: Translate, locale: Locale) {
  const { first, downPayment } = scheduleAmounts(order);
  const station = (step: string, state: StationState, amount?: number, when?: string) => ({
    title: t(`confirmation.steps.${step}.title`),
    text: t(`confirmation.steps.${step}.text`, { amount: formatExactAmount(amount ?? 0) }),
    state,
    when,
  });
  const received = station('received', 'done');
  if (order.paysOnce) {
    const [pay, delivery] = isPaid ? (['done', 'now'] as const) : (['now', 'todo'] as const);
    return [received, station('pay', pay, order.total), station('delivery', delivery)];
  }
  const firstRate = order.schedule.find((payment) => payment.kind === 'instalment');
  return [
    received,
    ...(downPayment > 0 ? [station('down-payment', isPaid ? 'done' : 'now', downPayment)] : []),
    station('check', downPayment > 0 && !isPaid ? 'todo' : 'now'),
    station('contract', 'todo'),
    station('delivery', 'todo'),
    station('first', 'todo', first, firstRate && formatDate(firstRate.date, locale)),
  ];
}

interface OrderSummaryProps {
  order: OrderView;
  afterOrder: AfterOrderView;
}

function OrderSummary({ order, afterOrder: { ended, scheduleFiles } }: OrderSummaryProps) {
  const { t } = useTranslation('checkout');
  return (
    <Panel>
      <p className="text-small text-ink-2">{t('confirmation.number')}</p>
      <p className="text-h3">{order.number}</p>
      <h2 className="mt-6 text-h4">{t('confirmation.items')}</h2>
      <dl className="summary-list mt-2">
        {order.items.map((item, index) => (
          <div key={index}>
            <dt>
              {item.name}
              <span className="block text-ink-2">
                {[item.selectedColor, item.selectedSize].filter(Boolean).join(', ')}
              </span>
            </dt>
            <dd className="whitespace-nowrap">{formatExactAmount(item.price)}</dd>
          </div>
        ))}
        {order.discount && <DiscountRow discount={order.discount} />}
        {!order.paysOnce && <InstalmentRows amounts={scheduleAmounts(order)} />}
        <div className="summary-total">
          <dt>{t('summary.total')}</dt>
          <dd>{formatChf(order.total)}</dd>
        </div>
      </dl>
      {order.insuranceYearly !== null && (
        <p className="mt-2 text-small text-ink-2">
          {t('summary.insurance', { amount: formatExactAmount(order.insuranceYearly) })}
        </p>
      )}
      {!order.paysOnce && !ended && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-touch items-center text-small">{t('calendar.as-list')}</summary>
          <ScheduleList schedule={order.schedule} />
        </details>
      )}
      {scheduleFiles && <ScheduleToKeep files={scheduleFiles} />}
    </Panel>
  );
}

/** The payment schedule as it was ordered: as a PDF, and for the shopper's own calendar. */
function ScheduleToKeep({ files }: { files: NonNullable<AfterOrderView['scheduleFiles']> }) {
  const { t } = useTranslation('after-order');
  return (
    <p className="mt-4 flex flex-wrap gap-x-[18px] text-small">
      <span className="w-full text-ink-2">{t('schedule.keep')}</span>
      {(['pdf', 'ics'] as const).map((format) => (
        <TextLink key={format} className="inline-flex min-h-6 items-center" reload download href={files[format]}>
          {t(`schedule.${format}`)}
        </TextLink>
      ))}
    </p>
  );
}

/** Somebody else's order, or none; or a shopper who comes back from the payment page in another browser. */
export function OrderMissing({ hasPaid }: { hasPaid: boolean }) {
  const { t } = useTranslation(['checkout', 'payment']);
  const locale = useLocale();
  return (
    <Container className="py-[56px] desktop:py-24">
      <h1 className="text-h1">{t(hasPaid ? 'payment:back.title' : 'confirmation.missing.title')}</h1>
      <p className="mt-4 max-w-text text-lead text-ink-2">
        {t(hasPaid ? 'payment:back.text' : 'confirmation.missing.text')}
      </p>
      <p className="mt-8">
        <LinkButton href={href('home', {}, locale)}>{t('confirmation.back')}</LinkButton>
      </p>
    </Container>
  );
}
