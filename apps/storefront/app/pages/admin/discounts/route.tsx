import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { listDiscounts, makeDiscount, stopDiscount } from '~/modules/staff/discounts.server.ts';
import { type DiscountForm, discountList } from '~/modules/staff/discounts.ts';
import { shopChoices } from '~/modules/staff/people.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
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
  const query = readList(discountList, searchParams);
  const list = await listDiscounts(query, pageSlice(query));
  return data({ frame, list, query, shops: shopChoices(), answer }, { headers: adminHeaders });
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
    return backWith(request, 'gestoppt');
  }
  const typed: DiscountForm | null = {
    code: text('code'),
    shop: fieldReader(form, 100)('shop'),
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
  return backWith(request, 'gemacht');
}

export default function StaffDiscountsRoute() {
  const { frame, list, query, shops, answer } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refused = acted && 'problems' in acted ? acted : undefined;
  return (
    <DiscountsPage
      frame={frame}
      list={list}
      query={query}
      shops={shops}
      typed={refused?.typed ?? null}
      answer={refused ? refusalAnswer(refused.problems.join(' ')) : answer}
    />
  );
}
