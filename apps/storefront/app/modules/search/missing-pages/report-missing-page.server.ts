import { z } from 'zod';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { isAssetLike } from './missing-page.ts';

/** Messages of one hour about single addresses; all others of the hour are in one summary. */
const MOST_MESSAGES_AN_HOUR = 30;

/** Addresses of one hour that are listed; visits of further ones are counted. */
const MOST_LISTED_AN_HOUR = 2000;

/** Addresses that a summary names: the most visited. */
const MOST_NAMED = 10;

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_PATH = 300;

export interface MissingPageReport {
  /** Path of the address, without query: that may hold what a visitor typed. */
  path: string;
  referrer?: string | null | undefined;
  /** Where the visitor was sent instead, if anywhere. */
  target?: string | undefined;
}

/**
 * Counts a visit of an address that is no page, and notifies the team chat of the address: once a URL and hour, never
 * of what looks like a file (decision 40: Routes). Beyond 30 addresses an hour, one summary follows at its end. The
 * message is a job in the transaction that notes the visit.
 */
export async function reportMissingPage(
  { path, referrer, target }: MissingPageReport,
  now = new Date(),
): Promise<void> {
  if (isAssetLike(path)) return;
  const key = path.slice(0, LONGEST_PATH);
  const from = originAndPath(referrer);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await db.$transaction(async (database) => {
    // Locks the hour: visits that come at the same time are counted one after the other.
    const [counted] = await database.$queryRaw<{ addresses: number }[]>(Prisma.sql`
      insert into missing_page_hour as counted (hour, addresses, visits) values (${hour}, 0, 1)
      on conflict (hour) do update set visits = counted.visits + 1
      returning addresses`);
    const before = counted?.addresses ?? 0;
    const [row] = await database.$queryRaw<{ visits: number }[]>(Prisma.sql`
      insert into missing_page (path, hour, referrer, posted)
      select ${key}, ${hour}, ${from ?? null}, ${before < MOST_MESSAGES_AN_HOUR}
      where ${before < MOST_LISTED_AN_HOUR} or exists (select from missing_page where path = ${key} and hour = ${hour})
      on conflict (path, hour) do update set visits = missing_page.visits + 1
      returning visits`);
    if (row?.visits !== 1) return;
    await database.missingPageHour.update({ where: { hour }, data: { addresses: { increment: 1 } } });
    if (before === MOST_MESSAGES_AN_HOUR) {
      const runAt = new Date(hour.getTime() + HOUR_MS);
      await addJob(database, summaryJob, { hour: hour.toISOString() }, { key: `${KEY}hour:${nameOf(hour)}`, runAt });
    }
    if (before >= MOST_MESSAGES_AN_HOUR) return;
    const text = [
      `Page not found: ${key}`,
      ...(target ? [`Visitors are sent to ${target}`] : []),
      ...(from ? [`Linked from ${from}`] : []),
    ].join('\n');
    await addJob(database, chatJob, { text }, { key: `${KEY}${key}:${nameOf(hour)}` });
  });
}

const KEY = 'page-not-found:';

/** An hour in keys of jobs, such as `2026-11-27T14`. */
const nameOf = (hour: Date): string => hour.toISOString().slice(0, 13);

/** Notifies the team of what was visited in an hour beyond what it has heard of. */
export const summaryJob = defineJob({
  name: 'search.missing-pages',
  schema: z.object({ hour: z.iso.datetime() }),
  run: async ({ hour: beginning }) => {
    const hour = new Date(beginning);
    await db.$transaction(async (database) => {
      const counted = await database.missingPageHour.findUnique({ where: { hour } });
      if (!counted) return;
      const named = await database.missingPage.findMany({
        where: { hour, posted: false },
        orderBy: [{ visits: 'desc' }, { path: 'asc' }],
        take: MOST_NAMED,
      });
      const { addresses, visits } = counted;
      const most = addresses < MOST_LISTED_AN_HOUR ? addresses : `at least ${addresses}`;
      const text = [
        `Pages not found from ${beginning.slice(0, 10)} ${beginning.slice(11, 16)} UTC, for an hour: ${most} addresses, ${visits} visits`,
        `${MOST_MESSAGES_AN_HOUR} of them were posted one by one. The most visited of the others:`,
        ...named.map((page) => `${page.path} (${page.visits})`),
      ].join('\n');
      await addJob(database, chatJob, { text }, { key: `${KEY}summary:${nameOf(hour)}` });
    });
  },
});

/** A page's address without its query. */
function originAndPath(referrer: string | null | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === 'null' ? undefined : `${origin}${pathname}`.slice(0, LONGEST_PATH);
}
