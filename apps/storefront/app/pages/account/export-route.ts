import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { accountOf } from '~/modules/identity/account.server.ts';
import { exportPerson } from '~/modules/identity/erasure.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { signInPath } from './account.server.ts';

/** All that is stored of the signed-in user, as JSON; amounts are Rappen. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request));
  const parts = await exportPerson({ userId: visitor.userId, email: account.email }, localeOfRequest(request));
  const body = JSON.stringify(Object.fromEntries(parts.map(({ name, rows }) => [name, rows])), null, 2);
  return fileAnswer({ name: 'velory.json', type: 'application/json; charset=utf-8', body });
}
