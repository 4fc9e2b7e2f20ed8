import { useTranslation } from '~/i18n/use-translation.ts';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { NextSteps } from '~/modules/tickets/ui/next-steps.tsx';
import { ServiceCrumbs } from '~/modules/tickets/ui/service-crumbs.tsx';
import { TicketForm } from '~/modules/tickets/ui/ticket-form-view.tsx';
import { Container } from '~/ui/layout.tsx';
import type { ServiceTopicView } from './service-topic.server.ts';
import { topicSheets } from './topic-sheets.ts';

/** Giving a bike back: four photographs, the kilometres, the reason. */
export function ReturnTopic({ view, refusal }: { view: ServiceTopicView; refusal: TicketRefusal | undefined }) {
  const { t } = useTranslation('tickets');
  return (
    <Container className="pt-4">
      <link rel="stylesheet" href={topicSheets.return} />
      <ServiceCrumbs here={t('kind.return')} />
      <h1 className="mt-3 text-h1">{t('title.return')}</h1>
      <p className="mt-2 text-lead text-ink-2">{t('lead.return')}</p>
      <div className="ticket-columns">
        <TicketForm view={view.form} refusal={refusal} />
        <NextSteps view={view.form} />
      </div>
    </Container>
  );
}
