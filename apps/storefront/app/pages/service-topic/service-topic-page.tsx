import { useTranslation } from '~/i18n/use-translation.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { Container, Panel, Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';
import { DamageTopic } from './damage-topic.tsx';
import { MenuTopic } from './menu-topic.tsx';
import { ReturnTopic } from './return-topic.tsx';
import type { ServiceTopicView } from './service-topic.server.ts';

interface ServiceTopicPageProps {
  view: ServiceTopicView;
  refusal: TicketRefusal | undefined;
}

/** A topic of the customer service, with the ways to the shop and questions below. */
export function ServiceTopicPage({ view, refusal }: ServiceTopicPageProps) {
  return (
    <>
      {view.topic === 'general' && <MenuTopic view={view} />}
      {view.topic === 'return' && <ReturnTopic view={view} refusal={refusal} />}
      {view.topic === 'damage' && <DamageTopic view={view} refusal={refusal} />}
      <Container className="ticket-block pb-[56px] tablet:pb-[72px] desktop:pb-24">
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
