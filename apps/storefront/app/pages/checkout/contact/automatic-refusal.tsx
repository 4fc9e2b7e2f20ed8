import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';

export function AutomaticRefusal() {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <Note>
      {t('contact.automatic-refusal')}{' '}
      <TextLink href={href('creditCheck', {}, locale, { schritt: 1 })}>{t('contact.person-review')}</TextLink>
    </Note>
  );
}
