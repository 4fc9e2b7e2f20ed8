import { CALL_MINUTES, type CallTime, MOST_CALLS, nearestTimes } from '~/modules/consultation/consultation.ts';
import type { CallWish } from '~/modules/consultation/consultation.schema.server.ts';
import { callMailJob } from '~/modules/consultation/letters/call-mail.server.ts';
import { tellDesk } from '~/modules/consultation/letters/tell-desk.server.ts';
import { type Database, db, isUniqueViolation } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { freeTimes } from './timetable.server.ts';

/** Milliseconds in which the same booking once more is the press of a button twice. */
const TWICE_MS = 2 * 60_000;

export type BookResult =
  | { kind: 'booked'; id: string }
  /** The time is taken, or was never offered; with the free ones nearest to it. */
  | { kind: 'gone'; nearest: CallTime[] }
  /** The number has as many open calls as it may. */
  | { kind: 'too-many' };

/**
 * Books a call. Of two who want the same time one gets it. What the shop's people and the caller are told goes by jobs of the same
 * transaction (spec §7: phone call request).
 * @param pageUri address of the page with the form
 */
export async function bookCall(wish: CallWish, pageUri: string, now = new Date()): Promise<BookResult> {
  const before = await sameCall(wish, now);
  if (before) return { kind: 'booked', id: before };
  const free = await freeTimes(now);
  if (!free.includes(wish.start)) return { kind: 'gone', nearest: nearestTimes(wish.start, free) };
  try {
    return await db.$transaction((database) => writeCall(database, wish, pageUri, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const twin = await sameCall(wish, now);
    if (twin) return { kind: 'booked', id: twin };
    return { kind: 'gone', nearest: nearestTimes(wish.start, await freeTimes(now)) };
  }
}

/** The call that the same form has booked a moment ago. */
async function sameCall({ start, phone, firstName, email }: CallWish, now: Date): Promise<string | undefined> {
  const createdAt = { gte: new Date(now.getTime() - TWICE_MS) };
  const startsAt = momentInZurich(start);
  const where = { startsAt, phone, firstName, email: email || null, cancelledAt: null, createdAt };
  return (await db.consultationCall.findFirst({ where, select: { id: true } }))?.id;
}

async function writeCall(database: Database, wish: CallWish, pageUri: string, now: Date): Promise<BookResult> {
  const { start, firstName, phone, email, question, bike, locale } = wish;
  await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`call ${phone}`}, 0))) as lock`;
  const open = { phone, cancelledAt: null, startsAt: { gte: now } };
  if ((await database.consultationCall.count({ where: open })) >= MOST_CALLS) return { kind: 'too-many' };
  const call = await database.consultationCall.create({
    data: {
      ...{ firstName, phone, question, bike, locale, createdAt: now },
      ...{ startsAt: momentInZurich(start), minutes: CALL_MINUTES, email: email || null },
    },
  });
  await tellDesk(database, call, { news: 'booked', pageUri });
  if (email) {
    const payload = { callId: call.id, news: 'booked' as const, moves: 0 };
    await addJob(database, callMailJob, payload, { key: `call-mail:${call.id}:0` });
  }
  return { kind: 'booked', id: call.id };
}
