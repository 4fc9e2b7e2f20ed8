import {
  CALL_MINUTES,
  CALLS_OF_SENDER,
  type CallTime,
  MOST_CALLS,
  nearestTimes,
} from '~/modules/consultation/consultation.ts';
import type { CallWish } from '~/modules/consultation/consultation.schema.server.ts';
import { callMail } from '~/modules/consultation/emails/call-mail.server.ts';
import { notifyTeam } from '~/modules/consultation/emails/notify-team.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type Database, db, isUniqueViolation } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { freeTimes } from './timetable.server.ts';

/** Time in ms within which a repeated booking counts as a double click. */
const TWICE_MS = 2 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

export type BookResult =
  | { kind: 'booked'; id: string }
  /** The time is taken, or was never offered; with the free ones nearest to it. */
  | { kind: 'gone'; nearest: CallTime[] }
  /** The number or the sender has as many calls as it may. */
  | { kind: 'too-many' };

/** Where a booking comes from. */
interface BookedFrom {
  /** Address of the page with the form. */
  pageUri: string;
  /** Whose browser; null without a session. */
  visitor?: Visitor | null;
  /** The network, or whatever represents one. */
  sender?: string | undefined;
}

/**
 * Books a call. Of two who want the same time one gets it; the same form sent again, also at once, is the same call.
 * What the shop's people and the caller are told goes by jobs of the same transaction (spec §7: phone call request).
 */
export async function bookCall(wish: CallWish, from: BookedFrom, now = new Date()): Promise<BookResult> {
  const before = await sameCall(db, wish, now);
  if (before) return { kind: 'booked', id: before };
  if (!(await freeTimes(now)).includes(wish.start)) return takenBy(wish, now);
  const booker = await bookerOf(from);
  try {
    return await db.$transaction((database) => writeCall(database, { wish, from, booker }, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return takenBy(wish, now);
  }
}

/** A time that is not free any more: the same form may have booked it just now. */
async function takenBy(wish: CallWish, now: Date): Promise<BookResult> {
  const twin = await sameCall(db, wish, now);
  if (twin) return { kind: 'booked', id: twin };
  return { kind: 'gone', nearest: nearestTimes(wish.start, await freeTimes(now)) };
}

/** Whose calls count together: those of an account, or of a network; null if neither is known. */
async function bookerOf({ visitor, sender }: BookedFrom): Promise<string | null> {
  const account = visitor && (await db.user.count({ where: { id: visitor.userId, email: { not: null } } })) > 0;
  if (account) return `account:${visitor.userId}`;
  return sender === undefined ? null : `sender:${signText('sender', sender).slice(0, 24)}`;
}

/** The call that the same form has booked a moment ago. */
async function sameCall(
  database: Pick<Database, 'consultationCall'>,
  { start, phone, firstName, email }: CallWish,
  now: Date,
): Promise<string | undefined> {
  const createdAt = { gte: new Date(now.getTime() - TWICE_MS) };
  const startsAt = momentInZurich(start);
  const where = { startsAt, phone, firstName, email: email || null, cancelledAt: null, createdAt };
  return (await database.consultationCall.findFirst({ where, select: { id: true } }))?.id;
}

interface Booking {
  wish: CallWish;
  from: BookedFrom;
  booker: string | null;
}

async function writeCall(database: Database, { wish, from, booker }: Booking, now: Date): Promise<BookResult> {
  const { start, firstName, phone, email, question, bike, locale } = wish;
  for (const lock of [`call ${phone}`, ...(booker === null ? [] : [`call ${booker}`])]) {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${lock}, 0))) as lock`;
  }
  // Anyone who sent the same form a moment before has ended by now.
  const twin = await sameCall(database, wish, now);
  if (twin) return { kind: 'booked', id: twin };
  const open = { cancelledAt: null, startsAt: { gte: now } };
  if ((await database.consultationCall.count({ where: { phone, ...open } })) >= MOST_CALLS) return { kind: 'too-many' };
  if (booker !== null && (await hasBookedMany(database, booker, now))) return { kind: 'too-many' };
  const call = await database.consultationCall.create({
    data: {
      firstName,
      phone,
      question,
      bike,
      locale,
      createdAt: now,
      booker,
      userId: from.visitor?.userId ?? null,
      startsAt: momentInZurich(start),
      minutes: CALL_MINUTES,
      email: email || null,
    },
  });
  await notifyTeam(database, call, { news: 'booked', pageUri: from.pageUri });
  if (email) {
    const payload = { callId: call.id, news: 'booked' as const, moves: 0 };
    await addJob(database, callMail, payload, { key: `call-mail:${call.id}:0` });
  }
  return { kind: 'booked', id: call.id };
}

/** Whether a booker has as many open calls as they may have, or has booked as many in a day, cancelled ones too. */
async function hasBookedMany(database: Database, booker: string, now: Date): Promise<boolean> {
  const open = await database.consultationCall.count({ where: { booker, cancelledAt: null, startsAt: { gte: now } } });
  const today = await database.consultationCall.count({
    where: { booker, createdAt: { gt: new Date(now.getTime() - DAY_MS) } },
  });
  return Math.max(open, today) >= CALLS_OF_SENDER;
}
