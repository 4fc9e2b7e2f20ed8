import type { ActionFunctionArgs } from '@remix-run/node';
import { browserErrorSchema } from '~/modules/support/browser-error.schema.server.ts';
import { recordBrowserError } from '~/modules/support/browser-error.server.ts';
import { apiSuccess, parseBody, tooMany } from '~/platform/api.server.ts';

/**
 * `POST /api/document-store/storeErrorLogsToFirebase` (spec §7): a page has failed in a browser; 204 outside of
 * production.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(browserErrorSchema, request);
  if (refusal) return refusal;
  if (!import.meta.env.PROD) return new Response(null, { status: 204 });
  const seconds = await recordBrowserError(input, { sender: context.sender ?? 'unknown' });
  return seconds === undefined ? apiSuccess({}, { status: 201 }) : tooMany('Too many reports', seconds);
}
