import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import type { FaqView } from './faq.server.ts';
import { Question } from './question.tsx';

/**
 * The themes: on desktop stops of a line beside the open one's questions, on smaller screens sections of which one is
 * open.
 */
export function FaqThemes({ view: { themes, title, entries } }: { view: FaqView }) {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  return (
    <ul className="faq-themes mt-3 desktop:mt-10" aria-label={t('tabs')}>
      {themes.map((theme) => (
        <li key={theme.href} className="desktop:contents">
          <Anchor
            href={theme.href}
            className="faq-stop faq-stop-theme"
            aria-current={theme.current ? 'page' : undefined}
          >
            <span>
              <bdi>{theme.label}</bdi> <span className="num font-normal text-ink-3 desktop:hidden">{theme.count}</span>
            </span>
            <Icon name={theme.current ? 'minus' : 'plus'} />
          </Anchor>
          {theme.current && (
            <div className="faq-theme pt-1 pb-6 desktop:py-0">
              <h2 className="faq-theme-title">{title}</h2>
              {entries.length > 0 ? (
                <Accordion kind="questions">
                  {entries.map(({ id, title, slug, answer }, index) => (
                    <Question key={id} id={id} title={title} slug={slug} answer={answer} open={index === 0} />
                  ))}
                </Accordion>
              ) : (
                <div className="bg-mist p-6">
                  <h3 className="text-h3">{t('empty.title')}</h3>
                  <p className="mt-2 mb-4 text-ink-2">{t('empty.text')}</p>
                  <GoLink href={href('allModels', {}, locale)}>{t('empty.action')}</GoLink>
                </div>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
