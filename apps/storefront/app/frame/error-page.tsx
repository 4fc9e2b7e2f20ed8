import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/site-map';
import { LinkButton } from '~/ui/button';
import { SearchForm } from '~/ui/search-form';
import { ErrorState } from '~/ui/states';

/** What stands in place of a page that is not there or failed; the frame around it stays. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  return (
    <ErrorState
      code={missing ? t('error.notFoundCode') : t('error.serverCode', { status })}
      title={missing ? t('error.notFoundTitle') : t('error.serverTitle')}
      text={missing ? t('error.notFoundText') : t('error.serverText')}
    >
      {missing && (
        <SearchForm
          id="suche-seite"
          outlined
          action={href('allModels', {}, locale)}
          name="suchen"
          label={t('search.placeholder')}
          submitLabel={t('search.submit')}
        />
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {missing ? (
          <LinkButton href={href('allModels', {}, locale)}>{t('error.toBikes')}</LinkButton>
        ) : (
          <LinkButton href={`${pathname}${search}`} reload>
            {t('error.retry')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" href={href('home', {}, locale)}>
          {t('error.toHome')}
        </LinkButton>
      </p>
    </ErrorState>
  );
}
