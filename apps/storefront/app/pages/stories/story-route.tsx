import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { findStory, findOwnStory } from '~/modules/stories/stories.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { byLocale } from '~/i18n/locales.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { StoryPage } from './story-page.tsx';

export { choosingSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['stories'], isShared: true, isTask: true };

const MAX_AGE = 300;

/** One story with all its sheets; one whose time is over leads to those that are shown. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = await findStory(params.slug ?? '', locale);
  if (found.kind === 'missing') return throwUnknownPage(request);
  if (found.kind === 'over') throw redirect(href('stories', {}, locale), 302);
  if (found.kind === 'moved') throw redirect(href('story', { slug: found.slug }, locale), 301);
  const { view, slugs } = found;
  const t = i18nFor(locale, 'stories');
  const lists = alternatesOf('stories', {});
  const page: PageInfo = {
    locale,
    title: t('seo.story', { title: view.title }),
    description: view.sheets
      .map(({ title, text }) => text ?? title)
      .join(' ')
      .slice(0, 160),
    alternates: byLocale((each) => {
      const slug = slugs[each];
      return slug ? href('story', { slug }, each) : lists[each];
    }),
  };
  // Shared pages are made without a session; anyone who has one and no scripts sees their own (decision 52).
  const visitor = await visitorOf(request);
  const own = visitor && (await findOwnStory(visitor, view.id, locale));
  return data({ page, view, own }, { headers: publicPage({ tags: ['catalog', 'content'], maxAge: MAX_AGE }) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function StoryRoute() {
  const { view, own } = useLoaderData<typeof loader>();
  return <StoryPage key={view.id} view={view} own={own} />;
}
