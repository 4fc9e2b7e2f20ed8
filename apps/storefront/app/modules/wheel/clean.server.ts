import { db } from '~/platform/db.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long an address waits for its mail at most, days. */
const MAIL_DAYS = 7;

/** How long a name is shown that no one takes back, days after claims have ended. */
const NAME_DAYS = 365;

/**
 * Forgets what is over: hashes of who did not turn once the wheel has closed, all hashes, marks' owners and codes once
 * claims have ended, addresses of mails that never left, and names after a year.
 */
export async function cleanWheel(now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db.$transaction(async (database) => {
    await database.$executeRaw`
      update wheel_turn set email = null
      where email is not null and mailed_at[array_upper(mailed_at, 1)] < ${before(MAIL_DAYS)}`;
    await database.wheelTurn.updateMany({
      where: { personHash: { not: null }, turnedAt: null, campaign: { closesAt: { lte: now } } },
      data: { personHash: null, email: null },
    });
    await database.wheelTurn.updateMany({
      where: { OR: [{ personHash: { not: null } }, { code: { not: null } }], campaign: { claimsUntil: { lte: now } } },
      data: { personHash: null, email: null, code: null },
    });
    await database.wheelTurn.updateMany({
      where: { shownName: { not: null }, campaign: { claimsUntil: { lte: before(NAME_DAYS) } } },
      data: { shownName: null, shownPlace: null, shownAt: null, shownText: null },
    });
  });
}
