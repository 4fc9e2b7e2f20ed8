import { trackEvent } from '~/modules/consent/events.ts';

/** Tells analytics that a checkout has failed (spec §8). Nothing in it says whose. */
export function pushCheckoutFailure(step: string): void {
  trackEvent('checkout_failed', { step });
}

/**
 * Tells analytics, and the team through the shop's server, of a failure that the server may not have seen.
 * @param cause what went wrong, without anything that was typed
 */
export function announceCheckoutFailure(step: string, cause: string): void {
  pushCheckoutFailure(step);
  const message = `${step}: ${cause}`.slice(0, 2000);
  void fetch('/api/team-chat/send-caught-checkout-bug', {
    method: 'post',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
    keepalive: true,
  }).catch(() => undefined);
}
