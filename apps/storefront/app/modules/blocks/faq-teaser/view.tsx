import { useTranslation } from '~/i18n/use-translation.ts';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { Section, Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { FaqAnswer } from '~/modules/content/ui/faq-answer.tsx';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

export function FaqTeaser({ section }: { section: SectionOf<'faq-teaser'> }) {
  const { t } = useTranslation('blocks');
  return (
    <Section flush>
      <Split columns="4/8">
        <div>
          <h2 className="text-h2">{section.title ?? t('faq.title')}</h2>
          <p className="mt-3 mb-4 text-ink-2">{t('faq.text')}</p>
          <GoLink href={section.all}>{t('faq.all')}</GoLink>
        </div>
        <Accordion kind="questions">
          {section.entries.map((entry, index) => (
            <AccordionItem key={entry.id} title={entry.title} size="h4" open={index === 0}>
              <FaqAnswer answer={entry.answer} />
            </AccordionItem>
          ))}
        </Accordion>
      </Split>
    </Section>
  );
}
