import { Fragment } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container, Split, Tile } from '~/ui/layout.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import type { FaqEntry } from '~/modules/content/content.ts';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';

interface FaqPageProps {
  /** Title of the open tab. */
  title: string;
  tabs: readonly { label: string; href: string; current: boolean }[];
  entries: readonly FaqEntry[];
  mailbox: string;
  bikesHref: string;
}

/** The FAQ: tabs on desktop, one accordion of topics on smaller screens; every topic is a link, so the URL follows. */
export function FaqPage({ title, tabs, entries, mailbox, bikesHref }: FaqPageProps) {
  const { t } = useTranslation('faq');
  return (
    <Container className="pt-8 pb-[56px] tablet:pb-[72px] desktop:pb-24">
      <h1 className="text-h1">{t('title')}</h1>
      <div className="mt-6 hidden desktop:block">
        <Tabs label={t('tabs')} tabs={tabs} />
      </div>
      <Split columns="4/8" className="mt-8 desktop:mt-12">
        <aside className="order-last grid gap-6 desktop:order-none">
          <Tile>
            <h2 className="text-h4">{t('contact.title')}</h2>
            <p className="text-small text-ink-2">{t('contact.text')}</p>
            <GoLink href={`mailto:${mailbox}`} reload iconStart="mail">
              {mailbox}
            </GoLink>
          </Tile>
          <Tile>
            <h2 className="text-h4">{t('bikes.title')}</h2>
            <p className="text-small text-ink-2">{t('bikes.text')}</p>
            <LinkButton small variant="secondary" href={bikesHref}>
              {t('bikes.action')}
            </LinkButton>
          </Tile>
        </aside>
        <div>
          <div className="hidden desktop:block">
            <h2 className="mb-4 text-h2">{title}</h2>
            <Questions entries={entries} bikesHref={bikesHref} />
          </div>
          <ul className="border-t-2 border-ink desktop:hidden" aria-label={t('tabs')}>
            {tabs.map((tab) => (
              <Fragment key={tab.href}>
                <li className="border-b border-line">
                  <Anchor
                    href={tab.href}
                    aria-current={tab.current ? 'page' : undefined}
                    className="flex min-h-touch items-center justify-between py-4 text-h3"
                  >
                    {tab.label}
                    <Icon name={tab.current ? 'minus' : 'plus'} />
                  </Anchor>
                  {tab.current && (
                    <div className="pb-6">
                      <Questions entries={entries} bikesHref={bikesHref} />
                    </div>
                  )}
                </li>
              </Fragment>
            ))}
          </ul>
        </div>
      </Split>
    </Container>
  );
}

function Questions({ entries, bikesHref }: Pick<FaqPageProps, 'entries' | 'bikesHref'>) {
  const { t } = useTranslation('faq');
  if (entries.length === 0) {
    return (
      <div className="bg-mist p-6">
        <h3 className="text-h3">{t('empty.title')}</h3>
        <p className="mt-2 mb-4 text-ink-2">{t('empty.text')}</p>
        <GoLink href={bikesHref}>{t('empty.action')}</GoLink>
      </div>
    );
  }
  return (
    <Accordion kind="questions">
      {entries.map((entry, index) => (
        <AccordionItem key={entry.id} title={entry.title} size="h4" open={index === 0}>
          <FaqAnswer answer={entry.answer} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
