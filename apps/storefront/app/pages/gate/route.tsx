import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountOf, signedOutHeaders, signOut } from '~/modules/identity/account.server.ts';
import { offersGoogle } from '~/modules/identity/google.server.ts';
import { relyingParty } from '~/modules/identity/passkeys.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { isMemberHere } from '~/platform/instance-scope.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { GatePage } from './gate-page.tsx';
import { gatePage, gateView, organizationOfPage, wayIn } from './gate-view.server.ts';

export { organizationSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
/** Without the shell, whose links lead where no one gets from here. */
export const handle: PageHandle = { i18n: ['gate', 'sign-in'], isAlone: true };

/** What those see of a private shop who are no members (spec §2, §6): what it offers, and the way in. Members go on. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const organization = await organizationOfPage(locale);
  const returnTo = wayIn(request, locale);
  if (isMemberHere() || !organization.private) return redirect(returnTo);
  const account = await accountOf(await visitorOf(request));
  return data(
    {
      page: await gatePage('gate', organization, locale),
      gate: await gateView(organization, locale),
      returnTo,
      email: account?.email ?? null,
      offersGoogle: offersGoogle(),
      offersPasskeys: relyingParty() !== null,
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}

/** Signs out a visitor who is not a member, so that another address can be tried. */
export async function action({ request }: ActionFunctionArgs) {
  await signOut(request.headers.get('Cookie'));
  const location = `${href('gate', {}, localeOfRequest(request))}#anmelden`;
  const headers = signedOutHeaders();
  headers.set('Location', location);
  return new Response(null, { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function GateRoute() {
  const { page, ...view } = useLoaderData<typeof loader>();
  return <GatePage alternates={page.alternates} {...view} />;
}
