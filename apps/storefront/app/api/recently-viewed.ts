import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { toBikes } from '~/modules/catalog/bike.server.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { callerOf } from '~/modules/identity/caller.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { recentlyViewedQuery } from '~/modules/recommendations/recommendations.schema.server.ts';
import { clearViews, viewedProducts } from '~/modules/recommendations/recommendations.server.ts';
import { apiError, apiSuccess, type CallHandle, parseInput } from '~/platform/api.server.ts';

export const handle: CallHandle = { methods: ['DELETE'] };

/** Who asks, if it is the signed-in person that the address names; else the refusal. Nothing is looked up before. */
async function ownerOf(
  request: Request,
  userId: string | undefined,
  idToken: string | undefined,
): Promise<{ visitor: Visitor; refusal?: undefined } | { visitor?: undefined; refusal: Response }> {
  const visitor = await callerOf(request, idToken);
  if (!visitor) return { refusal: apiError('unauthorized', 'The session or token is invalid') };
  if (visitor.userId !== userId || !(await accountOf(visitor))) {
    return { refusal: apiError('forbidden', 'Only the signed-in user can read this list') };
  }
  return { visitor };
}

/** `GET /api/products/recently-viewed/{userId}` (spec §6, §7): the bikes that a signed-in person has looked at. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { input, refusal: unfit } = parseInput(recentlyViewedQuery, query);
  if (unfit) return unfit;
  const { visitor, refusal } = await ownerOf(request, params.userId, input.idToken);
  if (refusal) return refusal;
  return apiSuccess({ data: await toBikes(await viewedProducts(visitor, input.locale), input.locale) });
}

/** `DELETE` forgets them. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { visitor, refusal } = await ownerOf(request, params.userId, undefined);
  if (refusal) return refusal;
  await clearViews(visitor);
  return apiSuccess();
}
