import { createHash } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { calendarFile, calendarMoment, calendarText } from '~/platform/calendar-file.server.ts';
import { type ConsultationCall, db } from '~/platform/db.server.ts';
import type { MadeFile } from '~/platform/file-answer.server.ts';
import { signId, verifySignedId } from '~/platform/signing-keys.server.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { formName } from '~/modules/forms/forms.ts';
import { type SendForm, sendLater } from '~/modules/forms/forms.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { href } from '~/site-map.ts';
import { isChangeable } from './booking/change-call.server.ts';

/** Use cases of consultation: calls at a time that a person chooses (spec §1; decision 95). */
export { bookCall, type BookResult } from './booking/book-call.server.ts';
export { cancelCall, type ChangeResult, moveCall } from './booking/change-call.server.ts';
export { type CallWeek, callWeek } from './booking/timetable.server.ts';
export { requestCall } from './booking/ask-for-call.server.ts';

/** A booked call, as the page of its link shows it. */
export interface CallView {
  id: string;
  /** ISO 8601 */
  startsAt: string;
  createdAt: string;
  firstName: string;
  phone: string;
  hasEmail: boolean;
  bike: string;
  state: 'open' | 'soon' | 'over' | 'cancelled';
}

const stateOf = (call: ConsultationCall, now: Date): CallView['state'] => {
  if (call.cancelledAt) return 'cancelled';
  if (isChangeable(call, now)) return 'open';
  return call.startsAt.getTime() > now.getTime() ? 'soon' : 'over';
};

/** The call of a link; null if the link is invalid, or the call was removed. */
export async function openCall(token: string, now = new Date()): Promise<CallView | null> {
  const id = verifySignedId('consultation', token);
  const call = id && (await db.consultationCall.findUnique({ where: { id } }));
  if (!call) return null;
  const { startsAt, createdAt, firstName, phone, email, bike } = call;
  return {
    id: call.id,
    firstName,
    bike,
    phone: readablePhone(phone),
    hasEmail: email !== null,
    startsAt: startsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    state: stateOf(call, now),
  };
}

/**
 * A call as a calendar file in its language, with a reminder a quarter of an hour before; null if there is none to
 * come.
 */
export async function callFile(token: string, now = new Date()): Promise<MadeFile | null> {
  const id = verifySignedId('consultation', token);
  const call = id && (await db.consultationCall.findUnique({ where: { id } }));
  if (!call || call.cancelledAt) return null;
  const { locale } = call;
  const t = i18nFor(locale, 'consultation-mail');
  const link = `${currentAddress()}${href('consultationCall', {}, locale, { token: signId('consultation', call.id) })}`;
  const summary = calendarText(t('ics.summary'));
  const body = calendarFile(t('ics.summary'), [
    [
      // Moving it makes the entry of a calendar move: the same id, a higher number.
      `UID:call-${call.id}@velory`,
      `SEQUENCE:${call.moves}`,
      `DTSTAMP:${calendarMoment(now)}`,
      `DTSTART:${calendarMoment(call.startsAt)}`,
      `DURATION:PT${call.minutes}M`,
      `SUMMARY:${summary}`,
      `DESCRIPTION:${calendarText(t('ics.text', { phone: readablePhone(call.phone), link }))}`,
      `URL:${link}`,
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, 'TRIGGER:-PT15M', 'END:VALARM'],
    ],
  ]);
  return { name: t('ics.file'), type: 'text/calendar; charset=utf-8', body };
}

/** Sends a question to the shop's people (spec §7: questions), by a job; the same one sent twice is one. */
export async function sendQuestion(
  question: { email: string; firstname: string; questions: string },
  { locale, pageUri, send = sendLater }: { locale: Locale; pageUri: string; send?: SendForm },
): Promise<void> {
  const { email, firstname, questions } = question;
  const hash = createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32);
  const fields = [
    { name: 'email' as const, value: email },
    { name: 'firstname' as const, value: firstname },
    { name: 'questions' as const, value: questions },
    { name: 'language_selected' as const, value: locale },
  ];
  await send({ form: formName('questions', locale), fields, context: { pageUri } }, `question:${hash}`);
}
