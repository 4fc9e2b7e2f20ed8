import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { storyTiles } from '~/modules/stories/stories.server.ts';
import { StoryRow } from '~/modules/stories/ui/story-row.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';
import { Container } from '~/ui/layout.tsx';

export { choosingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['stories'], isShared: true };

/** Seconds a page of stories is stored at most: they come and go by the clock. */
const MAX_AGE = 300;

/** All stories (decision 90). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'stories');
  const tiles = await storyTiles(locale);
  const page: PageInfo = {
    locale,
    title: t('seo.title'),
    description: t('seo.description'),
    alternates: alternatesOf('stories', {}),
    ...(tiles.length === 0 ? { noindex: true } : {}),
  };
  return data({ page, tiles }, { headers: publicPage({ tags: ['catalog', 'content'], maxAge: MAX_AGE }) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function StoriesRoute() {
  const { tiles } = useLoaderData<typeof loader>();
  const { t } = useTranslation('stories');
  return (
    <Container className="pb-16 pt-8">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="stories-lead">{t(tiles.length > 0 ? 'lead' : 'none')}</p>
      <StoryRow tiles={tiles} wraps />
    </Container>
  );
}
