import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type AccountStart, startAccountSession } from '~/modules/identity/sessions/account-session.server.ts';
import { CODE_DIGITS, CODE_TRIES } from '~/modules/identity/sign-in.ts';
import { codesClosed, countOf, recordWrongCode } from './code-limits.server.ts';
import { isCodeOf } from './link-secrets.server.ts';
import { isOpen, ofThisShop } from './open-link.server.ts';

/** Links to one address whose codes are taken: each further one would make a guess more likely to fit. */
const NEWEST = 2;

export type SigningBrowser = Pick<AccountStart, 'cookieHeader' | 'device'>;

/** `headers` make the browser's session that of the account. */
export type SignInAnswer = { kind: 'signed-in'; headers: Headers; returnTo: string } | { kind: 'refused' };

/**
 * `left`: how often the code may still be typed. `until`: when codes are taken again, in ms since 1970; links go on.
 */
export type CodeAnswer = SignInAnswer | { kind: 'wrong-code'; left: number } | { kind: 'codes-closed'; until: number };

/** Signs in by a link, once. @param token of the link */
export async function signInByLink(token: string, browser: SigningBrowser, now = new Date()): Promise<SignInAnswer> {
  const id = verifySignedId('sign-in-link', token);
  return id ? signInByRequest(id, browser, now) : refused();
}

/**
 * Signs in by the code that another device shows, in the browser that asked for the link. Codes of its two newest open
 * links to an address fit: mails may come late. Each try counts for all of them, and for their addresses
 * (`code-limits.server.ts`).
 * @param visitor who asked
 * @param typed as it was typed
 */
export async function signInByCode(
  visitor: Visitor,
  typed: string,
  browser: SigningBrowser,
  now = new Date(),
): Promise<CodeAnswer> {
  const open = { ...visitor, ...isOpen(now) };
  const code = typed.replace(/\D/g, '');
  const opened = await db.signInRequest.findMany({
    where: open,
    select: { id: true, email: true, withheld: true },
    orderBy: { createdAt: 'desc' },
  });
  const requests = opened.filter(
    ({ email }, index) => opened.slice(0, index).filter((newer) => newer.email === email).length < NEWEST,
  );
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return refused();
  // What is not six digits is a slip, and no try.
  if (code.length !== CODE_DIGITS) return { kind: 'wrong-code', left: await triesLeft(ids) };
  const tried = await tryCode({ requests, open, code, cookieHeader: browser.cookieHeader }, now);
  if (tried.right !== undefined) return signInByRequest(tried.right, browser, now, CODE_TRIES + 1);
  metrics.signIns.inc({ way: 'mail', outcome: tried.until ? 'limited' : 'refused' });
  if (tried.until) return { kind: 'codes-closed', until: tried.until.getTime() };
  return { kind: 'wrong-code', left: await triesLeft(ids) };
}

interface CodeTry {
  requests: { id: string; email: string; withheld: boolean }[];
  /** What makes them ones of this visitor that can still be used. */
  open: Prisma.SignInRequestWhereInput;
  code: string;
  cookieHeader: string | null;
}

/**
 * Tries a code for the links of a visitor. It counts for each of their addresses, whose codes may be closed by then.
 * @returns `right`: the link that it opens; `until`: when codes are taken again, where all are closed
 */
function tryCode({ requests, open, code, cookieHeader }: CodeTry, now: Date) {
  return db.$transaction(async (database): Promise<{ right?: string; until?: Date }> => {
    const usable: CodeTry['requests'] = [];
    const untils: Date[] = [];
    // In one order, so that two tries of the same addresses wait for each other.
    for (const email of [...new Set(requests.map((each) => each.email))].sort()) {
      const until = await codesClosed(database, countOf(cookieHeader, email), now);
      if (until) untils.push(until);
      else usable.push(...requests.filter((each) => each.email === email));
    }
    const [first] = untils.toSorted((one, other) => one.getTime() - other.getTime());
    if (usable.length === 0) return first ? { until: first } : {};
    const { count } = await database.signInRequest.updateMany({
      where: { id: { in: usable.map(({ id }) => id) }, ...open },
      data: { tries: { increment: 1 } },
    });
    const right = usable.find(({ id, withheld }) => isCodeOf(id, code) && !withheld);
    if (right && count === usable.length) return { right: right.id };
    for (const email of new Set(usable.map((each) => each.email))) {
      const requestId = usable.find((each) => each.email === email)?.id ?? '';
      await recordWrongCode(database, { count: countOf(cookieHeader, email), requestId }, now);
    }
    return {};
  });
}

async function triesLeft(ids: string[]): Promise<number> {
  const { _min } = await db.signInRequest.aggregate({
    where: { id: { in: ids }, usedAt: null },
    _min: { tries: true },
  });
  return Math.max(0, CODE_TRIES - (_min.tries ?? CODE_TRIES));
}

/** Uses a request up and begins the account's session, both or neither. @param tries that are too many */
function signInByRequest(id: string, browser: SigningBrowser, now: Date, tries = CODE_TRIES): Promise<SignInAnswer> {
  return db.$transaction(async (database) => {
    const request = await takeRequest(database, id, now, tries);
    if (!request) return refused();
    const { headers } = await startAccountSession(database, {
      ...browser,
      email: request.email,
      invitationId: request.invitationId,
    });
    metrics.signIns.inc({ way: 'mail', outcome: 'done' });
    return { kind: 'signed-in', headers, returnTo: request.returnTo };
  });
}

/**
 * Takes a request that is open, with all others that were sent to the same address for the same visitor; null if it is
 * not.
 */
async function takeRequest(database: Database, id: string, now: Date, tries: number) {
  const where = { id, ...isOpen(now), ...ofThisShop(), tries: { lt: tries } };
  const { count } = await database.signInRequest.updateMany({ where, data: { usedAt: now } });
  if (count === 0) return null;
  const request = await database.signInRequest.findUniqueOrThrow({ where: { id } });
  const { userId, email } = request;
  await database.signInRequest.updateMany({ where: { userId, email, usedAt: null }, data: { usedAt: now } });
  return request;
}

function refused(): { kind: 'refused' } {
  metrics.signIns.inc({ way: 'mail', outcome: 'refused' });
  return { kind: 'refused' };
}
