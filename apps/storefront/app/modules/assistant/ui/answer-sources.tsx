import { useTranslation } from '~/i18n/use-translation.ts';
import type { NamedSource } from '~/modules/assistant/assistant.ts';
import { Anchor } from '~/ui/link.tsx';

/** Where an answer stands: each source with its place, its words, and the way there. */
export function AnswerSources({ sources }: { sources: readonly NamedSource[] }) {
  const { t } = useTranslation('assistant');
  return (
    <div>
      <h3 className="mb-3 text-small font-medium">{t('source.title')}</h3>
      <ol className="ans-sources">
        {sources.map(({ number, kind, place, label, text, href }) => (
          <li key={number} id={`quelle-${number}`}>
            <span className="cite" aria-hidden="true">
              {number}
            </span>
            <small>{kind === 'text' && label ? `${place}: ${label}` : place}</small>
            {kind === 'row' ? (
              <dl>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </dl>
            ) : (
              <blockquote>{text}</blockquote>
            )}
            <Anchor href={href} className="link">
              {t(kind === 'row' ? 'source.row' : 'source.entry')}
            </Anchor>
          </li>
        ))}
      </ol>
    </div>
  );
}
