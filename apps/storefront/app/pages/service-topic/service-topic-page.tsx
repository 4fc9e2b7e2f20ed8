import { useTranslation } from '~/i18n/use-translation.ts';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { Container, Panel, Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { StoryLine } from '~/ui/station-line.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import type { ServiceTopicView } from './service-topic.server.ts';

/** Things that the shop has to know of each topic, by the names of their texts. */
const needs = {
  general: ['model', 'subject', 'question', 'file'],
  return: ['model', 'reason', 'km', 'display', 'sides'],
  damage: ['model', 'what', 'pictures'],
} as const;

/** A topic of the customer service: deadlines where there are any, what to write, and the ways to the shop. */
export function ServiceTopicPage({ view }: { view: ServiceTopicView }) {
  const { t } = useTranslation('service');
  const { topic, topics, mail, mailbox, phone, chat, tracker } = view;
  return (
    <Container className="pt-8 pb-[56px] tablet:pb-[72px] desktop:pb-24">
      <Tabs label={t('topics')} tabs={topics} />
      <h1 className="mt-8 text-h1">{t(`${topic}.title`)}</h1>
      <p className="mt-3 max-w-text text-ink-2">{t(`${topic}.lead`)}</p>
      {topic === 'damage' && <Deadlines />}
      <Split columns="7/5" className="mt-10">
        <div>
          <h2 className="mb-3 text-h2">{t('needs')}</h2>
          <ol className="topic-needs">
            {needs[topic].map((name) => (
              <li key={name}>{t(`${topic}.needs.${name}`)}</li>
            ))}
          </ol>
          <p className="mt-5 max-w-text text-ink-2">{t(`${topic}.next`)}</p>
          <p className="mt-6">
            <LinkButton href={mail} reload icon="mail">
              {t('write')}
            </LinkButton>
          </p>
        </div>
        <Panel>
          <h2 className="mb-3 text-h4">{t('contact')}</h2>
          <ul className="grid gap-3">
            <li>
              <GoLink href={mail} reload iconStart="mail">
                {mailbox}
              </GoLink>
            </li>
            <li>
              <GoLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} reload iconStart="phone">
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
      </Split>
      <Questions view={view} />
    </Container>
  );
}

/** Until when damages can be told of, from the delivery on (spec §4). */
function Deadlines() {
  const { t } = useTranslation('service');
  const steps = ['delivery', 'visible', 'hidden'].map((name) => ({
    title: t(`deadline.${name}`),
    text: t(`deadline.${name}Text`),
  }));
  return (
    <section className="mt-8" aria-label={t('deadline.title')}>
      <StoryLine steps={steps} level={2} />
    </section>
  );
}

function Questions({ view: { questions, faq } }: { view: ServiceTopicView }) {
  const { t } = useTranslation('service');
  if (questions.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="fragen">
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
