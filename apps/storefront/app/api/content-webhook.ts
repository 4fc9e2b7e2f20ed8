import type { ActionFunctionArgs } from '@remix-run/node';
import { acceptContentWebhook } from '~/modules/content/content.server.ts';
import { apiError, apiSuccess, jsonBody } from '~/platform/api.server.ts';

/** `POST /api/content/webhook`: the CMS reports a change; a job fetches the content at once. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const authorization = request.headers.get('Authorization');
  const result = await acceptContentWebhook({ authorization, body: await jsonBody(request) });
  switch (result) {
    case 'unauthorized':
      return apiError('unauthorized', 'The bearer token is missing or invalid');
    case 'invalid':
      return apiError('invalid', 'The body is not a CMS event');
    default:
      return apiSuccess({ result });
  }
}
