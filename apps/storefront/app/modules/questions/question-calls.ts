import type { Locale } from '~/i18n/locales.ts';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import type { PublicQuestion, PublicReview } from './questions.ts';

/*
 * The calls of product questions as the browser makes them (spec §7). What fails is `false` (spec §8).
 */

const STORE = '/api/document-store';

async function read<Body>(path: string): Promise<Body | false> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Body) : false;
  } catch {
    return false;
  }
}

const post = (path: string, body: object, token?: string) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

const queryOf = (bikeSlug: string, locale: Locale) => new URLSearchParams({ bikeSlug, locale }).toString();

/** A product's answered questions; false if the call fails. */
export async function getProductQuestions(bikeSlug: string, locale: Locale): Promise<PublicQuestion[] | false> {
  const body = await read<{ data: PublicQuestion[] }>(`${STORE}/getProductQuestions?${queryOf(bikeSlug, locale)}`);
  return body && body.data;
}

/** A product's reviews; false if the call fails. */
export async function getProductReviews(bikeSlug: string, locale: Locale): Promise<PublicReview[] | false> {
  const body = await read<{ data: PublicReview[] }>(`${STORE}/getProductReviews?${queryOf(bikeSlug, locale)}`);
  return body && body.data;
}

/** What the visitor found helpful; nothing if there is no visit, or the call fails. */
export async function getHelpfulVotes(bikeSlug: string, locale: Locale): Promise<string[]> {
  if (!document.cookie.includes(`${VISIT_COOKIE}=1`)) return [];
  const body = await read<{ votes: string[] }>(`${STORE}/helpfulVotes?${queryOf(bikeSlug, locale)}`);
  return body ? body.votes : [];
}

/** Says that something was helpful, or takes it back; false if the call fails. */
export async function postHelpfulVote(
  vote: string,
  kind: 'question' | 'review',
): Promise<{ isOn: boolean; helpful: number } | false> {
  try {
    const response = await post(`${STORE}/helpfulVotes`, { vote, kind });
    return response.ok ? ((await response.json()) as { isOn: boolean; helpful: number }) : false;
  } catch {
    return false;
  }
}

/** A question as its form sends it. */
export interface PostedQuestion {
  bikeSlug: string;
  bikeName: string;
  firstName: string;
  lastName: string;
  questionText: string;
  locale: Locale;
}

/** `fields`: what is wrong of each, by codes that the form words. `signed-out`: no one has signed in any more. */
export type PostAnswer =
  { kind: 'sent' | 'signed-out' | 'too-many' } | { kind: 'refused'; fields: Record<string, string[]> };

/** Asks a question for the signed-in user; false if the call fails. */
export async function postProductQuestion(question: PostedQuestion): Promise<PostAnswer | false> {
  try {
    const held = await read<{ token: string; anonymous: boolean }>('/api/getToken');
    if (!held) return false;
    if (held.anonymous) return { kind: 'signed-out' };
    const response = await post(`${STORE}/postProductQuestion`, question, held.token);
    if (response.status === 201) return { kind: 'sent' };
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.status === 429) return { kind: 'too-many' };
    if (response.status !== 400) return false;
    const { error } = (await response.json()) as { error: { fields?: Record<string, string[]> } };
    return { kind: 'refused', fields: error.fields ?? {} };
  } catch {
    return false;
  }
}
