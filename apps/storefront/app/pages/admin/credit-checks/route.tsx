import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageSlice, readPage } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { listReviews } from '~/modules/credit-check/staff-reviews.server.ts';
import { decideCreditReview } from '~/modules/staff/calls-desk.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { ReviewsPage } from './reviews-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Bonität');

/** Refusals that somebody wants a person to look at. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const which = searchParams.get('stand') === 'entschieden' ? ('decided' as const) : ('open' as const);
  const page = readPage(searchParams);
  const list = await listReviews(which, pageSlice({ page }));
  await noteAct(staff, { action: 'credit-checks.list' });
  return data({ frame, which, page, list, answer: answerOf(searchParams.get('antwort')) }, { headers: adminHeaders });
}

/** Decides one; what was written goes to whoever asked. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const decision = form.get('decision');
  if (decision !== 'approved' && decision !== 'declined') throw new Response('Bad request', { status: 400 });
  const text = String(form.get('text') ?? '').slice(0, 5000);
  const id = String(form.get('id') ?? '');
  const version = String(form.get('version') ?? '');
  const refusal = await decideCreditReview(staff, id, { decision, text, version });
  if (refusal) return data({ refusal, typed: { id, text } }, { status: 400 });
  return redirect('/admin/bonitaet?antwort=entschieden', 303);
}

export default function StaffReviewsRoute() {
  const { answer, ...view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ReviewsPage {...view} typed={refused?.typed ?? null} answer={refused ? refusalAnswer(refused.refusal) : answer} />
  );
}
