import { z } from 'zod';
import type { Gateway } from '~/integrations/payment/payment.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { statusOfWord } from '~/modules/payments/provider-status.ts';
import { type ObservedMoney, recordContribution } from './record-contribution.server.ts';

/** Asks the provider for the status of a contribution. */
export const syncContributionJob = defineJob({
  name: 'sponsoring.sync',
  schema: z.object({ contributionId: z.uuid() }),
  run: syncContribution,
});

/**
 * Asks the provider for the status of a contribution and writes it down. The provider's own answer is the authority,
 * anyone who gave the occasion to ask; asking twice, late or in any order changes nothing.
 * @throws PaymentProviderError if the provider is unavailable; the job runs again
 */
export async function syncContribution({ contributionId }: { contributionId: string }): Promise<void> {
  const provider = paymentProvider();
  const contribution = await db.sponsorMePayment.findUnique({
    where: { id: contributionId },
    select: { id: true, amount: true, gatewayId: true },
  });
  if (!provider || !contribution?.gatewayId) return;
  const page = await provider.findGateway(contribution.gatewayId);
  if (page.reference !== contribution.id || page.currency !== 'CHF' || page.amount !== contribution.amount) {
    return reportForeignPage(contributionId);
  }
  await recordContribution(contributionId, moneyOf(page));
}

function moneyOf({ transactions }: Gateway): ObservedMoney[] {
  return transactions.flatMap(({ id, status: word, amount, means, at }) => {
    const status = statusOfWord(word);
    if (!status) log.warn({ event: 'payment_status_unknown', word }, 'unknown payment status from the provider');
    return status ? [{ id, status, amount, means, at }] : [];
  });
}

async function reportForeignPage(contributionId: string): Promise<void> {
  log.error({ event: 'sponsor_mismatch', contributionId }, 'payment page does not match the request');
  const text = `Eine Zahlungsseite passt nicht zu ihrem Sponsor-me-Beitrag (${contributionId}). Sie wurde nicht verbucht.`;
  await addJob(db, chatJob, { text }, { key: `sponsor-mismatch:${contributionId}` });
}

const uuid = z.uuid();

/**
 * Takes news of the provider that are about a contribution: they are fetched by a job.
 * @param reference what the provider's message refers to
 * @returns whether it is one
 */
export async function queueContributionNews(
  reference: string | undefined,
  gatewayId: string | undefined,
): Promise<boolean> {
  const id = uuid.safeParse(reference).data;
  const found = id
    ? await db.sponsorMePayment.findUnique({ where: { id }, select: { id: true } })
    : gatewayId && (await db.sponsorMePayment.findUnique({ where: { gatewayId }, select: { id: true } }));
  if (!found) return false;
  await addJob(db, syncContributionJob, { contributionId: found.id }, { key: `sponsor-sync:${found.id}` });
  return true;
}
