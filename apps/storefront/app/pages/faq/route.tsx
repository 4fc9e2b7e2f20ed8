import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { breadcrumbJsonLd, pageMeta, type PageInfo, publicUrlOf } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { faqCategories, findFaqCategory } from '~/modules/content/content.ts';
import { getFaq, getShopSettings } from '~/modules/content/content.server.ts';
import { faqJsonLd } from './faq-json-ld.ts';
import { FaqPage } from './faq-page.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { pageHeaders as headers };
export const handle = { i18n: ['faq'], isShared: true };

/** The FAQ (spec §2): a tab is a path; `/faq` shows the first one. A slug of the other language redirects to this one's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const [first] = faqCategories;
  const found = params.tab === undefined ? { category: first, locale } : findFaqCategory(params.tab);
  if (!found?.category) return throwUnknownPage(request);
  const { category } = found;
  const tab = category.slug[locale];
  if (params.tab !== undefined && params.tab !== tab) throw redirect(href('faq', { tab }, locale), 301);
  const [entries, settings, i18n] = await Promise.all([
    getFaq({ locale, category: category.key }),
    getShopSettings(locale),
    i18nFor(locale),
  ]);
  const t = i18n.getFixedT(locale, 'seo', 'faq');
  const title = category.title[locale];
  const page: PageInfo = {
    locale,
    title: t('title', { tab: title }),
    description: t('description', { tab: title, questions: entries.map((entry) => entry.title).join(' ') }).slice(
      0,
      300,
    ),
    alternates: byLocale((each) => href('faq', { tab: category.slug[each] }, each)),
  };
  const tabs = faqCategories.map((each) => ({
    label: each.title[locale],
    href: href('faq', { tab: each.slug[locale] }, locale),
    current: each.key === category.key,
  }));
  return data(
    { page, title, tabs, entries, mailbox: settings.salesMailbox },
    { headers: publicPage({ tags: ['content'] }) },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches);
  const { page, title, entries } = data;
  const trail = [
    { name: 'Velory', path: href('home', {}, page.locale) },
    { name: title, path: page.alternates[page.locale] },
  ];
  return pageMeta(page, matches, [
    ...(entries.length > 0 ? [faqJsonLd(entries)] : []),
    breadcrumbJsonLd(trail, publicUrlOf(matches)),
  ]);
};

export default function FaqRoute() {
  const { page, ...view } = useLoaderData<typeof loader>();
  return <FaqPage {...view} bikesHref={href('allModels', {}, page.locale)} />;
}
