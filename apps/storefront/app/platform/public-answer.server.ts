import { hash } from 'node:crypto';

/** Seconds that browsers and caches in front may keep an answer that is the same for everyone. */
const MAX_AGE = 60;

/** A successful answer of a call under /api that is the same for everyone and may be stored for a minute. */
export function publicAnswer(fields: object, headers: Record<string, string> = {}): Response {
  return Response.json(
    { success: true, ...fields },
    { headers: { 'Cache-Control': `public, max-age=${MAX_AGE}`, ...headers } },
  );
}

/** An `ETag` that changes with what an answer says. */
export function tagOf(content: unknown): string {
  return `"${hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22)}"`;
}
