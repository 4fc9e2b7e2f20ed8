import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { offersGoogle } from '~/modules/identity/google.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { relyingParty } from '~/modules/identity/passkeys.server.ts';
import { requestLinkConstraints } from '~/modules/identity/sign-in.schema.server.ts';
import { findSentLink } from '~/modules/identity/sign-in.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import type { SignInRefusal } from './sign-in-answers.ts';
import { answerAsking, answerCode, sendLink } from './sign-in.server.ts';
import { SignInPage } from './sign-in-page.tsx';
import { findPrivateOrganization, returnPath, signInPage } from './sign-in-view.server.ts';

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sign-in', 'gate'], isTask: true };

/** Asks for an e-mail address; once a link was sent, for its code. Anyone who is signed in goes on. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const returnTo = returnPath(request, locale);
  const visitor = await visitorOf(request);
  // In a private shop anyone who does not belong to it goes to its gate, which says so.
  if (await accountOf(visitor)) return redirect(returnTo);
  const sent = visitor && searchParams.has('gesendet') ? await findSentLink(visitor) : null;
  const refusal = googleRefusal(searchParams.get('google'));
  return data({
    page: await signInPage('signIn', locale),
    privateOrganization: await findPrivateOrganization(locale),
    sent,
    returnTo,
    refusal,
    constraint: requestLinkConstraints,
    offersGoogle: offersGoogle(),
    offersPasskeys: relyingParty() !== null,
  });
}

/** Why a person came back from Google without being signed in. */
function googleRefusal(reason: string | null): SignInRefusal | undefined {
  return reason === 'unverified' || reason === 'failed' ? { kind: `google-${reason}` } : undefined;
}

/** Sends a link, sends another one, or takes the code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const sent = { request, locale, returnTo: returnPath(request, locale), sender: context.sender };
  const intent = intentOf(form);
  if (intent === 'code') return answerCode(sent, form);
  if (intent !== 'again') return answerAsking(sent, form);
  const visitor = await visitorOf(request);
  const last = visitor && (await findSentLink(visitor));
  return last ? sendLink(sent, last.email) : answerAsking(sent, form);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function SignInRoute() {
  const { page: _page, refusal, ...view } = useLoaderData<typeof loader>();
  return <SignInPage {...view} answer={useActionData<typeof action>() ?? refusal} />;
}
