import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { storedVisitSchema } from '~/modules/visit/visit.schema.server.ts';
import { findVisit, storeVisitorValues } from '~/modules/visit/visit.server.ts';
import { apiSuccess, jsonBody, parseInput } from '~/platform/api.server.ts';

/** `GET /api/visit`: the visitor's own parts of pages that are the same for everyone; null without a session. */
export async function loader({ request }: LoaderFunctionArgs) {
  return apiSuccess({ visit: await findVisit(request.headers.get('Cookie')) });
}

/** `POST /api/visit`: body height and postcode that the visitor gave, or null to take one back (decisions 61, 72). */
export async function action({ request }: ActionFunctionArgs) {
  const { input, refusal } = parseInput(storedVisitSchema, await jsonBody(request));
  if (refusal) return refusal;
  await storeVisitorValues(request.headers.get('Cookie'), input);
  return apiSuccess();
}
