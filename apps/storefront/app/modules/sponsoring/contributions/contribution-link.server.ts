import { z } from 'zod';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Gateway } from '~/integrations/payment/payment.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { type Database, db, Prisma } from '~/platform/db.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { RESERVED_MINUTES } from '~/modules/sponsoring/sponsoring.ts';
import { href } from '~/site-map.ts';
import { withPageSemaphore } from './page-semaphore.server.ts';
import { syncContributionJob } from './sync-contribution.server.ts';

/** Makes the page on which a contribution is paid, where that could not be done at once. */
export const contributionLinkJob = defineJob({
  name: 'sponsoring.create-link',
  schema: z.object({ contributionId: z.uuid() }),
  run: ensureContributionLink,
});

/** After the end of a payment page its last word is asked for, and again an hour later. */
const LATER = [60_000, 60 * 60_000] as const;

/** A name as the provider's form has it, in two fields. */
function namesOf(name: string): { firstname: string; lastname: string } {
  const [firstname = '', ...rest] = name.split(' ');
  return { firstname, lastname: rest.join(' ') };
}

/**
 * Makes sure that a contribution that is waited for has a page to pay on.
 * @returns its address; undefined if its place is no longer held
 * @throws PaymentProviderError if the provider is unavailable
 */
export async function ensureContributionLink({
  contributionId,
}: {
  contributionId: string;
}): Promise<string | undefined> {
  const provider = paymentProvider();
  const contribution = await db.sponsorMePayment.findUnique({
    where: { id: contributionId },
    include: { sponsorMe: { select: { token: true, firstName: true, instanceId: true } } },
  });
  if (!provider || contribution?.state !== 'reserved' || contribution.reservedUntil <= new Date()) return undefined;
  if (contribution.link) return contribution.link;
  const { amount, locale, name, email, ticket, sponsorMe, reservedUntil } = contribution;
  const t = i18nFor(locale, 'sponsor');
  const { address } = await instanceMail(sponsorMe.instanceId, locale);
  const back = (zahlung: string): string =>
    `${address}${href('sponsorContribution', { token: sponsorMe.token, ticket }, locale, { zahlung })}`;
  const gateway = await provider
    .createGateway({
      amount,
      reference: contributionId,
      purpose: t('purpose', { name: sponsorMe.firstName }),
      locale,
      contact: { ...namesOf(name), email },
      successUrl: back('bezahlt'),
      failedUrl: back('abgelehnt'),
      cancelUrl: back('abgebrochen'),
      validMinutes: RESERVED_MINUTES,
    })
    .catch((err: unknown) => {
      log.error({ err, event: 'sponsor_link_failed', contributionId }, 'payment link could not be created');
      throw err;
    });
  const store = { contributionId, reservedUntil, gateway };
  return withPageSemaphore(sponsorMe.token, () => db.$transaction((database) => storeLink(database, store)));
}

interface NewLink {
  contributionId: string;
  reservedUntil: Date;
  gateway: Gateway;
}

/** Stores the payment page of a contribution, unless it has one: of two requests at once no one has seen the other. */
async function storeLink(database: Database, { contributionId, reservedUntil, gateway }: NewLink): Promise<string> {
  await database.$queryRaw(Prisma.sql`select from sponsor_me_payment where id = ${contributionId}::uuid for update`);
  const { link } = await database.sponsorMePayment.findUniqueOrThrow({
    where: { id: contributionId },
    select: { link: true },
  });
  if (link) return link;
  await database.sponsorMePayment.update({
    where: { id: contributionId },
    data: { gatewayId: gateway.id, link: gateway.link },
  });
  for (const wait of LATER) {
    const runAt = new Date(reservedUntil.getTime() + wait);
    const key = `sponsor-end:${contributionId}:${wait}`;
    await addJob(database, syncContributionJob, { contributionId }, { key, runAt });
  }
  return gateway.link;
}
