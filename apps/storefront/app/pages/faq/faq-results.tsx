import { useTranslation } from '~/i18n/use-translation.ts';
import type { FaqHit } from '~/modules/content/faq-search.ts';
import { cx } from '~/ui/class-names.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { Split } from '~/ui/layout.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import type { FaqView } from './faq.server.ts';
import { CONTACT_ID } from './faq-contacts.tsx';
import { Question } from './question.tsx';

export function FaqResults({ view: { themes } }: { view: FaqView }) {
  const { t } = useTranslation('faq');
  const withHits = byRank(themes.filter(({ hits }) => hits.length > 0));
  return (
    <Split columns="4/8" className="mt-7 desktop:mt-10">
      <nav aria-labelledby="faq-all" className="order-last desktop:order-none">
        <h2 id="faq-all" className="text-h3 desktop:sr-only">
          {t('search.themes')}
        </h2>
        <ul>
          {themes.map((theme) => (
            <li key={theme.href}>
              <Anchor
                href={theme.href}
                className={cx('faq-stop', theme.hits.length > 0 ? 'font-medium' : 'faq-stop-empty')}
              >
                <bdi>{theme.label}</bdi>
                <span className="num">{theme.hits.length > 0 ? theme.hits.length : '–'}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-8">
        {withHits.map(({ label, hits }, index) => (
          <section key={label} aria-label={label}>
            <div className="flex items-baseline justify-between gap-4 pb-2">
              <h2 className="text-h3">{label}</h2>
              <span className="text-small text-ink-3">{t('search.answers', { count: hits.length })}</span>
            </div>
            <Accordion kind="questions">
              {hits.map((hit, place) => (
                <Question key={hit.id} {...hit} title={<HitTitle hit={hit} />} open={index === 0 && place === 0} />
              ))}
            </Accordion>
          </section>
        ))}
        {withHits.length === 0 && (
          <div>
            <p className="mb-3 text-h3">{t('search.nothing')}</p>
            <GoLink href={`#${CONTACT_ID}`} reload>
              {t('search.ask')}
            </GoLink>
          </div>
        )}
      </div>
    </Split>
  );
}

/**
 * Themes with a question that has the words before those that only have them in an answer; then those with more of
 * them.
 */
const byRank = (themes: readonly FaqView['themes'][number][]) =>
  themes.toSorted(
    (a, b) =>
      Number(Boolean(a.hits[0]?.excerpt)) - Number(Boolean(b.hits[0]?.excerpt)) || b.hits.length - a.hits.length,
  );

/** The question with its hits; where they are in the answer alone, its sentence is below. */
function HitTitle({ hit: { title, excerpt } }: { hit: FaqHit }) {
  return (
    <>
      <span className="faq-hit" dangerouslySetInnerHTML={{ __html: title }} />
      {excerpt && (
        <span className="faq-hit mt-1 block text-small text-ink-2" dangerouslySetInnerHTML={{ __html: excerpt }} />
      )}
    </>
  );
}
