import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { computedQuery } from './requested-choice.server.ts';
import { loadProductPage } from './product.server.ts';
import { CompareAction } from '~/modules/comparison/ui/compare-action.tsx';
import { WishAction } from '~/modules/wishlist/ui/wish-action.tsx';
import type { ShellData } from '~/shell/shell.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

/** Apart, since neither needs what the other has. */
const ProductPage = createPreloadedComponent('bike', async () => (await import('./product-page.tsx')).ProductPage);
const AccessoryPage = createPreloadedComponent(
  'accessory',
  async () => (await import('./accessory/accessory-page.tsx')).AccessoryPage,
);

export { productSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = {
  i18n: ['product', 'share', 'ask'],
  isShared: true,
  hasFootBar: true,
  event: 'view_item',
};

/** A product; an old slug or the other language's answers with a redirect to this language's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const url = new URL(request.url);
  const computed = computedQuery(url.searchParams);
  if (computed !== undefined) throw redirect(`${url.pathname}?${computed}`);
  const found = await loadProductPage({ slug: params.bike ?? '', locale, search: url.searchParams });
  if (found.kind === 'moved') throw redirect(`${href('product', { bike: found.slug }, locale)}${url.search}`, 301);
  if (found.kind === 'missing') return throwUnknownPage(request);
  return data(found.view, { headers: publicPage({ tags: ['catalog', 'content', 'questions'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches, data?.jsonLd);

export default function ProductRoute() {
  const { page: _page, jsonLd: _jsonLd, ...view } = useLoaderData<typeof loader>();
  const { product, accessory } = view;
  const { id, slug, name, picture } = product;
  const hearts = useRouteLoaderData<ShellData>('root')?.visit?.hearts;
  const wish = (
    <WishAction product={{ id, name }} returnTo={useLocation().pathname} isOnWishlist={hearts?.includes(id)} />
  );
  if (accessory) return <AccessoryPage key={id} {...view} accessory={accessory} wish={wish} />;
  return (
    <ProductPage
      key={id}
      {...view}
      tools={
        <>
          {wish}
          {product.kind === 'bike' && <CompareAction bike={{ id, slug, name, picture: picture.src }} />}
        </>
      }
    />
  );
}
