import { useLocation } from '@remix-run/react';
import { labelled } from '~/i18n/labelled.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { NamedSource } from '~/modules/assistant/assistant.ts';

/** Where an answer stands: each source with its place, its words, and the way there. */
export function AnswerSources({ sources }: { sources: readonly NamedSource[] }) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const { pathname } = useLocation();
  // A place on this page is gone to by the browser itself, which marks it (`:target`).
  const here = (path: string) => (path.startsWith(`${pathname}#`) ? path.slice(pathname.length) : path);
  return (
    <div>
      <h3 className="mb-3 text-small font-medium">{t('source.title')}</h3>
      <ol className="answer-sources">
        {sources.map(({ number, kind, place, label, text, href }) => (
          <li key={number} id={`quelle-${number}`}>
            <span className="cite" aria-hidden="true">
              {number}
            </span>
            <span className="block text-ink-3">
              {kind === 'text' && label ? labelled(place, label, locale) : place}
            </span>
            {kind === 'row' ? (
              <dl className="mt-1 grid grid-cols-[minmax(96px,38%)_1fr] gap-3 bg-mist px-3 py-2.5">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-semibold">{text}</dd>
              </dl>
            ) : (
              <blockquote className="mt-1 bg-mist px-3 py-2.5">{text}</blockquote>
            )}
            <a href={here(href)} className="link mt-1 inline-flex min-h-7 items-center">
              {t(kind === 'row' ? 'source.row' : 'source.entry')}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
