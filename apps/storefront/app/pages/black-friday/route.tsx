import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { blockTexts } from '~/modules/blocks/ui/block-texts.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';
import { loadBlackFriday } from './black-friday.server.ts';
import { BlackFridayPage } from './black-friday-page.tsx';

export { editorialSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['black-friday', ...blockTexts], isShared: true };

const MAX_AGE = 60;

/** Black Friday (spec §2, §9). Its address sets the flag of the visit, in front of the page cache. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'black-friday');
  const page: PageInfo = {
    locale,
    title: t('seo.title'),
    description: t('seo.description'),
    alternates: alternatesOf('blackFriday', {}),
  };
  const view = await loadBlackFriday(locale, new Date(), new URL(request.url).searchParams);
  return data({ page, ...view }, { headers: publicPage({ tags: ['catalog', 'content'], maxAge: MAX_AGE }) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function BlackFridayRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <BlackFridayPage {...view} />;
}
