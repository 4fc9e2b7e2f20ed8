import { createHash } from 'node:crypto';
import { CALLS_OF_SENDER, MOST_CALLS } from '~/modules/consultation/consultation.ts';
import type { CallWish } from '~/modules/consultation/consultation.schema.server.ts';
import { type FilledForm, formName } from '~/modules/forms/forms.ts';
import { type SendForm, sendLater } from '~/modules/forms/forms.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Wishes for a call without a time that one sender, and one number, may send in a day: as many as calls with one. */
const perSender = createRateLimiter({ name: 'call-wishes', points: CALLS_OF_SENDER, seconds: DAY_SECONDS });
const perNumber = createRateLimiter({ name: 'call-wishes-number', points: MOST_CALLS, seconds: DAY_SECONDS });

interface WishFrom {
  /** Address of the page with the form. */
  pageUri: string;
  /** An address, or whatever represents one. */
  sender: string;
  send?: SendForm;
}

/**
 * Asks the shop's people for a call at any time (spec §7: phone call request).
 * @returns seconds to wait where the sender or the number has asked too often
 */
export async function requestCall(
  wish: Omit<CallWish, 'start'>,
  { pageUri, sender, send = sendLater }: WishFrom,
): Promise<number | undefined> {
  const { firstName, phone, email, question, bike, locale } = wish;
  const seconds = (await perSender.consume(sender)) ?? (await perNumber.consume(phone));
  if (seconds !== undefined) return seconds;
  const about = [bike, question].filter(Boolean).join('\n');
  const fields: FilledForm['fields'] = [
    { name: 'firstname', value: firstName },
    { name: 'phone', value: phone },
    ...(email ? [{ name: 'email', value: email } as const] : []),
    ...(about ? [{ name: 'questions', value: about } as const] : []),
    { name: 'language_selected', value: locale },
  ];
  const hash = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 32);
  await send({ form: formName('phone-call', locale), fields, context: { pageUri } }, `call-wish:${hash}`);
  return undefined;
}
