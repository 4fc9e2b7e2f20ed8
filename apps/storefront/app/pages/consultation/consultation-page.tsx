import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Sections } from '~/modules/blocks/ui/sections.tsx';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container } from '~/ui/layout.tsx';
import { CallPart } from './call-part.tsx';
import type { ConsultationAnswer } from './consultation-acts.server.ts';
import type { ConsultationView } from './consultation.server.ts';
import { TestRidePart } from './test-ride-part.tsx';
import { VideoPart } from './video-part.tsx';

type ConsultationPageProps = Omit<ConsultationView, 'page'> & { answer: ConsultationAnswer | undefined };

const ways = [
  { id: 'rueckruf', key: 'call', icon: 'phone' },
  { id: 'video', key: 'video', icon: 'play' },
  { id: 'probefahrt', key: 'ride', icon: 'pin' },
] as const;

export function ConsultationPage({
  answer,
  sections,
  videos,
  isAsked,
  testRide,
  constraint,
  ...call
}: ConsultationPageProps) {
  const { t } = useTranslation('consultation');
  const { t: common } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <Container className="pb-16 pt-4">
        <Breadcrumb
          label={common('breadcrumb')}
          items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('crumb') }]}
        />
        <h1 className="mt-5 text-h1">{t('title')}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-2">{t('lead')}</p>
        <nav aria-label={t('ways.label')} className="mt-8 grid border-t-2 border-ink tablet:grid-cols-3 tablet:gap-6">
          {ways.map(({ id, key, icon }) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex items-center gap-4 border-b border-line py-4 hover:underline tablet:border-0"
            >
              <Icon name={icon} />
              <span className="grow">
                <b className="block text-h4">{t(`ways.${key}.title`)}</b>
                <span className="block text-small text-ink-2">{t(`ways.${key}.text`)}</span>
              </span>
              <Icon name="chevron-down" small className="text-action" />
            </a>
          ))}
        </nav>
        <CallPart {...call} constraint={constraint.call} answer={answer} />
        <VideoPart
          videos={videos}
          isAsked={isAsked}
          chat={call.chat}
          constraint={constraint.ask}
          lastResult={answer?.reply}
        />
        <TestRidePart testRide={testRide} />
      </Container>
      <Sections sections={sections} />
    </>
  );
}
