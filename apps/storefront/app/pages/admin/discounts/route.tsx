import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { listDiscounts, makeDiscount, stopDiscount } from '~/modules/staff/discounts.server.ts';
import { chosenDiscounts, type DiscountForm, readDiscountsQuery } from '~/modules/staff/discounts.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { DiscountsPage } from './discounts-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Rabattcodes');

/** The discount codes, with what was used of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const answer = answerOf(searchParams.get('antwort'));
  const query = readDiscountsQuery(searchParams);
  const discounts = chosenDiscounts(await listDiscounts(), query);
  return data({ frame, discounts, query, answer }, { headers: adminHeaders });
}

/** Makes a code, or ends one. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 80);
  if (form.get('intent') === 'stop') {
    const isStopped = await stopDiscount(staff, Number(text('id')) || 0);
    const typed: DiscountForm | null = null;
    if (!isStopped) return data({ problems: ['Dieser Code ist schon zu Ende.'], typed }, { status: 400 });
    return redirect('/admin/rabattcodes?antwort=gestoppt', 303);
  }
  const typed: DiscountForm | null = {
    code: text('code'),
    percent: text('percent'),
    amount: text('amount'),
    minimum: text('minimum'),
    isCombinable: form.has('combinable'),
    from: text('from'),
    to: text('to'),
    maxUses: text('maxUses'),
  };
  const problems = await makeDiscount(staff, typed);
  if (problems.length > 0) return data({ problems, typed }, { status: 400 });
  return redirect('/admin/rabattcodes?antwort=gemacht', 303);
}

export default function StaffDiscountsRoute() {
  const { frame, discounts, query, answer } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refused = acted && 'problems' in acted ? acted : undefined;
  return (
    <DiscountsPage
      frame={frame}
      discounts={discounts}
      query={query}
      typed={refused?.typed ?? null}
      answer={refused ? refusalAnswer(refused.problems.join(' ')) : answer}
    />
  );
}
