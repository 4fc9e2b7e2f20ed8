import { randomBytes } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { type AmountRefusal, amountRefusal, RESERVED_MINUTES, roomOf } from '~/modules/sponsoring/sponsoring.ts';
import { isOpenOn } from '~/modules/sponsoring/campaign/open-page.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { ensureContributionLink, contributionLinkJob } from './contribution-link.server.ts';
import { withPageSemaphore } from './page-semaphore.server.ts';
import { placeFor, unplacedOf } from './place.server.ts';
import { bikeNow, lockPage, getPageFunding } from './page-status.server.ts';

/** A contribution as it was typed correctly; the amount in Rappen. */
export interface Wish {
  amount: number;
  name: string;
  email: string;
  message: string;
  isHidden: boolean;
  locale: Locale;
  /** What represents the sender's address (`senderOf`); absent if it is unknown. */
  sender?: string;
}

/** Why nothing was promised; `most` says in Rappen what there is room for now. */
export type ContributionRefusal = { reason: AmountRefusal | 'closed' | 'sold-out' | 'no-provider'; most: number };

export type Contributed = { ok: true; ticket: string; link?: string } | ({ ok: false } & ContributionRefusal);

/** How long those who come at once to several instances of the shop may wait for each other, in ms. */
const patience = { maxWait: 15_000, timeout: 20_000 } as const;

/**
 * Promises an amount to a page and makes the page on which it is paid. Its place is held for a quarter of an hour: of
 * two who want the last franc one gets it. A sender with several unpaid ones holds none with the next (decision 140).
 * Where the provider is unavailable a job goes on trying and the contribution's own page waits.
 */
export async function contribute(token: string, wish: Wish, now = new Date()): Promise<Contributed> {
  if (!paymentProvider()) return { ok: false, reason: 'no-provider', most: 0 };
  const reserved = await withPageSemaphore(token, () => reserve(token, wish, now));
  if (!reserved.ok || !reserved.id) return reserved;
  return { ok: true, ticket: reserved.ticket, link: await linkNow(reserved.id) };
}

/** Holds a place, in a transaction that has locked the page. */
function reserve(token: string, wish: Wish, now: Date): Promise<Contributed & { id?: string }> {
  return db.$transaction(async (database): Promise<Contributed & { id?: string }> => {
    const found = await database.sponsorMe.findUnique({ where: { token }, select: { id: true } });
    if (!found) return { ok: false, reason: 'closed', most: 0 };
    const page = await lockPage(database, found.id);
    if (!isOpenOn(page, zurichDate(now))) return { ok: false, reason: 'closed', most: 0 };
    if (!(await bikeNow(database, page)).isForSale) return { ok: false, reason: 'sold-out', most: 0 };
    const { sender, ...words } = wish;
    const place = await placeFor(database, page.id, { email: wish.email, sender, now });
    const standing = {
      ...(await getPageFunding(database, page, { now })),
      unplaced: place.holdsPlace ? 0 : await unplacedOf(database, page.id, now),
    };
    const reason = amountRefusal(wish.amount, standing);
    if (reason) return { ok: false, reason, most: roomOf(standing) };
    const { id, ticket } = await database.sponsorMePayment.create({
      data: {
        ...words,
        ...place,
        sponsorMeId: page.id,
        ticket: randomBytes(15).toString('base64url'),
        reservedUntil: heldFrom(now),
      },
      select: { id: true, ticket: true },
    });
    await addJob(
      database,
      contributionLinkJob,
      { contributionId: id },
      {
        key: `sponsor-link:${id}`,
        runAt: new Date(now.getTime() + LINK_WAIT),
      },
    );
    return { ok: true, id, ticket };
  }, patience);
}

/** ms after which a job makes the payment page, where that could not be done at once. */
const LINK_WAIT = 15_000;

const heldFrom = (now: Date): Date => new Date(now.getTime() + RESERVED_MINUTES * 60_000);

/** The payment page where the provider answers at once. */
async function linkNow(contributionId: string): Promise<string | undefined> {
  try {
    return await ensureContributionLink({ contributionId });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return undefined;
  }
}
