import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { acceptedLocale } from '~/i18n/accepted-locale.server.ts';
import { formatDate } from '~/i18n/dates.ts';
import { byLocale, defaultLocale, pathPrefix } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { currentAddress, currentOrganization } from '~/modules/instances/instances.server.ts';
import { findShortUrlTarget, followShortUrl } from '~/modules/short-urls/short-urls.server.ts';
import { readCode, withQuery } from '~/modules/short-urls/short-urls.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import { NotFoundProducts } from '~/shell/error-page.tsx';
import type { PageHandle } from '~/shell/page-handle.ts';
import { notFoundData, reportUnknown } from '~/shell/unknown-page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { ErrorState } from '~/ui/states.tsx';

export { pageHeaders as headers };
export { editorialSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['short-url'] };

const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * `GET /s/{code}` (spec §3: shortURLs): leads to the page that staff chose, with the query that came along, or says
 * that it leads nowhere: in the language that the browser asks for, since the printed address has none.
 */
export async function loader({ request, params: { code = '' } }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const target = await followShortUrl(code);
  if (target !== undefined) return redirect(withQuery(target, searchParams), { status: 302, headers: privateHeaders });
  const locale = localeOfRequest(request);
  const wanted = acceptedLocale(request.headers.get('Accept-Language'), currentOrganization(locale)?.languages);
  if (locale === defaultLocale && wanted !== locale) {
    return redirect(`${pathPrefix[wanted]}/s/${encodeURIComponent(code)}${search}`, {
      status: 302,
      headers: privateHeaders,
    });
  }
  const t = i18nFor(locale, 'short-url');
  const page = {
    locale,
    title: `${t('title')} · Velory`,
    description: t('unknown'),
    alternates: byLocale((each) => href('home', {}, each)),
    noindex: true,
  };
  await reportUnknown(request);
  const endedOn = await findShortUrlTarget(code);
  const link = { host: new URL(currentAddress()).host, code: readCode(code).slice(0, 40), endedOn };
  const view = { page, link, others: await notFoundData([], locale) };
  return data(view, { status: endedOn ? 410 : 404, headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ShortUrlRoute() {
  const { link, others } = useLoaderData<typeof loader>();
  const { t } = useTranslation('short-url');
  const locale = useLocale();
  return (
    <>
      <ErrorState
        code={`${link.host}/s/${link.code}`}
        title={t('title')}
        text={link.endedOn ? t('ended', { date: formatDate(link.endedOn, locale) }) : t('unknown')}
        art={
          others.art && (
            <img
              src={others.art}
              alt=""
              width={1600}
              height={1000}
              className="block w-full"
              style={{ translate: '0 2%' }}
            />
          )
        }
      >
        <p className="flex flex-wrap gap-3">
          <LinkButton href={href('allModels', {}, locale)}>{t('bikes')}</LinkButton>
          <LinkButton variant="secondary" href={href('home', {}, locale)}>
            {t('home')}
          </LinkButton>
        </p>
      </ErrorState>
      {others.tiles.length > 0 && <NotFoundProducts {...others} />}
    </>
  );
}
