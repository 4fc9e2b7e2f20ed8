import type { LoaderFunctionArgs } from '@remix-run/node';
import { readPicture } from '~/modules/tickets/tickets.server.ts';
import { apiError } from '~/platform/api.server.ts';

/** `GET /api/crm/files/{id}`: a picture of a ticket, for anyone who holds its link: the CRM, the team, who sent it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const signature = new URL(request.url).searchParams.get('signature') ?? '';
  const picture = await readPicture(params.id ?? '', signature);
  if (!picture) return apiError('not_found', 'Picture not found');
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=3600', 'X-Robots-Tag': 'noindex' },
  });
}
