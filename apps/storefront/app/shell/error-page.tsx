import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { SearchField } from '~/modules/search/ui/search-field.tsx';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { drawnPart } from '~/ui/drawn-part.tsx';
import { ErrorState } from '~/ui/states.tsx';
import { readNotFoundData } from './not-found-data.ts';

/** Products under a page of an address that leads nowhere. */
export const NotFoundProducts = drawnPart('not-found', async () => (await import('./not-found-products.tsx')).default);

/** What stands in place of a page that is not there or failed; the shell around it stays. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const products = isRouteErrorResponse(error) ? readNotFoundData(error.data) : undefined;
  return (
    <>
      <ErrorState
        code={missing ? t('error.notFoundCode') : t('error.serverCode', { status })}
        title={missing ? t('error.notFoundTitle') : t('error.serverTitle')}
        text={missing ? t('error.notFoundText') : t('error.serverText')}
        art={
          products?.art && (
            <img
              src={products.art}
              alt=""
              width={1600}
              height={1000}
              className="block w-full"
              style={{ translate: '0 2%' }}
            />
          )
        }
      >
        {missing && (
          <SearchField
            id="suche-seite"
            outlined
            action={href('search', {}, locale)}
            name="q"
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
      {products && products.tiles.length > 0 && <NotFoundProducts {...products} />}
    </>
  );
}
