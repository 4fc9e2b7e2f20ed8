import { CHANGE_MINUTES, type CallTime, nearestTimes } from '~/modules/consultation/consultation.ts';
import { callMail } from '~/modules/consultation/emails/call-mail.server.ts';
import { notifyTeam } from '~/modules/consultation/emails/notify-team.server.ts';
import { type ConsultationCall, type Database, db, isUniqueViolation } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { freeTimes } from './timetable.server.ts';

export type ChangeResult =
  | { kind: 'done' }
  | { kind: 'gone'; nearest: CallTime[] }
  /** It is too late, it was cancelled, or there is none. */
  | { kind: 'closed' };

/** Whether a call can be moved or cancelled by its link. */
export function isChangeable({ startsAt, cancelledAt }: ConsultationCall, now = new Date()): boolean {
  return !cancelledAt && startsAt.getTime() - CHANGE_MINUTES * 60_000 >= now.getTime();
}

/** Moves a call to another free time; of two who want it one gets it, and no one loses the time they had. */
export async function moveCall(
  id: string,
  { start, pageUri }: { start: CallTime; pageUri: string },
  now = new Date(),
): Promise<ChangeResult> {
  const free = await freeTimes(now);
  if (!free.includes(start)) return { kind: 'gone', nearest: nearestTimes(start, free) };
  try {
    return await db.$transaction(async (database) => {
      const call = await lockCall(database, id, now);
      if (!call) return { kind: 'closed' };
      const moved = await database.consultationCall.update({
        where: { id },
        data: { startsAt: momentInZurich(start), moves: { increment: 1 } },
      });
      await notify(database, moved, { news: 'moved', pageUri });
      return { kind: 'done' };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { kind: 'gone', nearest: nearestTimes(start, await freeTimes(now)) };
  }
}

/** Cancels a call; its time is free again at once. */
export function cancelCall(id: string, pageUri: string, now = new Date()): Promise<ChangeResult> {
  return db.$transaction(async (database) => {
    const call = await lockCall(database, id, now);
    if (!call) return { kind: 'closed' };
    const cancelled = await database.consultationCall.update({ where: { id }, data: { cancelledAt: now } });
    await notify(database, cancelled, { news: 'cancelled', pageUri });
    return { kind: 'done' };
  });
}

async function lockCall(database: Database, id: string, now: Date): Promise<ConsultationCall | null> {
  await database.$queryRaw`select id from consultation_call where id = ${id}::uuid for update`;
  const call = await database.consultationCall.findUnique({ where: { id } });
  return call && isChangeable(call, now) ? call : null;
}

async function notify(
  database: Database,
  call: ConsultationCall,
  { news, pageUri }: { news: 'moved' | 'cancelled'; pageUri: string },
): Promise<void> {
  await notifyTeam(database, call, { news, pageUri });
  if (!call.email) return;
  const key = `call-mail:${call.id}:${news === 'moved' ? call.moves : 'cancelled'}`;
  await addJob(database, callMail, { callId: call.id, news, moves: call.moves }, { key });
}
