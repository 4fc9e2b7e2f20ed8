import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { DamageHead } from '~/modules/tickets/ui/damage-head.tsx';
import { NextSteps } from '~/modules/tickets/ui/next-steps.tsx';
import { ServiceCrumbs } from '~/modules/tickets/ui/service-crumbs.tsx';
import { TicketForm } from '~/modules/tickets/ui/ticket-form-view.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import type { ServiceTopicView } from './service-topic.server.ts';

interface DamageTopicProps {
  view: ServiceTopicView;
  refusal: TicketRefusal | undefined;
}

/** A damage that came with the delivery: both limits, counted from the day that is typed, and the form. */
export function DamageTopic({ view: { form, bike }, refusal }: DamageTopicProps) {
  const { t } = useTranslation('tickets');
  const { pathname, search } = useLocation();
  const counted = useFetcher<{ view: ServiceTopicView }>();
  const count = (day: string, time: string) => {
    if (!/^20\d\d-\d\d-\d\d$/.test(day)) return;
    const query = new URLSearchParams(search);
    query.set('tag', day);
    query.set('zeit', time);
    counted.load(`${pathname}?${query.toString()}`);
  };
  const limits = counted.data ? counted.data.view.form.limits : (refusal?.limits ?? form.limits);
  return (
    <>
      <DamageHead
        limits={limits}
        isOnItsWay={form.isOnItsWay}
        madeAt={form.now}
        crumbs={
          <div className="pt-4">
            <ServiceCrumbs here={t('kind.damage')} />
          </div>
        }
      />
      <Container>
        <Split columns="8/4" className="pt-6">
          <TicketForm view={form} refusal={refusal} bike={bike} onDelivered={count} />
          <NextSteps view={form} />
        </Split>
      </Container>
    </>
  );
}
