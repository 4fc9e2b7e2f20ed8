import type { LoaderFunctionArgs } from '@remix-run/node';
import { localeOfPath } from '~/i18n/locales.ts';
import { redirectToGoogle } from '~/modules/identity/google.server.ts';
import { returnPath } from './sign-in-view.server.ts';

/** `GET /anmelden/google`: leads to Google, which leads back. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const named = new URL(request.url).searchParams.get('zurueck');
  const answer = await redirectToGoogle(request, returnPath(request, localeOfPath(named ?? '')));
  if (!answer) throw new Response('Not found', { status: 404 });
  return answer;
}
