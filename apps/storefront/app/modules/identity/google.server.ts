import { type Database, db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { seeingAllInstances } from '~/platform/instance-scope.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { demoAccounts } from '~/integrations/google/demo-accounts.ts';
import type { GoogleProfile, GoogleSettings } from '~/integrations/google/google.server.ts';
import { requestLocalGoogleProfile } from '~/integrations/google/local.server.ts';
import { endedWay, handOver, redirectToMainHost, readWay, consumeHandover } from './google/handover.server.ts';
import { visitorOf } from './identity.server.ts';
import { type AccountStart, startAccountSession } from './sessions/account-session.server.ts';

/** Where signing in with Google begins. */
const BEGIN = '/anmelden/google';

/** Where Google sends shoppers back to. */
const CALLBACK = '/anmelden/google/antwort';

/** Where a person is asked who they are: at Google, or on the local identity page. */
type Provider = GoogleSettings | 'local';

/** Whether a person can sign in with Google. */
export const offersGoogle = (): boolean => googleProvider() !== undefined;

/** Google where the shop has a client there; else the local identity page, outside of production. */
function googleProvider(): Provider | undefined {
  const { APP_MODE, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_URL, PUBLIC_URL } = env();
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return APP_MODE === 'production' ? undefined : 'local';
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    callbackUrl: PUBLIC_URL + CALLBACK,
    url: GOOGLE_URL,
  };
}

/** The library is loaded with the first shopper who takes this way. */
async function reachGoogle(provider: Provider) {
  const { requestGoogleProfile, googleWay } = await import('~/integrations/google/google.server.ts');
  const way = googleWay(env().PUBLIC_URL.startsWith('https:'));
  const ask = (request: Request) =>
    provider === 'local'
      ? requestLocalGoogleProfile(request, way, CALLBACK)
      : requestGoogleProfile(request, way, provider);
  return { way, ask };
}

/**
 * What the local identity page shows.
 * @param state that has to come back
 * @returns who can be chosen, and the paths that each choice leads back to
 */
export function localGooglePage(state: string) {
  const back = (answer: Record<string, string>) =>
    `${CALLBACK}?${new URLSearchParams({ ...answer, state }).toString()}`;
  return {
    people: demoAccounts.map(({ subject, name, email }) => ({ name, email, path: back({ code: subject }) })),
    cancel: back({ error: 'access_denied' }),
  };
}

/**
 * Leads to Google; from an organization's host over the main one, which alone Google knows.
 * @param returnTo local path that signing in leads to
 * @returns null if the shop has no client at Google, or what another host sent along has ended
 */
export async function redirectToGoogle(request: Request, returnTo: string): Promise<Response | null> {
  const provider = googleProvider();
  if (!provider) return null;
  if (currentInstanceId() !== MAIN_SHOP) return redirectToMainHost(BEGIN, returnTo);
  const handover = new URL(request.url).searchParams.get('fuer');
  if (handover !== null && !readWay(handover)) return null;
  const { way, ask } = await reachGoogle(provider);
  const session = await way.getSession();
  session.set('returnTo', returnTo);
  if (handover !== null) session.set('handover', handover);
  const [cookie = ''] = (await way.commitSession(session)).split(';');
  const led = await ask(new Request(request.url, { headers: { Cookie: cookie } })).catch((error: unknown) => error);
  if (led instanceof Response) return led;
  throw new Error('Nothing leads to Google.', { cause: led });
}

/** Who came back from Google, and where that leads. `headers` are those of the answer. */
export type GoogleAnswer = { headers: Headers; returnTo: string | null } & (
  | { kind: 'signed-in' }
  /** Goes on on an organization's host: its whole address. */
  | { kind: 'handed-over'; address: string }
  /** `unverified`: Google has not seen that the address is theirs, so that it says nothing. */
  | { kind: 'refused'; reason: 'unverified' | 'failed' }
);

/**
 * Signs in a visitor who comes back from Google with a verified address; one address is one account, whichever way it
 * signs in.
 * @param browser that signs in
 */
export async function answerGoogle(
  request: Request,
  browser: Pick<AccountStart, 'cookieHeader' | 'device'>,
): Promise<GoogleAnswer> {
  const provider = googleProvider();
  if (!provider) return { kind: 'refused', reason: 'failed', headers: new Headers(), returnTo: null };
  const { way, ask } = await reachGoogle(provider);
  const session = await way.getSession(browser.cookieHeader);
  const returnTo = session.get('returnTo') ?? null;
  const handover = session.get('handover');
  const spent = await way.destroySession(session);
  const person = await ask(request).catch((error: unknown) => {
    log.info({ reason: error instanceof Error ? error.message : 'no answer' }, 'Google sign-in refused');
    return null;
  });
  if (!person?.isVerified) {
    metrics.signIns.inc({ way: 'google', outcome: 'refused' });
    const headers = new Headers({ 'Set-Cookie': spent });
    return { kind: 'refused', reason: person ? 'unverified' : 'failed', headers, returnTo };
  }
  if (handover !== undefined) {
    const headers = new Headers({ 'Set-Cookie': spent });
    const whence = readWay(handover);
    const address = whence && (await handOver(whence, person, (await visitorOf(request))?.userId));
    return address
      ? { kind: 'handed-over', address, headers, returnTo }
      : { kind: 'refused', reason: 'failed', headers, returnTo };
  }
  const headers = await db.$transaction(async (database) => startSession(database, person, browser));
  headers.append('Set-Cookie', spent);
  metrics.signIns.inc({ way: 'google', outcome: 'done' });
  return { kind: 'signed-in', headers, returnTo };
}

/**
 * Signs in on an organization's host anyone who comes with a code of the main one.
 * @param code of the address
 * @returns refused where the code is another's, used or over
 */
export async function completeGoogleSignIn(
  code: string,
  browser: Pick<AccountStart, 'cookieHeader' | 'device'>,
): Promise<Exclude<GoogleAnswer, { kind: 'handed-over' }>> {
  const person = await consumeHandover(code, browser.cookieHeader);
  if (!person) {
    const headers = new Headers({ 'Set-Cookie': endedWay() });
    return { kind: 'refused', reason: 'failed', headers, returnTo: null };
  }
  const start = async () =>
    await db.$transaction(async (database) => startSession(database, person, browser, person.fromUserId));
  // What comes along from the main shop is of another instance.
  const headers = await (person.fromUserId ? seeingAllInstances(start) : start());
  headers.append('Set-Cookie', endedWay());
  metrics.signIns.inc({ way: 'google', outcome: 'done' });
  return { kind: 'signed-in', headers, returnTo: person.returnTo };
}

/** The account that a Google account has opened before in this shop, else that of its address. */
async function startSession(
  database: Database,
  { subject, email }: GoogleProfile,
  browser: Pick<AccountStart, 'cookieHeader' | 'device'>,
  fromUserId?: string | null,
): Promise<Headers> {
  const instanceId = currentInstanceId();
  const known = await database.googleAccount.findUnique({
    where: { subject_instanceId: { subject, instanceId } },
    select: { user: { select: { email: true } } },
  });
  const { userId, headers } = await startAccountSession(database, {
    ...browser,
    email: known?.user.email ?? email,
    fromUserId,
  });
  if (!known) await database.googleAccount.create({ data: { subject, instanceId, userId, email } });
  return headers;
}
