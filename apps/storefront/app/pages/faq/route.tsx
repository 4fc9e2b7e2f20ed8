import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { breadcrumbJsonLd, pageMeta, publicUrlOf } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { faqCategories, findFaqCategory } from '~/modules/content/content.ts';
import { faqJsonLd } from './faq-json-ld.ts';
import { FaqPage } from './faq-page.tsx';
import { loadFaq, queryOf } from './faq.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['faq', 'video', 'ask'], isShared: true };
export { adviceSheet as links } from '~/ui/sheets.ts';

/**
 * The FAQ (spec §2): a tab is a path; `/faq` shows the first one, `?q=` searches in all of them. A slug of the other
 * language redirects to this one's.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const [first] = faqCategories;
  const found = params.tab === undefined ? { category: first, locale } : findFaqCategory(params.tab);
  if (!found?.category) return throwUnknownPage(request);
  const { category } = found;
  const tab = category.slug[locale];
  if (params.tab !== undefined && params.tab !== tab) throw redirect(href('faq', { tab }, locale), 301);
  const faq = await loadFaq({ locale, category, query: queryOf(request) });
  return data(faq, { headers: publicPage({ tags: ['content'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches);
  const { page, view } = data;
  const { title, entries, query } = view;
  const trail = [
    { name: 'Velory', path: href('home', {}, page.locale) },
    { name: title, path: page.alternates[page.locale] },
  ];
  return pageMeta(page, matches, [
    ...(entries.length > 0 && query === '' ? [faqJsonLd(entries)] : []),
    breadcrumbJsonLd(trail, publicUrlOf(matches)),
  ]);
};

export default function FaqRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <FaqPage view={view} />;
}
