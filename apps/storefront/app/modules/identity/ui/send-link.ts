import type { Locale } from '~/i18n/locales.ts';

/**
 * The result of a wish for a link. `until`, ISO 8601, is how long it is good for, or when the next one may be asked
 * for; `mailAt`: when its mail goes out, where it has to wait; `invalid`: the address is none.
 */
export type LinkOutcome =
  | { kind: 'sent'; until: string; mailAt: string | null }
  | { kind: 'too-many'; until: string }
  | { kind: 'invalid' | 'failed' };

interface LinkWish {
  email: string;
  locale: Locale;
  /** Local path that signing in leads to. */
  returnTo: string;
}

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** Asks for a link by the calls of the specification (spec §7). Never throws. @param minutes that a link is good for */
export async function postLinkRequest(wish: LinkWish, minutes: number): Promise<LinkOutcome> {
  try {
    const { token } = (await (await fetch('/api/getToken')).json()) as { token: string };
    const answer = await fetch('/api/auth/sendMagicLink', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...wish, idToken: token, optIn: true }),
    });
    if (answer.status === 201) {
      const { mailAt = null } = (await answer.json()) as { mailAt?: string | null };
      return { kind: 'sent', until: inSeconds(minutes * 60), mailAt };
    }
    if (answer.status === 400) return { kind: 'invalid' };
    if (answer.status !== 429) return { kind: 'failed' };
    return { kind: 'too-many', until: inSeconds(Number(answer.headers.get('Retry-After') ?? 3600)) };
  } catch {
    return { kind: 'failed' };
  }
}
