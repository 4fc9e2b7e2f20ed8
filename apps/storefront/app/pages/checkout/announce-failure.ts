import { trackEvent } from '~/modules/consent/events.ts';

/** Reports a failed checkout to the analytics (spec §8), without personal data. */
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
