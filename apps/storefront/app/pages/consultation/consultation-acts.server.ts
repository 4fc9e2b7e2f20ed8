import type { Locale } from '~/i18n/locales.ts';
import { callButtons, callForm, callTime, questionForm } from '~/modules/consultation/consultation.schema.server.ts';
import { sendQuestion, bookCall, type CallWeek, callWeek } from '~/modules/consultation/consultation.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { type FormReply, intentOf, parseForm, typedReply } from '~/platform/parse-form.server.ts';
import { href } from '~/site-map.ts';
import { signId } from '~/platform/signing-keys.server.ts';

/** What the page says to a form that did not lead on. */
export interface ConsultationAnswer {
  week?: CallWeek;
  /** Of the call's form; `too-many` is an error of the whole form. */
  call?: FormReply;
  /** The wanted time is gone; with the free ones nearest to it. */
  taken?: { time: string; nearest: string[] };
  /** Of the question's form. */
  reply?: FormReply;
}

type Acted = { path: string } | { answer: ConsultationAnswer; status: 200 | 400 | 409 | 429 };

interface Sent {
  form: FormData;
  locale: Locale;
  visitor: Visitor | null;
  /** The network that it comes from. */
  sender: string | undefined;
}

/** Does what a form of the page says. @returns where that leads, or what the page shows */
export async function actOnConsultation({ form, locale, visitor, sender }: Sent): Promise<Acted> {
  const pageUri = currentAddress() + href('consultation', {}, locale);
  if (intentOf(form) === 'ask') return ask(form, locale, pageUri);
  const buttons = parseForm(form, callButtons);
  const { week, instead } = buttons.ok ? buttons.value : {};
  if (week) return { answer: { call: typedReply(form), week: await callWeek(dayOf(week)) }, status: 200 };
  if (instead) form.set('start', instead);
  if (!form.has('language')) form.set('language', locale);
  const parsed = parseForm(form, callForm);
  const shown = await callWeek(dayOf(form.get('start')));
  if (!parsed.ok) return { answer: { call: parsed.reply, week: shown }, status: 400 };
  const booked = await bookCall(parsed.value, { pageUri, visitor, sender });
  if (booked.kind === 'booked') {
    return { path: href('consultationCall', {}, locale, { token: signId('consultation', booked.id) }) };
  }
  if (booked.kind === 'too-many') {
    return { answer: { call: parsed.refuse({ form: 'too-many' }), week: shown }, status: 429 };
  }
  const taken = { time: parsed.value.start, nearest: booked.nearest };
  return {
    answer: { call: parsed.refuse(), taken, week: await callWeek(dayOf(parsed.value.start)) },
    status: 409,
  };
}

/** The day of a time, or a day itself; undefined if it is none. */
function dayOf(typed: unknown): string | undefined {
  return callTime.safeParse(String(typed).length === 10 ? `${String(typed)}T00:00` : typed).data?.slice(0, 10);
}

async function ask(form: FormData, locale: Locale, pageUri: string): Promise<Acted> {
  const parsed = parseForm(form, questionForm);
  if (!parsed.ok) return { answer: { reply: parsed.reply }, status: 400 };
  await sendQuestion(parsed.value, { locale, pageUri });
  return { path: `${href('consultation', {}, locale, { gefragt: 1 })}#video` };
}
