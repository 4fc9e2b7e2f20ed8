import type { ActionFunctionArgs } from '@remix-run/node';
import { accountOf } from '~/modules/identity/account.server.ts';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { memberSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { roleOfUserHere } from '~/modules/organizations/membership.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/**
 * `POST /api/auth/isUserPartOfOrganization`: 200 if the signed-in user is a member of the organization whose
 * host is asked; 403 where not, or where the host is no one's (spec §6, §7).
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(memberSchema, request);
  if (refusal) return refusal;
  const caller = await callerOf(request, input.idToken);
  if (!caller || !(await accountOf(caller))) return apiError('unauthorized', 'Sign-in required');
  if (!(await roleOfUserHere(caller.userId))) return apiError('forbidden', 'Not a member of this organization');
  return apiSuccess();
}
