import { randomUUID } from 'node:crypto';
import { redirect, type SessionStorage } from '@remix-run/node';
import { demoAccounts } from './demo-accounts.ts';
import type { GoogleProfile, GoogleWayData } from './google.server.ts';

/** The local identity page; development and demo only. */
export const LOCAL_GOOGLE = '/dev/google';

/**
 * Asks the local identity page who a person is, in place of Google: the same steps, with the state kept in the same
 * cookie.
 * @param request the one that begins, or the one that comes back from the page
 * @param callbackPath that the page leads back to
 * @throws Response that leads to the page, where the request is not the one that comes back
 * @throws if the state is another browser's, the person is unknown, or the shopper has changed their mind
 */
export async function requestLocalGoogleProfile(
  request: Request,
  way: SessionStorage<GoogleWayData>,
  callbackPath: string,
): Promise<GoogleProfile> {
  const { pathname, searchParams } = new URL(request.url);
  const session = await way.getSession(request.headers.get('Cookie'));
  if (pathname !== callbackPath) {
    const state = randomUUID();
    session.set('localState', state);
    throw redirect(`${LOCAL_GOOGLE}?state=${state}`, { headers: { 'Set-Cookie': await way.commitSession(session) } });
  }
  const state = session.get('localState');
  if (state === undefined || state !== searchParams.get('state'))
    throw new Error('The state belongs to another browser.');
  const person = demoAccounts.find(({ subject }) => subject === searchParams.get('code'));
  if (!person) throw new Error(searchParams.get('error') ?? 'Unknown code.');
  return { subject: person.subject, email: person.email, isVerified: true };
}
