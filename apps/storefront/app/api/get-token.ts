import type { LoaderFunctionArgs } from '@remix-run/node';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { apiSuccess } from '~/platform/api.server.ts';

/** `GET /api/getToken`: an idToken for the visitor's session, which is made where there is none (spec §6, §7). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { visitor, headers } = await ensureVisitor(request);
  return apiSuccess(await issueIdToken(visitor), { headers });
}
