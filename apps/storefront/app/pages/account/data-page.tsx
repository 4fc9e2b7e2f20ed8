import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { Container } from '~/ui/layout.tsx';
import type { ReadablePart } from './readable-parts.server.ts';

/** All that is stored of a person, part by part. */
export function DataPage({ parts }: { parts: readonly ReadablePart[] }) {
  const { t } = useTranslation(['account', 'common']);
  const locale = useLocale();
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={t('common:breadcrumb')}
        items={[
          { label: t('common:home'), href: href('home', {}, locale) },
          { label: t('title'), href: href('account', {}, locale) },
          { label: t('data.read') },
        ]}
      />
      <h1 className="mt-5 text-h1">{t('data.page-title')}</h1>
      <p className="mb-6 mt-3 max-w-text text-lead text-ink-2">{t('data.page-text')}</p>
      <LinkButton variant="secondary" icon="download" href={href('accountExport', {}, locale)} reload>
        {t('data.json')}
      </LinkButton>
      <div className="mt-10 grid max-w-text gap-10">
        {parts.map(({ title, rows }) => (
          <section key={title} className="grid gap-5 border-t-2 border-ink pt-4">
            <h2 className="text-h3">{title}</h2>
            {rows.map((row, index) => (
              <dl key={index} className="data-rows">
                {row.map(({ label, value }) => (
                  <div key={label} className="contents">
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </section>
        ))}
      </div>
    </Container>
  );
}
