import type { LoaderFunctionArgs } from '@remix-run/node';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { findReceipt } from '~/modules/sponsoring/sponsoring.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { sponsorReceipt } from './receipt.server.ts';
import { privateHeaders } from './sponsor-view.server.ts';

/** The receipt of a contribution that was paid, for anyone who holds its ticket. */
export async function loader({ request, params: { token = '', ticket = '' } }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOfRequest(request);
  const [found, { address }] = await Promise.all([findReceipt(token, ticket), getShopSettings(locale)]);
  if (!found) return new Response('There is no such receipt.', { status: 404 });
  const { company, street, zip, town } = address;
  const shop = [company, street, `${zip} ${town}`];
  const bytes = await sponsorReceipt({ ...found, shop }, locale);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="sponsor-me-${found.number}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
