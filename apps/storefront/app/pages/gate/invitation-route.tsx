import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { deviceOf } from '~/modules/identity/device.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { type AskForLinkErrors, askForLinkForm } from '~/modules/identity/sign-in.schema.server.ts';
import { askForLink } from '~/modules/identity/sign-in.server.ts';
import { acceptInvitation, openInvitation, openLinkInvitation } from '~/modules/organizations/invitations.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { sheet } from '~/ui/sheets.ts';
import { gatePage, gateView, organizationOfPage } from './gate-view.server.ts';
import { InvitationPage } from './invitation-page.tsx';
import styles from './gate.css?url';

export const links = sheet(styles);
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['gate', 'sign-in'], isAlone: true };

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';
const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** What an invitation's link opens. Looking uses nothing up, since programs that look into mails open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const organization = await organizationOfPage(locale);
  const invitation = await openInvitation(tokenOf(request));
  const status = invitation.kind === 'unknown' ? 404 : invitation.kind === 'over' ? 410 : 200;
  const view = {
    page: await gatePage('invitation', organization, locale),
    gate: await gateView(organization, locale),
    invitation,
  };
  return data(view, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Accepts an invitation to one address; of a link for several, mails a link to sign in to the address that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const token = tokenOf(request);
  const home = href('home', {}, locale);
  const refuse = (answer: { errors: AskForLinkErrors; email: string; until?: string }, status: 400 | 409 | 429) =>
    data(answer, { status: refusalStatus(request, status) });
  // A session that first writes at once have begun is joined before it is left.
  await visitorOf(request);
  const browser = {
    cookieHeader: request.headers.get('Cookie'),
    device: deviceOf(request.headers.get('User-Agent')),
  };
  const accepted = await acceptInvitation(token, browser);
  if (accepted) return redirectDocument(home, { status: 303, headers: accepted });
  const invitationId = await openLinkInvitation(token);
  if (!invitationId) return refuse({ errors: {}, email: '' }, 409);
  const form = await formOf(request);
  const parsed = askForLinkForm.safeParse({ email: form.get('email') ?? undefined, optIn: form.get('optIn') });
  if (!parsed.success) {
    const { email, optIn } = z.flattenError(parsed.error).fieldErrors;
    return refuse({ errors: { email: email?.[0], optIn: optIn?.[0] }, email: text(form.get('email')) }, 400);
  }
  const { email } = parsed.data;
  const { visitor, headers } = await ensureVisitor(request);
  const wish = { visitor, email, locale, ...browser, sender: context.sender, returnTo: home, invitationId };
  const answer = await askForLink(wish);
  if (answer.kind === 'too-many')
    return refuse({ errors: {}, email, until: new Date(answer.until).toISOString() }, 429);
  return redirect(href('signIn', {}, locale, { gesendet: 1, zurueck: home }), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function InvitationRoute() {
  const { page, ...view } = useLoaderData<typeof loader>();
  return <InvitationPage alternates={page.alternates} {...view} answer={useActionData<typeof action>()} />;
}
