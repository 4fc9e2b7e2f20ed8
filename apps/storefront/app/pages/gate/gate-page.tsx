import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Motif } from '~/modules/instances/ui/motif.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container } from '~/ui/layout.tsx';
import { SkeletonCard } from '~/ui/skeleton-card.tsx';
import { PlanLine, StoryLine } from '~/ui/station-line.tsx';
import { GateDialog } from './gate-dialog.tsx';
import { GateFrame } from './gate-frame.tsx';
import type { GateProps } from './gate-props.ts';

const MOTIF = '-right-[160px] -top-14 w-[28rem] desktop:-top-20 desktop:right-[57%] desktop:w-[45rem]';
const RIDE =
  'relative -mx-4 bg-[var(--gate-stage)] px-4 pt-5 desktop:mx-0 desktop:bg-transparent desktop:pl-12 desktop:pr-0 desktop:pt-12';
const BIKE = '-ml-[2%] block h-auto w-[104%] max-w-none translate-y-[2%] desktop:ml-0 desktop:w-full';

/** What everyone may read of a private shop, and where it ends for those who are no members: the way in. */
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
        {gate.motif && <Motif src={gate.motif} className={MOTIF} />}
        <Container className="desktop:grid desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:items-end">
          <div className="relative py-10 desktop:self-center desktop:pb-24 desktop:pt-18">
            <h1 className="max-w-[12ch] break-words text-display hyphens-auto">{gate.title}</h1>
            {gate.subTitle && <p className="mt-4 max-w-[38ch] text-lead">{gate.subTitle}</p>}
            <a className="btn mt-6 bg-[var(--gate-on-brand)] text-[var(--gate-brand)] hover:underline" href="#anmelden">
              {t('sign-in-work')}
            </a>
          </div>
          <div className={RIDE}>
            <img src="/bilder/willkommen.svg" width={1978} height={1236} alt="" className={BIKE} />
          </div>
        </Container>
      </section>
      <Container>
        <PlanLine months={36} className="relative z-1 -mt-2.5" />
        <div className="flex justify-between pt-2 text-micro font-normal text-ink-2">
          <span>
            <b className="block text-small font-semibold text-ink">{t('line.first')}</b> {t('line.first-text')}
          </span>
          <span className="text-right">
            <b className="block text-small font-semibold text-ink">{t('line.last')}</b> {t('line.last-text')}
          </span>
        </div>
        {gate.bulletPoints.length > 0 && (
          <ul className="grid gap-6 pt-14 tablet:grid-cols-3 tablet:gap-12">
            {gate.bulletPoints.map((point) => (
              <li key={point} className="flex items-start gap-4">
                <Icon name="check" />
                <span className="text-h4">{point}</span>
              </li>
            ))}
          </ul>
        )}
        <h2 className="mb-7 mt-16 text-h2">{t('steps.title')}</h2>
        <StoryLine
          steps={(['sign-in', 'choose', 'own'] as const).map((step) => ({
            title: t(`steps.${step}.title`),
            text: t(`steps.${step}.text`, { name: gate.name }),
          }))}
        />
        <p className="mt-6 flex items-start gap-3 border-t border-line pt-5 text-ink-2">
          <Icon name="lock" />
          {t('private')}
        </p>
      </Container>
      <section className="gate-wall" aria-label={t('wall')} id="anmelden">
        <Container className="absolute inset-x-0 top-6">
          <p className="text-h2" aria-hidden="true">
            {t('wall')}
          </p>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 tablet:grid-cols-4" aria-hidden="true">
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
