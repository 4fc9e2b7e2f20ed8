import { type Database, db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import type { GooglePerson, GoogleSettings } from '~/integrations/google/google.server.ts';
import { type AccountStart, startAccountSession } from './sessions/account-session.server.ts';

/** Where Google sends shoppers back to. */
const CALLBACK = '/anmelden/google/antwort';

/** Whether somebody can sign in with Google. */
export const offersGoogle = (): boolean => googleSettings() !== undefined;

function googleSettings(): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_URL, PUBLIC_URL } = env();
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    callbackUrl: PUBLIC_URL + CALLBACK,
    url: GOOGLE_URL,
  };
}

/** The library is loaded with the first shopper who takes this way. */
async function reachGoogle(settings: GoogleSettings) {
  const { askGoogle, googleWay } = await import('~/integrations/google/google.server.ts');
  const way = googleWay(settings.callbackUrl.startsWith('https:'));
  return { way, ask: (request: Request) => askGoogle(request, way, settings) };
}

/**
 * Leads to Google.
 * @param returnTo local path that signing in leads to
 * @returns null where the shop has no client at Google
 */
export async function leadToGoogle(request: Request, returnTo: string): Promise<Response | null> {
  const settings = googleSettings();
  if (!settings) return null;
  const { way, ask } = await reachGoogle(settings);
  const session = await way.getSession();
  session.set('returnTo', returnTo);
  const [cookie = ''] = (await way.commitSession(session)).split(';');
  const led = await ask(new Request(request.url, { headers: { Cookie: cookie } })).catch((error: unknown) => error);
  if (led instanceof Response) return led;
  throw new Error('Nothing leads to Google.', { cause: led });
}

/** Who came back from Google, and where that leads. `headers` are those of the answer. */
export type GoogleAnswer = { headers: Headers; returnTo: string | null } & (
  | { kind: 'signed-in' }
  /** `unverified`: Google has not seen that the address is theirs, so that it says nothing. */
  | { kind: 'refused'; reason: 'unverified' | 'failed' }
);

/**
 * Signs in whoever comes back from Google with a verified address; one address is one account, whichever way it signs in.
 * @param browser that signs in
 */
export async function answerGoogle(
  request: Request,
  browser: Pick<AccountStart, 'cookieHeader' | 'device'>,
): Promise<GoogleAnswer> {
  const settings = googleSettings();
  if (!settings) return { kind: 'refused', reason: 'failed', headers: new Headers(), returnTo: null };
  const { way, ask } = await reachGoogle(settings);
  const session = await way.getSession(browser.cookieHeader);
  const returnTo = session.get('returnTo') ?? null;
  const spent = await way.destroySession(session);
  const person = await ask(request).catch((error: unknown) => {
    log.info({ reason: error instanceof Error ? error.message : 'no answer' }, 'signing in with Google was refused');
    return null;
  });
  if (!person?.isVerified) {
    metrics.signIns.inc({ way: 'google', outcome: 'refused' });
    const headers = new Headers({ 'Set-Cookie': spent });
    return { kind: 'refused', reason: person ? 'unverified' : 'failed', headers, returnTo };
  }
  const headers = await db.$transaction(async (database) => startSession(database, person, browser));
  headers.append('Set-Cookie', spent);
  metrics.signIns.inc({ way: 'google', outcome: 'done' });
  return { kind: 'signed-in', headers, returnTo };
}

/** The account that a Google account has opened before, else that of its address. */
async function startSession(
  database: Database,
  { subject, email }: GooglePerson,
  browser: Pick<AccountStart, 'cookieHeader' | 'device'>,
): Promise<Headers> {
  const known = await database.googleAccount.findUnique({
    where: { subject },
    select: { user: { select: { email: true } } },
  });
  const { userId, headers } = await startAccountSession(database, { ...browser, email: known?.user.email ?? email });
  if (!known) await database.googleAccount.create({ data: { subject, userId, email } });
  return headers;
}
