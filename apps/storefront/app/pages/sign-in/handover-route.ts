import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { localeOfPath } from '~/i18n/locales.ts';
import { completeGoogleSignIn } from '~/modules/identity/google.server.ts';
import { href } from '~/site-map.ts';
import { browserOf } from './sign-in.server.ts';

/** `GET /anmelden/uebergabe`: where the main host leads back to the organization's, with a person whom Google knows. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const answer = await completeGoogleSignIn(code, browserOf(request));
  const { headers } = answer;
  const locale = localeOfPath(answer.returnTo ?? '/');
  const path = answer.returnTo ?? href('home', {}, locale);
  if (answer.kind === 'signed-in') return redirect(path, { headers });
  return redirect(href('signIn', {}, locale, { google: answer.reason, zurueck: path }), { headers });
}
