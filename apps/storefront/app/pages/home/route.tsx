import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import type { ShellData } from '~/shell/shell.server.ts';
import { pageMeta, type PageInfo, publicUrlOf } from '~/seo/seo.ts';
import { defaultLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { homePage } from './home.server.ts';
import { type CodeOfCart, codeOfCart } from '~/modules/cart/cart.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { blockTexts } from '~/modules/blocks/ui/block-texts.ts';
import { openingViews } from '~/modules/blocks/ui/opening.ts';
import { Sections } from '~/modules/blocks/ui/sections.tsx';
import { RecentlyViewed } from '~/modules/recommendations/ui/recently-viewed.tsx';
import { useAccount } from '~/modules/visit/ui/use-visit.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';

export { editorialSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: blockTexts, isShared: true, hasQuizBar: true };

/** Seconds the page is stored at most; less where an offer begins or ends before. */
const MAX_AGE = 3600;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'seo');
  const now = new Date();
  const home = await homePage({ locale, now, code: () => enteredCode(request, context.sender) });
  const page: PageInfo = {
    locale,
    title: home.title ?? t('home.title'),
    description: home.description ?? t('home.description'),
    alternates: alternatesOf('home', {}),
  };
  const { sections, validUntil } = home;
  const maxAge = validUntil ? Math.max(1, Math.ceil((validUntil.getTime() - now.getTime()) / 1000)) : MAX_AGE;
  return data(
    { page, sections },
    { headers: publicPage({ tags: ['catalog', 'content'], maxAge: Math.min(MAX_AGE, maxAge) }) },
  );
}

/**
 * What holds of the code that was entered in an organization's shop that needs one. Only an address that says of one
 * asks for it: with a query that is no page's the page is neither kept nor made for all.
 */
async function enteredCode(request: Request, sender = 'unknown'): Promise<CodeOfCart> {
  const { searchParams } = new URL(request.url);
  const refusal = searchParams.get('code');
  if (refusal === null) return { isStored: false };
  const message = { refusal, code: searchParams.get('eingabe') ?? '', mark: searchParams.get('beleg') ?? '' };
  return codeOfCart(await visitorOf(request), message, sender);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const url = publicUrlOf(matches);
  const shell = matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;
  const sameAs = shell?.shop.socialLinks.map((link) => link.url) ?? [];
  return pageMeta(data?.page, matches, [
    {
      '@type': 'Organization',
      name: 'Velory AG',
      url,
      logo: `${url}/favicon.svg`,
      areaServed: 'CH',
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
    {
      '@type': 'WebSite',
      name: shell?.instance?.name ?? 'Velory',
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url}${href('search', {}, data?.page.locale ?? defaultLocale)}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
};

export default function HomeRoute() {
  const { page, sections } = useLoaderData<typeof loader>();
  const instance = useRouteLoaderData<ShellData>('root')?.instance;
  return (
    <>
      {!sections.some(({ kind }) => kind === 'hero') && <h1 className="sr-only">{page.title}</h1>}
      <Sections sections={sections} holdsPageTitle styled opening={openingViews} branding={instance} />
      <OwnWay />
    </>
  );
}

/** The bikes that the visitor has looked at: by itself, since who that is becomes known after the page. */
function OwnWay() {
  const shell = useRouteLoaderData<ShellData>('root');
  const account = useAccount(shell?.visit ?? null);
  return <RecentlyViewed userId={account?.id} />;
}
