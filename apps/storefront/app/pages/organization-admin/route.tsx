import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { currentOrganization } from '~/modules/instances/instances.server.ts';
import { listCodes, ordersPerMonth, statementStates } from '~/modules/organizations/admin.server.ts';
import { openDomains } from '~/modules/organizations/membership.ts';
import { isMonth, monthPlus, statementOf } from '~/modules/organizations/statement.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { actOnCodes } from './code-acts.server.ts';
import { actOnInvitations } from './invitation-acts.server.ts';
import { adminHeaders, loadOrganizationAdmin } from './admin-view.server.ts';
import { lookOf } from './look.server.ts';
import { OverviewPage } from './overview-page.tsx';

export { organizationSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['organization-admin'], isAlone: true };

/** The administrator's first page: who rides, what the month costs, who is invited, what codes are worth. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { administrator, orders, members, invitations, frame, info, t } = await loadOrganizationAdmin(
    request,
    'organizationAdmin',
    locale,
  );
  const query = new URL(request.url).searchParams;
  const current = zurichDate(new Date()).slice(0, 7);
  const named = query.get('monat') ?? '';
  const month = isMonth(named) ? named : current;
  const { organization } = administrator;
  const statement = statementOf(orders, month);
  const stateOf = await statementStates(organization);
  const known = ['invited', 'again', 'withdrawn', 'made', 'code'] as const;
  const done = known.find((each) => each === query.get('antwort'));
  return data(
    {
      page: info,
      frame,
      members,
      invitations,
      domains: organization.emailDomains,
      isPrivate: organization.private,
      byInvitation: openDomains(organization).length === 0,
      paysShare: organization.costSharing != null || orders.some(({ share, months }) => share > 0 && months > 0),
      maxDiscount: organization.maxDiscountCodeAmount ?? null,
      codes: await listCodes(organization),
      look: lookOf(currentOrganization(locale) ?? organization),
      chart: ordersPerMonth(orders),
      riding: orders.filter(({ endedOn }) => endedOn === null).length,
      statement: { ...statement, lines: [] },
      status: stateOf(month, statement.total),
      before: [1, 2, 3].map((back) => {
        const each = monthPlus(month, -back);
        const { total } = statementOf(orders, each);
        return { month: each, total, status: stateOf(each, total) };
      }),
      answer: done && {
        text: t(`answer.${done}`, {
          count: Number(query.get('anzahl')) || 0,
          code: (query.get('code') ?? '').slice(0, 40),
        }),
        isError: false,
      },
    },
    { headers: adminHeaders },
  );
}

/** Invites, changes what is open, or makes a code. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const { administrator } = await loadOrganizationAdmin(request, 'organizationAdmin', locale);
  const form = await formOf(request);
  if (intentOf(form) === 'code') {
    const made = await actOnCodes(administrator, form);
    if (made.kind === 'wrong-code') return data({ wrongCode: made }, { status: 400, headers: adminHeaders });
    return redirect(`${href('organizationAdmin', {}, locale, { antwort: 'code', code: made.code })}#codes`, 303);
  }
  const result = await actOnInvitations(administrator, form, locale);
  if (result.kind === 'done') {
    const { name, count } = result;
    const query = { antwort: name, ...(count === undefined ? {} : { anzahl: count }) };
    return redirect(`${href('organizationAdmin', {}, locale, query)}#einladungen`, 303);
  }
  return data({ typed: result }, { status: result.isLook ? 200 : 400, headers: adminHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function OrganizationAdminRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const typed = acted && 'typed' in acted ? acted.typed : undefined;
  return (
    <OverviewPage {...view} typed={typed} wrongCode={acted && 'wrongCode' in acted ? acted.wrongCode : undefined} />
  );
}
