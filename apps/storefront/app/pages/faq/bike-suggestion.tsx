import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { GoLink } from '~/ui/link.tsx';

/** Ways to a bike that fits (spec §2 Bike-suggest tile). @param chat where a conversation about it opens, where there is one */
export function BikeSuggestion({ chat }: { chat?: string }) {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  return (
    <section className="faq-suggest" aria-labelledby="faq-bike">
      <h2 id="faq-bike" className="text-h2">
        {t('bikes.title')}
      </h2>
      <p className="max-w-text text-ink-2">{t('bikes.text')}</p>
      <p className="flex flex-wrap items-center gap-6">
        <LinkButton href={href('quiz', {}, locale)}>{t('bikes.quiz')}</LinkButton>
        <GoLink href={href('allModels', {}, locale)}>{t('bikes.action')}</GoLink>
        {chat && (
          <GoLink href={chat} reload iconStart="chat" rel="noopener">
            {t('bikes.chat')}
          </GoLink>
        )}
      </p>
    </section>
  );
}
