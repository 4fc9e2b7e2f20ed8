import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import type { HeightChoice } from './faq.server.ts';

interface BikeSuggestionProps {
  /** Where a conversation about it opens, where there is one. */
  chat?: string;
  heights: readonly HeightChoice[];
}

const FRAMES = ['wave', 'diamant', 'trapez'] as const;

/**
 * Ways to a bike that fits (spec §2 Bike-suggest tile): the quiz, its first question answered here or not, all bikes
 * and a chat.
 */
export function BikeSuggestion({ chat, heights }: BikeSuggestionProps) {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  return (
    <section
      className="faq-suggest relative mt-14 grid gap-3 border-b-2 border-ink bg-mist px-5 pt-7 desktop:mt-24"
      aria-labelledby="faq-bike"
    >
      <h2 id="faq-bike" className="text-h2">
        {t('bikes.title')}
      </h2>
      <p className="max-w-text text-ink-2">{t('bikes.text')}</p>
      <h3 id="faq-height" className="text-h4">
        {t('bikes.height')}
      </h3>
      <ul className="grid max-w-[480px] grid-cols-4 gap-2" aria-labelledby="faq-height">
        {heights.map(({ from, to, href: path }) => (
          <li key={from}>
            <Anchor href={path} className="btn btn-quiet btn-small btn-wide num bg-paper" rel="nofollow">
              <span aria-hidden="true">{`${from}–${to}`}</span>
              <span className="sr-only">{t('bikes.heightOf', { from, to })}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center gap-6">
        <LinkButton href={href('quiz', {}, locale)}>{t('bikes.quiz')}</LinkButton>
        <GoLink href={href('allModels', {}, locale)}>{t('bikes.action')}</GoLink>
        {chat && (
          <GoLink href={chat} reload iconStart="chat" rel="noopener">
            {t('bikes.chat')}
          </GoLink>
        )}
      </p>
      <div className="faq-frames" aria-hidden="true">
        {FRAMES.map((frame) => (
          <img
            key={frame}
            className="faq-frame"
            src={`/bilder/rahmen/${frame}.svg`}
            width={640}
            height={400}
            alt=""
            loading="lazy"
          />
        ))}
      </div>
    </section>
  );
}
