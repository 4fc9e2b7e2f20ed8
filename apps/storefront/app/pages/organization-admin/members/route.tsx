import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { listMembers, setMembership } from '~/modules/organizations/admin.server.ts';
import { memberFilters } from '~/modules/organizations/admin.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { adminHeaders, loadOrganizationAdmin } from '~/pages/organization-admin/admin-view.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { MembersPage } from './members-page.tsx';

export { organizationSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['organization-admin'], isAlone: true };

const PER_PAGE = 50;
const acts = ['end', 'readmit', 'make-admin', 'make-member'] as const;

const memberForm = z.object({ user: z.uuid(), intent: z.enum(acts) });

export async function loader({ request }: LoaderFunctionArgs) {
  const { administrator, orders, frame, info, t } = await loadOrganizationAdmin(
    request,
    'organizationMembers',
    localeOfRequest(request),
  );
  const query = new URL(request.url).searchParams;
  const filter = memberFilters.find((each) => each === query.get('zeigen')) ?? 'all';
  const search = (query.get('suchen') ?? '').slice(0, 80);
  const page = Math.min(1000, Math.max(1, Math.floor(Number(query.get('seite'))) || 1));
  const list = await listMembers(administrator.organization, orders, {
    filter,
    search,
    page: page - 1,
    perPage: PER_PAGE,
  });
  const pages = Math.max(1, Math.ceil(list.found / PER_PAGE));
  const done = acts.find((each) => each === query.get('antwort'));
  const answer = done && { text: t(`answer.${done}`), isError: false };
  const refused = query.has('nicht') ? { text: t('answer.refused'), isError: true } : undefined;
  const view = { page: info, frame, list, filter, search, at: page, pages, answer: answer ?? refused };
  return data(view, { headers: adminHeaders });
}

/** Ends a membership, begins it again, or changes what a person may do. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const { administrator } = await loadOrganizationAdmin(request, 'organizationMembers', locale);
  const parsed = parseForm(await formOf(request), memberForm);
  const { user = '', intent: act } = parsed.ok ? parsed.value : {};
  const isDone = act && (await setMembership(administrator, user, act));
  const query = isDone ? { antwort: act, ...(act === 'end' ? { zeigen: 'left' } : {}) } : { nicht: 1 };
  return redirect(href('organizationMembers', {}, locale, query), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function MembersRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <MembersPage {...view} />;
}
