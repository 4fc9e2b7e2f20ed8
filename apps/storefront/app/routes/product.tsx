import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { breadcrumbJsonLd, pageMeta, publicUrlOf } from '~/frame/seo';
import { loadProductPage } from '~/frame/product-loader.server';
import { productJsonLd } from '~/modules/catalog/product-json-ld';
import { ProductPage } from '~/modules/catalog/ui/product-page';
import { pageHeaders } from '~/platform/page.server';
import { publicPage } from '~/platform/page-cache.server';
import { href, localeOfRequest } from '~/site-map';

export { pageHeaders as headers };
export const handle = { i18n: ['product'] };

/** A product; an old slug or the other language's answers with a redirect to this language's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const url = new URL(request.url);
  const found = await loadProductPage({ slug: params.bike ?? '', locale, search: url.searchParams });
  if (found.kind === 'moved') throw redirect(`${href('product', { bike: found.slug }, locale)}${url.search}`, 301);
  if (found.kind === 'missing') throw data(null, { status: 404 });
  return data(found.view, { headers: publicPage({ tags: ['catalog'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches);
  const base = publicUrlOf(matches);
  const { page, product } = data;
  const [category] = product.categories;
  return pageMeta(page, matches, [
    productJsonLd(product, `${base}${page.alternates[page.locale]}`, base),
    breadcrumbJsonLd(
      [
        { name: 'Velory', path: href('home', {}, page.locale) },
        ...(category
          ? [{ name: category.name, path: href('category', { category: category.pathSlug }, page.locale) }]
          : []),
        { name: product.name, path: page.alternates[page.locale] },
      ],
      base,
    ),
  ]);
};

export default function ProductRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ProductPage key={view.product.id} {...view} />;
}
