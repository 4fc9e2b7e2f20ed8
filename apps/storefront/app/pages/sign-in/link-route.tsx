import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { addressOfLink, openLink, signInByLink } from '~/modules/identity/sign-in.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { LinkPage } from './link-page.tsx';
import type { SignInRefusal } from './sign-in-answers.ts';
import { browserOf, sendLink } from './sign-in.server.ts';
import { signInPage } from './sign-in-view.server.ts';
import { linkToken } from '~/platform/http.server.ts';

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sign-in'], isTask: true };

/**
 * Shows what the link of a mail can do here. Opening it uses nothing up, since programs that look into mails open
 * links too.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const link = await openLink(linkToken(request), await visitorOf(request));
  const status = link.kind === 'unknown' ? 404 : link.kind === 'expired' || link.kind === 'used' ? 410 : 200;
  return data({ page: await signInPage('signInLink', locale), link }, status);
}

/** Signs in by the link, or sends another one to the same address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  if (intentOf(form) === 'again') {
    const email = await addressOfLink(linkToken(request));
    if (!email) throw new Response('Not found', { status: 404 });
    return sendLink({ request, locale, returnTo: href('account', {}, locale), sender: context.sender }, email);
  }
  // A session that first writes at once have begun is joined before it is left.
  await visitorOf(request);
  const answer = await signInByLink(linkToken(request), browserOf(request));
  if (answer.kind === 'signed-in') return redirectDocument(answer.returnTo, { status: 303, headers: answer.headers });
  const refusal: SignInRefusal = { kind: 'over' };
  return data(refusal, { status: refusalStatus(request, 400) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function SignInLinkRoute() {
  return <LinkPage link={useLoaderData<typeof loader>().link} answer={useActionData<typeof action>()} />;
}
