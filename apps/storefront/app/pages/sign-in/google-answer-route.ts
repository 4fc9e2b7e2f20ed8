import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { localeOfPath } from '~/i18n/locales.ts';
import { answerGoogle } from '~/modules/identity/google.server.ts';
import { href } from '~/site-map.ts';
import { browserOf } from './sign-in.server.ts';

/** `GET /anmelden/google/antwort`: where Google sends shoppers back to. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const answer = await answerGoogle(request, browserOf(request));
  const { headers, returnTo } = answer;
  if (answer.kind === 'handed-over') return redirect(answer.address, { headers });
  const locale = localeOfPath(returnTo ?? '/');
  const path = returnTo ?? href('account', {}, locale);
  if (answer.kind === 'signed-in') return redirect(path, { headers });
  return redirect(href('signIn', {}, locale, { google: answer.reason, zurueck: path }), { headers });
}
