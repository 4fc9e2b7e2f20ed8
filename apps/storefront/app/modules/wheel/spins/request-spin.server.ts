import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { spinMail } from '~/modules/wheel/emails/spin-mail.server.ts';
import { personHashes } from './keys.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Mails that one person gets in a day, no matter who asks for them. */
const DAILY_MAILS = 3;

/**
 * Gives a person of 18 or more, as they have said, a number of the wheel that turns, and mails the link that turns it
 * (decision 89). A person has one number: asking again mails the same link, in the shop where it was asked last, or
 * drawn, where its code is good; also once the wheel has closed, as long as prizes are available. Nothing tells who
 * has one for who asks.
 * @returns false if no wheel turns and no prize is available
 */
export async function requestSpin(
  { email, locale }: { email: string; locale: Locale },
  now = new Date(),
): Promise<boolean> {
  return db.$transaction(async (database) => {
    const wheel = await database.wheelCampaign.findFirst({
      where: { opensAt: { lte: now }, claimsUntil: { gt: now } },
      orderBy: { opensAt: 'desc' },
    });
    if (!wheel) return false;
    const hashes = personHashes(wheel.id, email);
    const [personHash = ''] = hashes;
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`wheel ${personHash}`}, 0))) as lock`;
    const known = await database.wheelTurn.findFirst({ where: { campaignId: wheel.id, personHash: { in: hashes } } });
    if (wheel.closesAt <= now && !known?.turnedAt) return true;
    const mailed = (known?.mailedAt ?? []).filter((time) => time.getTime() > now.getTime() - DAY);
    if (mailed.length >= DAILY_MAILS) return true;
    const mailedAt = [...mailed, now];
    const instanceId = currentInstanceId();
    let turnId = known?.id;
    if (turnId) {
      await database.wheelTurn.update({
        where: { id: turnId },
        data: { email, locale, mailedAt, adultAt: now, ...(!known?.turnedAt && { instanceId }) },
      });
    } else {
      const { lastNumber } = await database.wheelCampaign.update({
        where: { id: wheel.id },
        data: { lastNumber: { increment: 1 } },
        select: { lastNumber: true },
      });
      const created = await database.wheelTurn.create({
        data: {
          campaignId: wheel.id,
          number: lastNumber,
          personHash,
          email,
          locale,
          mailedAt,
          askedAt: now,
          adultAt: now,
          instanceId,
        },
        select: { id: true },
      });
      turnId = created.id;
    }
    const key = `wheel-turn:${turnId}:${now.getTime()}:${mailed.length}`;
    await addJob(database, spinMail, { turnId }, { key });
    return true;
  });
}
