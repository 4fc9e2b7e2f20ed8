import { afterEach, expect, it, vi } from 'vitest';
import { postLinkRequest } from './send-link.ts';

afterEach(() => vi.unstubAllGlobals());

const wish = { email: 'vera@example.ch', locale: 'de', returnTo: '/' } as const;

/** What comes of a wish where the call answers so. */
async function outcomeOf(status: number, headers: Record<string, string> = {}) {
  const answers = [Response.json({ token: 't' }), new Response('{}', { status, headers })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  return postLinkRequest(wish, 15);
}

it.each([
  [400, 'invalid'],
  [403, 'failed'],
  [500, 'failed'],
  [401, 'failed'],
])('An answer of %i is told as %s', async (status, kind) => {
  expect(await outcomeOf(status)).toEqual({ kind });
});

it('A link is told with its end, and too many with the time of the next', async () => {
  const begun = Date.now();
  const sent = await outcomeOf(201);
  const many = await outcomeOf(429, { 'Retry-After': '60' });
  const until = (outcome: object) => Date.parse('until' in outcome ? String(outcome.until) : '') - begun;
  expect(sent).toMatchObject({ kind: 'sent' });
  expect(until(sent)).toBeGreaterThanOrEqual(15 * 60_000);
  expect(many).toMatchObject({ kind: 'too-many' });
  expect(until(many)).toBeLessThan(120_000);
});

it('Without a network it is told as failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await postLinkRequest(wish, 15)).toEqual({ kind: 'failed' });
});
