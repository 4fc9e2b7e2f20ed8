import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { loadBrandWorld } from './brand-world.server.ts';
import { listingMeta } from '~/pages/listing/every-listing.tsx';
import { findEntryBySlug } from '~/modules/content/content.server.ts';
import { BrandWorldPage } from './brand-world-page.tsx';
import { blockTexts } from '~/modules/blocks/ui/block-texts.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { brandSheet as links } from '~/ui/sheets.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['world', ...blockTexts], isShared: true, hasQuizBar: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** The world of a brand (spec §2); `?categories=` narrows its bikes, `test_drive` shows how to book one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = await findEntryBySlug('brand-world', { slug: params.slug ?? '', locale });
  if (found.kind === 'missing') return throwUnknownPage(request);
  if (found.kind === 'moved')
    throw redirect(`${href('brandWorld', { slug: found.slug }, locale)}${new URL(request.url).search}`, 301);
  const { listed, world } = await loadBrandWorld(request, locale, found);
  return data({ ...listed.data, world }, listed.init ?? undefined);
}

export default function BrandWorldRoute() {
  const { view, world } = useLoaderData<typeof loader>();
  return <BrandWorldPage view={view} world={world} />;
}
