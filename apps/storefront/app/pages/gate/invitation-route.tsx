import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { deviceOf } from '~/modules/identity/device.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { requestLinkConstraints, requestLinkForm } from '~/modules/identity/sign-in.schema.server.ts';
import { requestLink } from '~/modules/identity/sign-in.server.ts';
import { acceptInvitation, openInvitation, openLinkInvitation } from '~/modules/organizations/invitations.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { gatePage, gateView, organizationOfPage } from './gate-view.server.ts';
import { InvitationPage } from './invitation-page.tsx';
import { linkToken } from '~/platform/http.server.ts';

export { organizationSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['gate', 'sign-in'], isAlone: true };

/** What an invitation's link opens. Looking uses nothing up, since programs that look into mails open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const organization = await organizationOfPage(locale);
  const invitation = await openInvitation(linkToken(request));
  const status = invitation.kind === 'unknown' ? 404 : invitation.kind === 'over' ? 410 : 200;
  const view = {
    page: await gatePage('invitation', organization, locale),
    gate: await gateView(organization, locale),
    invitation,
    constraint: requestLinkConstraints,
  };
  return data(view, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

/**
 * Accepts an invitation to one address; of a link for several, mails a link to sign in to the address that was typed.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const token = linkToken(request);
  const home = href('home', {}, locale);
  // A session that first writes at once have begun is joined before it is left.
  await visitorOf(request);
  const browser = {
    cookieHeader: request.headers.get('Cookie'),
    device: deviceOf(request.headers.get('User-Agent')),
  };
  const accepted = await acceptInvitation(token, browser);
  if (accepted) return redirectDocument(home, { status: 303, headers: accepted });
  const invitationId = await openLinkInvitation(token);
  if (!invitationId) return refuseForm(request, {}, { status: 409 });
  const parsed = parseForm(await formOf(request), requestLinkForm);
  if (!parsed.ok) return refuseForm(request, { reply: parsed.reply });
  const { email } = parsed.value;
  const { visitor, headers } = await ensureVisitor(request);
  const wish = { visitor, email, locale, ...browser, sender: context.sender, returnTo: home, invitationId };
  const answer = await requestLink(wish);
  if (answer.kind === 'too-many') {
    const until = new Date(answer.until).toISOString();
    return refuseForm(request, { reply: parsed.refuse(), until }, { status: 429 });
  }
  return redirect(href('signIn', {}, locale, { gesendet: 1, zurueck: home }), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function InvitationRoute() {
  const { page, ...view } = useLoaderData<typeof loader>();
  return <InvitationPage alternates={page.alternates} {...view} answer={useActionData<typeof action>()} />;
}
