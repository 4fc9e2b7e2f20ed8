import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { winnersView } from '~/modules/wheel/wheel.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';
import { WinnersPage } from './winners-page.tsx';

export { campaignsSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['wheel'], isShared: true };

/** Who has won at the wheel and agreed to be named, with how it was drawn (spec §3: winner-display, decision 90). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'wheel');
  const page: PageInfo = {
    locale,
    title: t('seo.winners'),
    description: t('won.lead'),
    alternates: alternatesOf('winners', {}),
  };
  // Anyone who takes their name away sees it gone at once: `dropPages` says so; a minute is for new winners.
  return data({ page, ...(await winnersView(locale)) }, { headers: publicPage({ tags: ['winners'], maxAge: 60 }) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function WinnersRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <WinnersPage {...view} />;
}
