import { formatExactAmount, formatRate } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { cx } from '~/ui/class-names.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Container } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import { PlanLine } from '~/ui/station-line.tsx';
import { Motif } from '~/modules/instances/ui/motif.tsx';
import type { InstanceBranding } from '~/modules/blocks/block.ts';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

const HALF = '(min-width: 62em) 58vw, 106vw';

const MOTIF = '-right-[110px] -top-14 w-[30rem] desktop:-right-[250px] desktop:-top-28 desktop:w-[42rem]';

interface HeroProps {
  section: SectionOf<'hero'>;
  isPageTitle: boolean;
  branding?: InstanceBranding | undefined;
}

/** The bike is on its own payments: each month a stop, the last one cobalt. A partner's has a panel in its colour. */
export function Hero({ section, isPageTitle, branding }: HeroProps) {
  const { t } = useTranslation(['blocks', 'common']);
  const { product, photo, text, primaryLink, secondaryLink } = section;
  const Heading = isPageTitle ? 'h1' : 'h2';
  const { months, rate, total } = product;
  return (
    <>
      <section className={cx('hero', branding && 'hero-org')}>
        {branding && (
          <div className="hero-panel">{branding.motif && <Motif src={branding.motif.src} className={MOTIF} />}</div>
        )}
        <Container className="hero-grid">
          <div className="hero-text">
            <Heading className="text-display whitespace-pre-line">{section.title}</Heading>
            {text && <p className="lead">{text}</p>}
            {(primaryLink ?? secondaryLink) && (
              <p className="hero-actions">
                {primaryLink && <LinkButton href={primaryLink.href}>{primaryLink.label}</LinkButton>}
                {secondaryLink && (
                  <LinkButton variant="secondary" href={secondaryLink.href}>
                    {secondaryLink.label}
                  </LinkButton>
                )}
              </p>
            )}
          </div>
          <div className="hero-ride">
            <Picture
              picture={photo ? { ...photo, sizes: HALF } : { ...product.picture, alt: product.name }}
              priority={isPageTitle}
            />
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
                  {section.caption}
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
