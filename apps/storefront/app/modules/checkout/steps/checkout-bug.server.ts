import { createHash } from 'node:crypto';
import { z } from 'zod';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { withoutPersonalData } from '~/platform/personal-data.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { checkoutBugSchema } from '~/modules/checkout/checkout-bug.schema.server.ts';

/*
 * `POST /api/team-chat/send-caught-checkout-bug` (spec §7, §8): a checkout page reports an error that the server may
 * not have seen. Since anyone can send anything, the team gets each message once an hour, and a limited number per hour
 * in total.
 */

/** Different messages per hour that the team gets; others are only counted. */
const MESSAGES_AN_HOUR = 20;

const reports = createRateLimiter({ name: 'checkout-bugs', points: 10, seconds: 60 });

export type BugReportAnswer =
  | { kind: 'accepted' }
  | { kind: 'invalid'; fields: Record<string, string[] | undefined> }
  /** Seconds after which the sender may report again. */
  | { kind: 'too-many'; seconds: number };

/**
 * Handles a report and notifies the team through the outbox.
 * @param body as it was sent
 * @param sender an IP address, or what identifies the sender instead
 */
export async function reportCheckoutBug(
  body: unknown,
  { sender, now = new Date() }: { sender: string; now?: Date },
): Promise<BugReportAnswer> {
  const report = checkoutBugSchema.safeParse(body);
  if (!report.success) return { kind: 'invalid', fields: z.flattenError(report.error).fieldErrors };
  const seconds = await reports.consume(sender);
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  const message = withoutPersonalData(report.data.message);
  log.warn({ event: 'checkout_bug', message }, 'checkout page failed in a browser');
  await notifyTeam(message, now);
  return { kind: 'accepted' };
}

async function notifyTeam(message: string, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const fingerprint = createHash('sha256').update(message).digest('hex').slice(0, 32);
  await db.$transaction(async (database) => {
    const { count } = await database.checkoutBug.upsert({
      where: { hour_fingerprint: { hour, fingerprint } },
      create: { hour, fingerprint, message },
      update: { count: { increment: 1 } },
    });
    if (count > 1 || (await database.checkoutBug.count({ where: { hour } })) > MESSAGES_AN_HOUR) return;
    const text = `Checkout failed in a browser: ${message}`;
    await addJob(database, chatJob, { text }, { key: `checkout-bug:${hour.toISOString()}:${fingerprint}` });
  });
}
