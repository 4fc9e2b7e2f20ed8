import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { heightSchema } from '~/modules/visit/visit.schema.server.ts';
import { findVisit, keepVisitHeight } from '~/modules/visit/visit.server.ts';
import { apiSuccess, jsonBody, parseInput } from '~/platform/api.server.ts';

/** `GET /api/visit`: the visitor's own parts of pages that are the same for everybody; null without a session. */
export async function loader({ request }: LoaderFunctionArgs) {
  return apiSuccess({ visit: await findVisit(request.headers.get('Cookie')) });
}

/** `POST /api/visit`: the body height that the visitor gave, or null to take it back (decision 61). */
export async function action({ request }: ActionFunctionArgs) {
  const { input, refusal } = parseInput(heightSchema, await jsonBody(request));
  if (refusal) return refusal;
  await keepVisitHeight(request.headers.get('Cookie'), input.height);
  return apiSuccess();
}
