import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Consent } from '~/modules/consent/consent.ts';
import type { TrackingServices } from '~/modules/consent/services.ts';
import { Button } from '~/ui/button.tsx';
import { SwitchRow } from '~/ui/switch.tsx';

interface ConsentChoicesProps {
  /** The choice that counts; absent if there is none. */
  consent: Consent | undefined;
  /** The services that would be loaded; absent if none is set. */
  services: TrackingServices | undefined;
  /** Whether a choice is on its way. */
  isSending: boolean;
}

/** The services that each kind lets in. */
const servicesOfKind = { statistics: ['analytics'], marketing: ['pixel', 'crm'] } as const;

/** Three in a row, on the smallest phones too. */
const button = { paddingInline: 6 };

/** The fields of the form in which a person chooses what may run: in the panel, and on the page without scripts. */
export function ConsentChoices({ consent, services, isSending }: ConsentChoicesProps) {
  const { t } = useTranslation('consent');
  const locale = useLocale();
  const loading = isSending && t('saving');
  const who = (kind: keyof typeof servicesOfKind) => {
    const names = servicesOfKind[kind].filter((name) => services?.[name]).map((name) => t(`service.${name}`));
    return names.length > 0 ? t('whoWith', { names: names.join(', ') }) : t(`${kind}.who`);
  };
  return (
    <>
      <ul className="switch-rows">
        <SwitchRow id="consent-necessary" title={t('necessary.title')} text={t('necessary.text')} fixed={t('always')} />
        {(['statistics', 'marketing'] as const).map((kind) => (
          <SwitchRow
            key={kind}
            id={`consent-${kind}`}
            name={kind}
            title={t(`${kind}.title`)}
            text={t(`${kind}.text`)}
            defaultChecked={consent?.[kind] ?? false}
          >
            <dl className="grid gap-x-2 gap-y-1 text-small" style={{ gridTemplateColumns: '92px 1fr' }}>
              {(['what', 'who', 'long'] as const).map((fact) => (
                <div key={fact} className="contents">
                  <dt className="text-ink-3">{t(`fact.${fact}`)}</dt>
                  <dd>{fact === 'who' ? who(kind) : t(`${kind}.${fact}`)}</dd>
                </div>
              ))}
            </dl>
          </SwitchRow>
        ))}
      </ul>
      <div className="mt-5 grid grid-cols-3 gap-2">
        <Button
          type="submit"
          variant="secondary"
          small
          style={button}
          name="choice"
          value="necessary"
          loading={loading}
        >
          {t('none')}
        </Button>
        <Button type="submit" variant="secondary" small style={button} name="choice" value="chosen" loading={loading}>
          {t('save')}
        </Button>
        <Button type="submit" variant="secondary" small style={button} name="choice" value="all" loading={loading}>
          {t('all')}
        </Button>
      </div>
      <p className="mt-4 text-small text-ink-3">
        {consent ? t('chosen', { day: formatDate(consent.at, locale), number: consent.number }) : t('unchosen')}
      </p>
    </>
  );
}
