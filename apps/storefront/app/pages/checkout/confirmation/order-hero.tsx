import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import type { OrderView } from '~/modules/orders/order-view.ts';
import { wordObligation, wordOrder } from '~/modules/orders/ledger-words.ts';
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
function useKicker(order: OrderView, { ledger, payment }: OrderFacts, bike: string | null): string {
  const { t } = useTranslation(['after-order', 'payment']);
  if (payment?.state === 'declined' || payment?.state === 'processing')
    return t(`payment:panel.state.${payment.state}`);
  if (ledger.ended || ledger.isDelivered) return t('kicker.number', { number: order.number });
  if (payment?.state === 'paid') return t('kicker.paid', { context: order.paysOnce ? 'once' : '' });
  return t('kicker.ordered', { context: bike ? 'bike' : '', name: order.firstname, bike: bike ?? '' });
}

/** Headline and the sentence under it: the ledger's, said nearer where one picture is missing. */
function useHeadline(facts: OrderFacts): { title: string; lead: string } {
  const { t } = useTranslation('after-order');
  const { t: due } = useTranslation('due');
  const locale = useLocale();
  const { ledger, afterOrder } = facts;
  const task = nextTask(facts);
  const missing = afterOrder.idDocument?.sides.filter(({ version }) => version === null) ?? [];
  const [side] = missing;
  if (task?.kind === 'id' && missing.length === 1 && side && afterOrder.idDocument?.kind !== 'passport') {
    return { title: t('hero.one-more'), lead: t('hero.one-more-lead', { side: t(`id.side.${side.side}`) }) };
  }
  const write = (length: 'headline' | 'line') =>
    task ? wordObligation(task, length, { t: due, locale }) : wordOrder(ledger, length, { t: due, locale });
  return { title: write('headline'), lead: write('line') };
}

function HeroActions({ facts }: { facts: OrderFacts }) {
  const { t } = useTranslation('after-order');
  const { t: tracked } = useTranslation('tracker');
  const { payment, afterOrder } = facts;
  const { contract, trackerHref, choiceHref } = afterOrder;
  const task = nextTask(facts)?.kind;
  if (task === 'payment' && payment) return <PaymentActions payment={payment} />;
  if (task === 'choice') return <LinkButton href={choiceHref}>{tracked('choice.open')}</LinkButton>;
  if (task === 'id') return <LinkButton href="#ausweis">{t('id.title')}</LinkButton>;
  if (task === 'signature' && contract.signingUrl) {
    return (
      <LinkButton href={contract.signingUrl} reload>
        {t('contract.sign')}
      </LinkButton>
    );
  }
  if (task === 'signature' && contract.href) {
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
