import type { ActionFunctionArgs } from '@remix-run/node';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { viewSchema } from '~/modules/recommendations/recommendations.schema.server.ts';
import { recordViews } from '~/modules/recommendations/recommendations.server.ts';
import { parseBody } from '~/platform/api.server.ts';

/**
 * `POST /api/products/recently-viewed`: a bike was looked at. Told by a beacon; without a session nothing is stored,
 * as looking begins none.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { input, refusal } = await parseBody(viewSchema, request);
  if (refusal) return refusal;
  const visitor = await visitorOf(request);
  if (visitor) await recordViews(visitor, input.slugs ?? (input.slug === undefined ? [] : [input.slug]));
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
