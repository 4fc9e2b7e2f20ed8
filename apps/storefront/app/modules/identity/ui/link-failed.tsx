import { useTranslation } from '~/i18n/use-translation.ts';
import { LINK_FAILED } from '~/modules/identity/sign-in.ts';
import { FormError } from '~/ui/form-message.tsx';

/**
 * Says that no link could be sent: in the specification's words (spec §8), and what to do in the shopper's language.
 */
export function LinkFailed() {
  const { t } = useTranslation('sign-in');
  const words = (
    <>
      <span lang="en">{LINK_FAILED}</span> {t('refused.failed')}
    </>
  );
  return <FormError title={words} />;
}
