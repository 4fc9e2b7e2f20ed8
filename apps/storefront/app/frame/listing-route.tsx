import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ListingPage } from '~/modules/listings/ui/listing-page';
import type { loadListing } from './listing-loader.server';
import { faqTabPath } from './navigation';
import { breadcrumbJsonLd, pageMeta, publicUrlOf } from './seo';

type ListingLoader = (args: LoaderFunctionArgs) => ReturnType<typeof loadListing>;

/** Meta tags of every listing. */
export const listingMeta: MetaFunction<ListingLoader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches);
  const { page, title } = data;
  const trail = [
    { name: 'Velory', path: page.locale === 'fr' ? '/fr' : '/' },
    { name: title, path: page.alternates[page.locale] },
  ];
  return pageMeta(page, matches, [breadcrumbJsonLd(trail, publicUrlOf(matches))]);
};

/** The page of every listing. */
export function ListingRoute() {
  const { page, ...view } = useLoaderData<ListingLoader>();
  return <ListingPage path={page.alternates[page.locale]} helpHref={faqTabPath('choose', page.locale)} {...view} />;
}
