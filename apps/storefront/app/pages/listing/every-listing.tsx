import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ListingPage } from './listing-page.tsx';
import type { loadListing } from './listing.server.ts';
import { breadcrumbJsonLd, pageMeta, publicUrlOf } from '~/seo/seo.ts';
import { href } from '~/site-map.ts';

type ListingLoader = (args: LoaderFunctionArgs) => ReturnType<typeof loadListing>;

export const listingMeta: MetaFunction<ListingLoader> = ({ data, matches }) => {
  if (!data) return pageMeta(undefined, matches);
  const { page, view } = data;
  const trail = [
    { name: 'Velory', path: href('home', {}, page.locale) },
    { name: view.title, path: page.alternates[page.locale] },
  ];
  return pageMeta(page, matches, [breadcrumbJsonLd(trail, publicUrlOf(matches))]);
};

export function ListingRoute() {
  return <ListingPage view={useLoaderData<ListingLoader>().view} />;
}
