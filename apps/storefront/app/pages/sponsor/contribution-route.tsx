import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { ContributionPage } from './contribution-page.tsx';
import { openContribution } from './contribution-view.server.ts';
import { privateHeaders, sponsorPage } from './sponsor-view.server.ts';

export { checksSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sponsor'], isTask: true };

/** How a contribution went, for the person who made it. */
export async function loader({ request, params: { token = '', ticket = '' } }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const query = new URL(request.url).searchParams;
  const opened = await openContribution({ token, ticket, locale, returned: query.get('zahlung') });
  if (!opened) throw new Response('Not found', { status: 404 });
  const t = i18nFor(locale, 'sponsor');
  const page = sponsorPage('sponsorContribution', {
    locale,
    token,
    ticket,
    title: t('kicker'),
    description: t('start.description'),
  });
  return data({ page, ...opened, isNew: query.has('neu') }, { headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ContributionRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ContributionPage {...view} />;
}
