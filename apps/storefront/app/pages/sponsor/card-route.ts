import type { LoaderFunctionArgs } from '@remix-run/node';
import { findPage } from '~/modules/sponsoring/sponsoring.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { sponsorCard } from './card.server.ts';
import { privateHeaders } from './sponsor-view.server.ts';

/** A rider's page as a card of A6 to print, with its link as a QR code. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfRequest(request);
  const page = await findPage(token);
  const address = currentAddress() + href('sponsor', { token }, locale);
  const bytes = page?.state === 'running' ? await sponsorCard(page, address, locale) : null;
  if (!bytes) return new Response('There is no such card.', { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="sponsor-me-${token}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
