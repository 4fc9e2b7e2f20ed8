import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { chosenBy } from '~/modules/consent/consent.ts';
import { consentOfCookies, recordConsent } from '~/modules/consent/consent.server.ts';
import { servicesOf } from '~/modules/consent/services.server.ts';
import { env } from '~/platform/env.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { CookiesPage } from './cookies-page.tsx';

export { pageHeaders as headers };
export { editorialSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['consent'], asksForConsent: true };

/** What the visitor has let in, to be changed at any time; works without scripts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'consent');
  const page: PageInfo = {
    locale,
    title: `${t('title')} · Velory`,
    description: t('panel.text'),
    alternates: alternatesOf('cookies', {}),
    noindex: true,
  };
  const isSaved = new URL(request.url).searchParams.has('gespeichert');
  const services = servicesOf(env());
  return data({ page, consent: consentOfCookies(request.headers.get('Cookie')), services, isSaved });
}

export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const { cookie } = await recordConsent({ ...chosenBy(await formOf(request)), locale });
  return redirect(href('cookies', {}, locale, { gespeichert: 1 }), { status: 303, headers: { 'Set-Cookie': cookie } });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CookiesRoute() {
  const { consent, services, isSaved } = useLoaderData<typeof loader>();
  return <CookiesPage consent={consent} services={services} isSaved={isSaved} />;
}
