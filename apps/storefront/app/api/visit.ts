import type { LoaderFunctionArgs } from '@remix-run/node';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { apiSuccess } from '~/platform/api.server.ts';

/** `GET /api/visit`: the visitor's own parts of pages that are the same for everybody; null without a session. */
export async function loader({ request }: LoaderFunctionArgs) {
  return apiSuccess({ visit: await findVisit(request.headers.get('Cookie')) });
}
