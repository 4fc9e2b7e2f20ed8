import { useTranslation } from '~/i18n/use-translation.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { NextSteps } from '~/modules/tickets/ui/next-steps.tsx';
import { ServiceCrumbs } from '~/modules/tickets/ui/service-crumbs.tsx';
import { TicketForm } from '~/modules/tickets/ui/ticket-form-view.tsx';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { Container, Panel, Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { DamageTopic } from './damage-topic.tsx';
import { MenuTopic } from './menu-topic.tsx';
import type { ServiceTopicView } from './service-topic.server.ts';

function ReturnTopic({ view, refusal }: { view: ServiceTopicView; refusal: TicketRefusal | undefined }) {
  const { t } = useTranslation('tickets');
  return (
    <Container className="pt-4">
      <ServiceCrumbs here={t('kind.return')} />
      <h1 className="mt-3 text-h1">{t('title.return')}</h1>
      <p className="mt-2 text-lead text-ink-2">{t('lead.return')}</p>
      <Split columns="8/4" className="pt-6">
        <TicketForm view={view.form} refusal={refusal} />
        <NextSteps view={view.form} />
      </Split>
    </Container>
  );
}

interface ServiceTopicPageProps {
  view: ServiceTopicView;
  refusal: TicketRefusal | undefined;
}

export function ServiceTopicPage({ view, refusal }: ServiceTopicPageProps) {
  return (
    <>
      {view.topic === 'general' && <MenuTopic view={view} />}
      {view.topic === 'return' && <ReturnTopic view={view} refusal={refusal} />}
      {view.topic === 'damage' && <DamageTopic view={view} refusal={refusal} />}
      <Container className="pt-14 pb-14 tablet:pb-18 desktop:pt-20 desktop:pb-24">
        <Split columns="7/5">
          <Questions view={view} />
          <Contact view={view} />
        </Split>
      </Container>
    </>
  );
}

function Contact({ view: { mailbox, phone, chat, tracker } }: { view: ServiceTopicView }) {
  const { t } = useTranslation('service');
  return (
    <Panel>
      <h2 className="mb-3 text-h4">{t('contact')}</h2>
      <ul className="grid gap-3">
        <li>
          <GoLink href={`mailto:${mailbox}`} reload iconStart="mail">
            {mailbox}
          </GoLink>
        </li>
        <li>
          <GoLink href={telephoneLink(phone)} reload iconStart="phone">
            {phone}
          </GoLink>
        </li>
        {chat && (
          <li>
            <GoLink href={chat} reload rel="noopener" iconStart="chat">
              {t('chat')}
            </GoLink>
          </li>
        )}
        <li>
          <GoLink href={tracker}>{t('tracker')}</GoLink>
        </li>
      </ul>
    </Panel>
  );
}

function Questions({ view: { questions, faq } }: { view: ServiceTopicView }) {
  const { t } = useTranslation('service');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="fragen">
      <h2 id="fragen" className="mb-4 text-h2">
        {t('questions')}
      </h2>
      <Accordion kind="questions">
        {questions.map(({ id, title, answer }) => (
          <AccordionItem key={id} title={title} size="h4">
            <FaqAnswer answer={answer} />
          </AccordionItem>
        ))}
      </Accordion>
      <p className="mt-5">
        <GoLink href={faq}>{t('allQuestions')}</GoLink>
      </p>
    </section>
  );
}
