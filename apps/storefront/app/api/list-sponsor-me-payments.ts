import type { LoaderFunctionArgs } from '@remix-run/node';
import { idTokenOf } from '~/modules/identity/id-token.server.ts';
import { sponsorListSchema } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { listSponsorMePayments } from '~/modules/sponsoring/staff-lists.server.ts';
import { findStaffMemberByToken } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

/**
 * `GET /api/document-store/admin/listSponsorMePayments`: contributions to riders' pages for the staff, by their
 * idToken (spec §6, §7).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const staff = await findStaffMemberByToken(idTokenOf(request, query.idToken));
  if (!staff) return apiError('forbidden', 'The idToken does not belong to a staff member');
  const { input, refusal } = parseInput(sponsorListSchema, query);
  if (refusal) return refusal;
  const answer = await listSponsorMePayments(input.cursor);
  await recordAction(staff, { action: 'sponsor.call', subject: `${answer.data.length} Beiträge` });
  return apiSuccess(answer);
}
