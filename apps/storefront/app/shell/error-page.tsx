import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { SearchField } from '~/modules/search/ui/search-field.tsx';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';
import { ErrorState } from '~/ui/states.tsx';
import { readNotFoundData } from './not-found-data.ts';
import { reportLate } from './report-late.ts';

const never = () => () => undefined;

/**
 * Whether scripts have taken the page over: false on the server, and for what the browser makes alive of its document.
 */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const NotFoundProducts = createPreloadedComponent(
  'not-found',
  async () => (await import('./not-found-products.tsx')).default,
);

/**
 * Reports an error that came up in the browser, such as an answer of the shop that can't be read, and leads to its
 * target (spec §8). What the server has drawn or answered is its own failure: it has logged it, and its page offers to
 * try again.
 * @returns whether the visitor is being led there
 */
function useReport(error: unknown): boolean {
  const [isBrowsers] = useState(useIsAlive());
  const isReported = import.meta.env.PROD && isBrowsers && !isRouteErrorResponse(error);
  useEffect(() => {
    if (isReported) reportLate(error, undefined);
  }, [isReported, error]);
  return isReported;
}

/** What is in place of a page that is not there or failed; the shell around it stays. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const products = isRouteErrorResponse(error) ? readNotFoundData(error.data) : undefined;
  const missing = status === 404 && !products?.isFailure;
  const isLed = useReport(error);
  if (isLed) return null;
  const words = products?.isFailure ? 'failed' : missing ? 'notFound' : 'server';
  return (
    <>
      <ErrorState
        code={words === 'failed' ? undefined : t(`error.${words}Code`, { status })}
        title={t(words === 'notFound' ? 'error.notFoundTitle' : 'error.serverTitle')}
        text={t(`error.${words}Text`)}
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
          {status === 404 ? (
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
