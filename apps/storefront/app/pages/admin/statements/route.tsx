import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { staffOf } from '~/modules/staff/role.server.ts';
import { employerNames, markStatement, statementsAsked } from '~/modules/staff/statements.server.ts';
import { statementList } from '~/modules/staff/statements.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { StatementsPage } from './statements-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Abrechnungen');

/** What employers owe for a month, and whether they have paid it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const answer = answerOf(searchParams.get('antwort'));
  const query = readList(statementList, searchParams);
  const [list, names] = [await statementsAsked(query, pageSlice(query)), await employerNames()];
  return data({ frame, answer, query, list, names }, { headers: adminHeaders });
}

const refusals = {
  unknown: 'Diese Abrechnung gibt es nicht.',
  changed: 'Der Betrag hat sich inzwischen geändert. Vergleich ihn und trag es dann ein.',
} as const;

/** Notes that a statement was paid, or takes the note back. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 100);
  const isPaid = text('intent') === 'paid';
  const named = { organizationId: text('organization'), month: text('month'), total: Number(text('total') || NaN) };
  const marked = await markStatement(staff, { ...named, isPaid });
  if (marked !== 'done') return data({ refusal: refusals[marked] }, { status: 400 });
  return backWith(request, isPaid ? 'bezahlt' : 'offen');
}

export default function StaffStatementsRoute() {
  const view = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? acted.refusal : undefined;
  return <StatementsPage {...view} answer={refusal ? refusalAnswer(refusal) : view.answer} />;
}
