import { afterEach, expect, it, vi } from 'vitest';
import { announceCheckoutFailure } from './announce-failure.ts';

afterEach(() => vi.unstubAllGlobals());

it('a checkout that fails is an event and a message to the team (spec §8)', () => {
  const dataLayer: unknown[] = [];
  const send = vi.fn(() => Promise.resolve(new Response(null, { status: 202 })));
  vi.stubGlobal('window', { dataLayer });
  vi.stubGlobal('fetch', send);
  announceCheckoutFailure('review', 'x'.repeat(3000));
  expect(dataLayer).toEqual([expect.objectContaining({ event: 'checkout_failed', step: 'review' })]);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/team-chat/send-caught-checkout-bug', {
    method: 'post',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: `review: ${'x'.repeat(1992)}` }),
    keepalive: true,
  });
});
