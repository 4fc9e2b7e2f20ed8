import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { isAssetLike } from './missing-page.ts';

/** Messages of one hour about addresses that are no pages: beyond that somebody is trying addresses. */
const MOST_MESSAGES_AN_HOUR = 30;
const KEPT_DAYS = 30;
const LONGEST_PATH = 300;

export interface MissingPageReport {
  /** Path of the address, without query: that may hold what a visitor typed. */
  path: string;
  /** The page that linked to it. */
  referrer?: string | null | undefined;
  /** Where the visitor was sent instead, if anywhere. */
  target?: string | undefined;
}

/**
 * Tells the team chat of an address that is no page: once a URL and hour, never for what looks like a file, and not more than
 * 30 times an hour (decision 40: Routes). The message is a job in the transaction that notes the visit.
 */
export async function reportMissingPage({ path, referrer, target }: MissingPageReport): Promise<void> {
  if (isAssetLike(path)) return;
  const key = path.slice(0, LONGEST_PATH);
  const from = originAndPath(referrer);
  await db.$transaction(async (database) => {
    const rows = await database.$queryRaw<{ first: boolean }[]>(Prisma.sql`
      insert into missing_page (path, hour, referrer)
      select ${key}, date_trunc('hour', now()), ${from ?? null}
      where exists (select from missing_page where path = ${key} and hour = date_trunc('hour', now()))
        or (select count(*) from missing_page where hour = date_trunc('hour', now())) < ${MOST_MESSAGES_AN_HOUR}
      on conflict (path, hour) do update set visits = missing_page.visits + 1
      returning visits = 1 as first`);
    if (!rows[0]?.first) return;
    const text = [
      `Page not found: ${key}`,
      ...(target ? [`Visitors are sent to ${target}`] : []),
      ...(from ? [`Linked from ${from}`] : []),
    ].join('\n');
    await addJob(
      database,
      chatJob,
      { text },
      { key: `page-not-found:${key}:${new Date().toISOString().slice(0, 13)}` },
    );
  });
}

/** A page's address without its query. */
function originAndPath(referrer: string | null | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === 'null' ? undefined : `${origin}${pathname}`.slice(0, LONGEST_PATH);
}

/** Forgets old visits; a job of the night. */
export async function removeOldMissingPages(): Promise<void> {
  await db.$executeRaw(
    Prisma.sql`delete from missing_page where hour < now() - make_interval(days => ${KEPT_DAYS}::int)`,
  );
}
