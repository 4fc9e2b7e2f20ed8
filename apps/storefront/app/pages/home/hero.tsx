import { useTranslation } from '~/i18n/use-translation.ts';
import { formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Container } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import { PlanLine } from '~/ui/station-line.tsx';
import type { HomePaths, SectionOf } from './section.ts';

/** The bike stands on its own payments: each month a stop, the last one cobalt. */
export function Hero({ section, paths }: { section: SectionOf<'hero'>; paths: HomePaths }) {
  const { t } = useTranslation(['home', 'common']);
  const { product } = section;
  const { months, rate, total } = product;
  const primary = section.primaryLink ?? { label: t('hero.primary'), href: paths.bikes };
  const secondary = section.secondaryLink ?? { label: t('hero.secondary'), href: paths.how };
  return (
    <>
      <section className="hero">
        <Container className="hero-grid">
          <div className="hero-text">
            <h1 className="text-display whitespace-pre-line">{section.title ?? t('hero.title')}</h1>
            <p className="lead">{section.text ?? t('hero.text')}</p>
            <p className="hero-actions">
              <LinkButton href={primary.href}>{primary.label}</LinkButton>
              <LinkButton variant="secondary" href={secondary.href}>
                {secondary.label}
              </LinkButton>
            </p>
          </div>
          <div className="hero-ride">
            <Picture picture={{ ...product.picture, alt: product.name }} priority />
          </div>
        </Container>
      </section>
      <div className="hero-line">
        <Container>
          <PlanLine months={months} draw />
          <div className="hero-labels">
            <span>
              <b>{t('hero.first')}</b>
              {t('hero.firstText')}
            </span>
            <div className="hero-rate">
              <Rate
                size="xl"
                amount={formatRate(rate, months)}
                per={months > 1 ? t('common:rate.perMonth') : undefined}
                sentence={t('common:rate.spoken', {
                  rate: formatRate(rate, months),
                  months,
                  total: formatExactAmount(total),
                })}
              />
              <p>
                <Anchor href={product.path} className="text-ink-3 hover:text-action">
                  {t('hero.caption', { name: product.name, months, total: formatChf(total) })}
                </Anchor>
              </p>
            </div>
            <span>
              <b>{t('hero.last', { months })}</b>
              {t('hero.lastText')}
            </span>
          </div>
        </Container>
      </div>
    </>
  );
}
