import { randomBytes } from 'node:crypto';
import { type Database, db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { codeOf, isCode, readCode, readTarget, type ShortUrlProblem } from './short-urls.ts';

/**
 * Where a short address leads; counts that it was followed, a number a day and nothing of the person who follows it
 * (decision 91).
 * @returns path in the shop; undefined if there is no such address, or it was ended
 */
export async function followShortUrl(typed: string, now = new Date()): Promise<string | undefined> {
  const code = readCode(typed);
  if (!isCode(code)) return undefined;
  const found = await db.shortUrl.findFirst({ where: { code, endedAt: null }, select: { target: true } });
  if (!found) return undefined;
  await db.$executeRaw`
    insert into short_url_day (code, day, count) values (${code}, ${zurichDate(now)}::date, 1)
    on conflict (code, day) do update set count = short_url_day.count + 1`;
  return found.target;
}

/** The day on which a short address was ended; undefined if there never was one. */
export async function findShortUrlTarget(typed: string): Promise<string | undefined> {
  const code = readCode(typed);
  const found = isCode(code) && (await db.shortUrl.findFirst({ where: { code, endedAt: { not: null } } }));
  return found && found.endedAt ? zurichDate(found.endedAt) : undefined;
}

/**
 * Makes a short address.
 * @param wish as it was typed; an empty code has one made
 * @returns its code, or what is wrong
 */
export async function createShortUrl(
  database: Database,
  wish: { code: string; target: string; note: string },
): Promise<{ code: string } | { problem: ShortUrlProblem }> {
  const isFree = wish.code.trim() === '';
  const code = isFree ? codeOf(randomBytes(6)) : readCode(wish.code);
  const target = readTarget(wish.target, env().PUBLIC_URL);
  const note = wish.note.trim();
  if (!isCode(code)) return { problem: 'code' };
  if (target === undefined) return { problem: 'target' };
  if (note.length > 200) return { problem: 'note' };
  const { count } = await database.shortUrl.createMany({ data: [{ code, target, note }], skipDuplicates: true });
  return count > 0 ? { code } : { problem: 'taken' };
}

/** Ends a short address: its code leads nowhere, and stays taken. @returns false if it has ended before */
export async function endShortUrl(database: Database, code: string, now = new Date()): Promise<boolean> {
  const { count } = await database.shortUrl.updateMany({ where: { code, endedAt: null }, data: { endedAt: now } });
  return count > 0;
}
