import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { loadCollection, pageOfCollection } from './collection.server.ts';
import { listingMeta } from '~/pages/listing/every-listing.tsx';
import { findEntryBySlug } from '~/modules/content/content.server.ts';
import { CollectionIntro } from './collection-intro.tsx';
import { ListingPage } from '~/pages/listing/listing-page.tsx';
import { loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { blockTexts } from '~/modules/blocks/ui/block-texts.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

const Sections = createPreloadedComponent(
  'sections',
  async () => (await import('~/modules/blocks/ui/sections.tsx')).Sections,
);

export { listingSheet as links } from '~/ui/sheets.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: blockTexts, isShared: true, hasQuizBar: true };
export const meta: MetaFunction<typeof loader> = listingMeta;

/** A collection from the CMS, or the way to the page it names; every other single segment is unknown. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = await findEntryBySlug('collection', { slug: params.slug ?? '', locale });
  if (found.kind === 'missing') return throwUnknownPage(request);
  if (found.kind === 'moved')
    throw redirect(`${href('collection', { slug: found.slug }, locale)}${new URL(request.url).search}`, 301);
  const elsewhere = await pageOfCollection(found.entry, locale);
  if (elsewhere) throw redirect(elsewhere, 302);
  const listed = await loadCollection(request, locale, found);
  const { html, picture, blocks } = found.entry;
  const { sections } = await loadBlocks(blocks, { locale, now: new Date() });
  return data({ ...listed.data, html, picture, sections }, listed.init ?? undefined);
}

export default function CollectionRoute() {
  const { view, html, picture, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <ListingPage view={view} intro={<CollectionIntro html={html} picture={picture} />} />
      {sections.length > 0 && <Sections sections={sections} />}
    </>
  );
}
