import type { ActionFunctionArgs } from '@remix-run/node';
import { acceptContentWebhook, type ContentWebhookResult } from '~/modules/content/content.server';

const statuses: Record<ContentWebhookResult, number> = { accepted: 200, ignored: 200, unauthorized: 401, invalid: 400 };

/** `POST /api/content/webhook`: the CMS tells of a change; the content is fetched by a job at once. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined);
  const result = await acceptContentWebhook({ authorization: request.headers.get('Authorization'), body });
  const status = statuses[result];
  if (status === 200) return Response.json({ success: true, result });
  const message = result === 'unauthorized' ? 'The bearer is missing or wrong' : 'This is no event of the CMS';
  return Response.json({ success: false, error: { code: result, message } }, { status });
}

/** Only POST has a meaning here. */
export function loader(): Response {
  return Response.json(
    { success: false, error: { code: 'method_not_allowed', message: 'Send events by POST' } },
    { status: 405, headers: { Allow: 'POST' } },
  );
}
