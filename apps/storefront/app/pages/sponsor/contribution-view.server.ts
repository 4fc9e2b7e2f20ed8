import type { Locale } from '~/i18n/locales.ts';
import { log } from '~/platform/log.server.ts';
import { withinTimeLimit } from '~/platform/time-limit.server.ts';
import { findContribution, syncContribution } from '~/modules/sponsoring/sponsoring.server.ts';
import { type SponsorView, sponsorView } from './sponsor-view.server.ts';

/** How a contribution represents the person who made it. */
export type ContributionState =
  'wait' | 'processing' | 'declined' | 'cancelled' | 'expired' | 'paid' | 'returned' | 'reversed';

export interface ContributionView {
  view: SponsorView;
  state: ContributionState;
  /** Rappen */
  amount: number;
  name: string;
  /** The provider's page; absent until it is made. */
  link: string | null;
  /** Whether a place is held for it. */
  holdsPlace: boolean;
  /** ISO 8601 */
  until: string;
  ticket: string;
}

/** ms that a person who comes back from the payment page waits for the provider's word. */
const RETURN_LIMIT = 2500;

/**
 * Opens a contribution by its ticket. Anyone who comes back from the payment page is told the provider's newest word,
 * which is asked for first, for a moment; the webhook brings what it has not.
 */
export async function openContribution({
  token,
  ticket,
  locale,
  returned,
}: {
  token: string;
  ticket: string;
  locale: Locale;
  returned: string | null;
}): Promise<ContributionView | null> {
  let found = await findContribution(token, ticket);
  if (!found) return null;
  if (found.state === 'reserved' && returned) {
    await askProvider(found.id);
    found = (await findContribution(token, ticket)) ?? found;
  }
  const { state, amount, name, link, holdsPlace, reservedUntil, lastTry, sponsorMe } = found;
  const isHeld = reservedUntil > new Date();
  const pending = isHeld
    ? returned === 'bezahlt'
      ? 'processing'
      : lastTry === 'declined'
        ? 'declined'
        : 'wait'
    : 'expired';
  const open: ContributionState = lastTry === 'cancelled' ? 'cancelled' : pending;
  return {
    view: await sponsorView(sponsorMe, locale),
    state: state === 'reserved' ? open : state,
    amount,
    name,
    ticket,
    holdsPlace,
    link: isHeld ? link : null,
    until: reservedUntil.toISOString(),
  };
}

async function askProvider(contributionId: string): Promise<void> {
  const sync = syncContribution({ contributionId }).catch((err: unknown) =>
    log.warn(
      { err, event: 'payment_sync_failed', contributionId },
      'status of a contribution could not be read from the provider',
    ),
  );
  await withinTimeLimit(sync, RETURN_LIMIT).catch(() => undefined);
}
