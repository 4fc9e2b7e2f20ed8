import type { Database } from '~/platform/db.server.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import { knownDevice } from '~/modules/identity/sessions/known-device.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { signInWarningMail } from './sign-in-warning.server.ts';

/*
 * How often a code may be typed for an address. A code has six digits: ten guesses a day, each at two codes, find one
 * in 137 years on average. The limit closes codes alone; the link of the mail, passkeys and Google go on.
 */

/**
 * Wrong codes of an address in a day: from all unknown browsers together, and from each that has signed in with it
 * before.
 */
export const DAILY_CODES = 10;

/** Wrong codes without a pause: those of one link. */
const WITHOUT_PAUSE = 3;

/** The number of wrong codes at which the owner of the account is notified. */
const WARNED_AT = 5;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What the table knows an address by: none is in it. */
const stored = (email: string): string => signText('mailbox', `codes ${email}`);

/** Whose tries count together. */
interface CodeCount {
  address: string;
  browser: string;
}

/** Whose tries count together with those of a browser. @param email as the request for a link has it */
export const countOf = (cookieHeader: string | null, email: string): CodeCount => ({
  address: stored(email),
  browser: knownDevice(cookieHeader, email) ?? 'unknown',
});

/**
 * When the next code may be typed; undefined if it may now. Tries of one count wait for each other until the caller's
 * transaction ends.
 */
export async function codesClosed(database: Database, { address, browser }: CodeCount, now: Date) {
  const lock = `codes ${address} ${browser}`;
  await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${lock}, 0))) as lock`;
  const since = { gt: new Date(now.getTime() - DAY) };
  const wrong = await database.wrongCode.findMany({
    where: { address, browser, at: since },
    orderBy: { at: 'desc' },
    take: DAILY_CODES,
    select: { at: true },
  });
  const [last] = wrong;
  const oldest = wrong[DAILY_CODES - 1];
  if (!last || wrong.length < WITHOUT_PAUSE) return undefined;
  // One minute after the third, two after the fourth, up to an hour after the ninth.
  const pause = MINUTE * 2 ** (wrong.length - WITHOUT_PAUSE);
  const next = Math.max(last.at.getTime() + pause, oldest ? oldest.at.getTime() + DAY : 0);
  return next > now.getTime() ? new Date(next) : undefined;
}

/**
 * Counts a wrong code. With the fifth of a day the owner of the account is mailed, once.
 * @param requestId a link of the address
 */
export async function recordWrongCode(
  database: Database,
  { count, requestId }: { count: CodeCount; requestId: string },
  now: Date,
): Promise<void> {
  await database.wrongCode.create({ data: { ...count, at: now } });
  const since = { gt: new Date(now.getTime() - DAY) };
  const wrong = await database.wrongCode.count({ where: { ...count, at: since } });
  if (wrong !== WARNED_AT) return;
  const key = `sign-in-warning:${count.address}:${now.toISOString().slice(0, 10)}`;
  await addJob(database, signInWarningMail, { requestId }, { key });
}
