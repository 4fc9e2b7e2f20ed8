import { useId } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Section } from '~/ui/layout.tsx';

/**
 * The newsletter's form under a line of the year's twelve mails, the next one filled. It is sent to the newsletter's
 * own page, which answers it with and without scripts.
 */
export function Newsletter({ section: { title, text, months } }: { section: SectionOf<'newsletter'> }) {
  const { t } = useTranslation('blocks');
  const id = useId();
  return (
    <Section flush>
      <div className="grid gap-6 bg-mist px-5 py-7 desktop:grid-cols-2 desktop:items-center desktop:px-14 desktop:py-12">
        <div>
          <h2 className="text-h2">{title}</h2>
          {text && <p className="mt-3 text-ink-2">{text}</p>}
        </div>
        <div>
          <ol className="block-letter-year" aria-hidden="true">
            {months.map((month) => (
              <li key={month}>
                <span>{month}</span>
              </li>
            ))}
          </ol>
          <form method="post" action="/api/newsletter">
            <input type="hidden" name="locale" value={useLocale()} />
            <label className="field-label" htmlFor={`${id}e`}>
              {t('newsletter.email')}
            </label>
            <div className="mt-2 flex flex-wrap gap-2">
              <input
                id={`${id}e`}
                className="input block-letter-input"
                type="email"
                name="email"
                autoComplete="email"
                maxLength={120}
                required
              />
              <button className="btn btn-primary" type="submit">
                {t('newsletter.send')}
              </button>
            </div>
            <label className="mt-4 flex min-h-6 items-start gap-2 text-small">
              <input type="checkbox" className="size-6 flex-none accent-action" name="consent" value="on" required />
              <span>{t('newsletter.consent')}</span>
            </label>
          </form>
        </div>
      </div>
    </Section>
  );
}
