import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { staffOf } from '~/modules/staff/role.server.ts';
import { listStatements, markStatement } from '~/modules/staff/statements.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { StatementsPage } from './statements-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Abrechnungen');

/** What employers owe for a month, and whether they have paid it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const answer = answerOf(new URL(request.url).searchParams.get('antwort'));
  return data({ frame, answer, statements: await listStatements() }, { headers: adminHeaders });
}

/** Notes that a statement was paid, or takes the note back. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 100);
  const isPaid = text('intent') === 'paid';
  const isMarked = await markStatement(staff, { organizationId: text('organization'), month: text('month'), isPaid });
  if (!isMarked) return data({ refusal: 'Diese Abrechnung gibt es nicht.' }, { status: 400 });
  return redirect(`/admin/abrechnungen?antwort=${isPaid ? 'bezahlt' : 'offen'}`, 303);
}

export default function StaffStatementsRoute() {
  const view = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? acted.refusal : undefined;
  return <StatementsPage {...view} answer={refusal ? refusalAnswer(refusal) : view.answer} />;
}
