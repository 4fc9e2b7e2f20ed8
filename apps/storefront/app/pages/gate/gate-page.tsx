import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Motif } from '~/modules/instances/ui/motif.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container } from '~/ui/layout.tsx';
import { SkeletonCard } from '~/ui/skeleton-card.tsx';
import { PlanLine } from '~/ui/station-line.tsx';
import { GateDialog } from './gate-dialog.tsx';
import { GateFrame } from './gate-frame.tsx';
import type { GateProps } from './gate-props.ts';

/** What everybody may read of a private shop, and where it ends for those who are no members: the way in. */
export function GatePage(props: GateProps) {
  const { gate, alternates } = props;
  const { t } = useTranslation('gate');
  const locale = useLocale();
  return (
    <GateFrame
      gate={gate}
      alternates={alternates}
      tool={
        <LinkButton small href="#anmelden" reload>
          {t('sign-in')}
        </LinkButton>
      }
    >
      <section className="gate-hero">
        {gate.motif && <Motif src={gate.motif} />}
        <Container className="gate-hero-grid">
          <div className="gate-hero-text">
            <h1 className="text-display">{gate.title}</h1>
            {gate.subTitle && <p className="mt-4 text-lead">{gate.subTitle}</p>}
            <a className="btn gate-turned mt-6" href="#anmelden">
              {t('sign-in-work')}
            </a>
          </div>
          <div className="gate-ride">
            <img src="/bilder/willkommen.svg" width={1978} height={1236} alt="" />
          </div>
        </Container>
      </section>
      <Container>
        <PlanLine months={36} className="gate-line" />
        <div className="gate-line-ends">
          <span>
            <b>{t('line.first')}</b> {t('line.first-text')}
          </span>
          <span>
            <b>{t('line.last')}</b> {t('line.last-text')}
          </span>
        </div>
        {gate.bulletPoints.length > 0 && (
          <ul className="gate-facts">
            {gate.bulletPoints.map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span className="text-h4">{point}</span>
              </li>
            ))}
          </ul>
        )}
        <h2 className="gate-title text-h2">{t('steps.title')}</h2>
        <ol className="gate-steps">
          {(['sign-in', 'choose', 'own'] as const).map((step) => (
            <li key={step}>
              <h3 className="text-h3">{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`, { name: gate.name })}</p>
            </li>
          ))}
        </ol>
        <p className="gate-private">
          <Icon name="lock" />
          {t('private')}
        </p>
      </Container>
      <section className="gate-wall" aria-label={t('wall')} id="anmelden">
        <Container className="gate-wall-back">
          <p className="text-h2" aria-hidden="true">
            {t('wall')}
          </p>
          <ul className="gate-cards" aria-hidden="true">
            {Array.from({ length: 8 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </ul>
        </Container>
        <GateDialog {...props} locale={locale} />
      </section>
    </GateFrame>
  );
}
