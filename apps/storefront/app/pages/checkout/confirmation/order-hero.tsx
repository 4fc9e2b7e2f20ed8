import type { ReactNode } from 'react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import type { OrderView } from '~/modules/orders/order-view.ts';
import { trackerHead } from '~/modules/fulfilment/ui/tracker-words.ts';
import { nextTask, type OrderFacts } from './order-tasks.ts';
import { PaymentActions } from './payment-actions.tsx';

interface OrderHeroProps {
  order: OrderView;
  facts: OrderFacts;
  bike: string | null;
  /** The bike itself. */
  children?: ReactNode;
}

/** The head of the page after an order: its headline is the next thing to do, its button does it. */
export function OrderHero({ order, facts, bike, children }: OrderHeroProps) {
  const { title, lead } = useHeadline(facts);
  const kicker = useKicker(order, facts, bike);
  return (
    <section className="roll">
      <div className="page roll-grid">
        <div className="roll-text">
          <p className="text-small text-ink-2">{kicker}</p>
          <h1 className="roll-title">{title}</h1>
          <p className="text-lead text-ink-2">{lead}</p>
          <div className="roll-actions">
            <HeroActions facts={facts} />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** What was just done, or that the order is there. */
function useKicker(order: OrderView, { tracker, payment, afterOrder }: OrderFacts, bike: string | null): string {
  const { t } = useTranslation(['after-order', 'payment']);
  if (payment?.state === 'declined' || payment?.state === 'processing')
    return t(`payment:panel.state.${payment.state}`);
  if (afterOrder.ended || tracker.situation === 'delivered') return t('kicker.number', { number: order.number });
  if (payment?.state === 'paid') return t('kicker.paid', { context: order.paysOnce ? 'once' : '' });
  return t('kicker.ordered', { context: bike ? 'bike' : '', name: order.firstname, bike: bike ?? '' });
}

/** Headline and the sentence under it: the tracker's, said nearer where this page knows more. */
function useHeadline(facts: OrderFacts): { title: string; lead: string } {
  const { t } = useTranslation('after-order');
  const { t: tracked } = useTranslation('tracker');
  const locale = useLocale();
  const { tracker, payment, afterOrder } = facts;
  const task = nextTask(facts);
  const head = trackerHead(tracker, tracked, locale, task);
  if (task === 'task-pay' && payment) {
    const context = tracker.paysOnce ? 'once' : tracker.idUploaded === false ? 'id' : '';
    return { ...head, lead: t('hero.pay', { context, amount: formatExactAmount(payment.outstanding) }) };
  }
  const missing = afterOrder.idDocument?.sides.filter(({ version }) => version === null) ?? [];
  const [side] = missing;
  if (task === 'task-id' && missing.length === 1 && side && afterOrder.idDocument?.kind !== 'passport') {
    return { title: t('hero.one-more'), lead: t('hero.one-more-lead', { side: t(`id.side.${side.side}`) }) };
  }
  return head;
}

function HeroActions({ facts }: { facts: OrderFacts }) {
  const { t } = useTranslation('after-order');
  const { t: tracked } = useTranslation('tracker');
  const { tracker, payment, afterOrder } = facts;
  const { contract, trackerHref, choiceHref } = afterOrder;
  const task = nextTask(facts);
  if (task === 'task-pay' && payment) return <PaymentActions payment={payment} />;
  if (task === 'task-choose') return <LinkButton href={choiceHref}>{tracked('choice.open')}</LinkButton>;
  if (task === 'task-id') return <LinkButton href="#ausweis">{t('id.title')}</LinkButton>;
  if (tracker.situation === 'contract' && contract.signingUrl) {
    return (
      <LinkButton href={contract.signingUrl} reload>
        {t('contract.sign')}
      </LinkButton>
    );
  }
  if (tracker.situation === 'contract' && contract.href) {
    return (
      <LinkButton href={contract.href} reload icon="download">
        {t('contract.download')}
      </LinkButton>
    );
  }
  return (
    <LinkButton variant="secondary" href={trackerHref}>
      {t('tracker')}
    </LinkButton>
  );
}
