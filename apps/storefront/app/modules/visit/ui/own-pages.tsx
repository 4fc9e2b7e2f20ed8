import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { VISIT_STYLES } from '~/modules/visit/visit.ts';

/**
 * In a page that is the same for everyone, the way back to pages of one's own for visitors whose browser has stopped
 * running scripts. The style sheet hides it from all others (`api/visit-styles.ts`).
 */
export function PersonalPagesLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <noscript>
      <link rel="stylesheet" href={VISIT_STYLES} />
      <p className="own-pages">
        {t('ownPages.text')} <a href={pathname + search}>{t('ownPages.reload')}</a>
      </p>
    </noscript>
  );
}
