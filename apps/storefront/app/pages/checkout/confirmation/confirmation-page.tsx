import { useEffect, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import type { OrderedBike } from '~/modules/after-order/after-order.ts';
import { StockNote } from '~/modules/fulfilment/ui/stock-note.tsx';
import { storeLastOrderNumber } from '~/modules/orders/last-order-number.ts';
import type { OrderView } from '~/modules/orders/order-view.ts';
import { dropTyped } from '~/pages/checkout/typed-copy.ts';
import { OrderHero } from './order-hero.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { OrderFacts } from './order-tasks.ts';
import { usePaymentNews } from './payment-actions.tsx';
import { PlanRoad } from './plan-road.tsx';
import { axleStyle, RollingBike } from './rolling-bike.tsx';
import { TaskList } from './task-list.tsx';

interface ConfirmationPageProps {
  order: OrderView;
  facts: OrderFacts;
  bike: OrderedBike | null;
  /** When the confirmation will be mailed, ISO 8601, where it has to wait. */
  mailAt: string | null;
  /** Whether the bike has not rolled to its first month yet. */
  isNew: boolean;
}

/**
 * After the order: the bike at the beginning of its road, what is to do next, and all that lies before the delivery.
 */
export function ConfirmationPage({ order, facts, bike, mailAt, isNew }: ConfirmationPageProps) {
  const { t } = useTranslation(['after-order', 'tracker', 'checkout']);
  const locale = useLocale();
  // It rolls to the end, whatever the page hears of meanwhile.
  const [rolls] = useState(isNew);
  const { ledger, tracker, payment, afterOrder } = facts;
  usePaymentNews(payment?.state);
  useEffect(() => storeLastOrderNumber(order.number), [order.number]);
  useEffect(dropTyped, []);
  const rolling = afterOrder.ended ? null : (bike?.rolling ?? null);
  const item = order.items.find(({ name }) => name === bike?.name);
  return (
    <>
      <OrderHero order={order} facts={facts} bike={bike?.name ?? null}>
        {rolling && (
          <RollingBike
            bike={rolling}
            rolls={rolls}
            label={[bike?.name, item?.selectedColor, item?.selectedSize].filter(Boolean).join(', ')}
          />
        )}
      </OrderHero>
      {!afterOrder.ended && (
        <PlanRoad
          order={order}
          schedule={ledger.schedule}
          isPaid={payment?.state === 'paid'}
          axles={rolling ? axleStyle(rolling) : undefined}
          rolls={rolls}
        />
      )}
      <Container className="roll-rest">
        <div>
          {tracker.isReinstated && (
            <Note kind="good" className="mb-6">
              {t('tracker:reinstated')}
            </Note>
          )}
          <StockNote tracker={tracker} className="mb-6" />
          <TaskList facts={facts} bike={bike?.name ?? null} />
          <p className="mt-6">
            <LinkButton variant="quiet" href={href('home', {}, locale)}>
              {t('checkout:confirmation.back')}
            </LinkButton>
          </p>
        </div>
        <aside>
          <OrderSummary order={order} ledger={ledger} afterOrder={afterOrder} mailAt={mailAt} />
        </aside>
      </Container>
    </>
  );
}

/** A person else's order, or none; or a shopper who comes back from the payment page in another browser. */
export function OrderMissing({ hasPaid }: { hasPaid: boolean }) {
  const { t } = useTranslation(['checkout', 'payment']);
  const locale = useLocale();
  return (
    <Container className="py-14 desktop:py-24">
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
