import { Form, useNavigation } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Consent } from '~/modules/consent/consent.ts';
import type { TrackingServices } from '~/modules/consent/services.ts';
import { ConsentChoices } from '~/modules/consent/ui/consent-choices.tsx';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';

interface CookiesPageProps {
  consent: Consent | undefined;
  /** The services that would be loaded; absent if none is set. */
  services?: TrackingServices | undefined;
  /** Whether a choice was stored just now. */
  isSaved: boolean;
}

export function CookiesPage({ consent, services, isSaved }: CookiesPageProps) {
  const { t } = useTranslation('consent');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('title') }]}
      />
      <div className="max-w-text">
        <h1 className="pt-5 text-h1">{t('panel.title')}</h1>
        <p className="mb-6 mt-2 text-ink-2">{t('panel.text')}</p>
        <div role="status">
          {isSaved && consent && (
            <Note kind="good" className="mb-6">
              {t('saved')}
            </Note>
          )}
        </div>
        <Form key={consent?.number} method="post" action={href('cookies', {}, locale)}>
          <ConsentChoices consent={consent} services={services} isSending={isSending} />
        </Form>
        <p className="mt-6 text-small">
          <TextLink href={href('privacy', {}, locale)}>{t('privacy')}</TextLink>
        </p>
      </div>
    </Container>
  );
}
