import type { Locale } from '~/i18n/locales.ts';
import {
  type CallErrors,
  callTime,
  parseCallForm,
  parseQuestionForm,
  type QuestionErrors,
  type TypedCall,
  typedCall,
} from '~/modules/consultation/consultation.schema.server.ts';
import { askPeople, bookCall, type CallWeek, callWeek } from '~/modules/consultation/consultation.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { href } from '~/site-map.ts';
import { signId } from '~/platform/signing-keys.server.ts';

/** What the page says to a form that did not lead on. */
export interface ConsultationAnswer {
  week?: CallWeek;
  typed?: TypedCall;
  errors?: CallErrors;
  /** The wanted time is gone; with the free ones nearest to it. */
  gone?: { time: string; nearest: string[] };
  tooMany?: boolean;
  asked?: { errors: QuestionErrors; typed: { email: string; firstname: string; questions: string } };
}

type Acted = { path: string } | { answer: ConsultationAnswer; status: 200 | 400 | 409 | 429 };

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 2500) : '';
};

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
  if (form.get('intent') === 'ask') return ask(form, locale, pageUri);
  const instead = text(form, 'instead');
  const typed: TypedCall = { language: locale, ...typedCall(form), ...(instead ? { start: instead } : {}) };
  const week = text(form, 'week');
  if (week) return { answer: { typed, week: await callWeek(dayOf(week)) }, status: 200 };
  const parsed = parseCallForm(typed);
  const shown = await callWeek(dayOf(typed.start ?? ''));
  if ('errors' in parsed) return { answer: { typed, week: shown, errors: parsed.errors }, status: 400 };
  const booked = await bookCall(parsed.wish, { pageUri, visitor, sender });
  if (booked.kind === 'booked') {
    return { path: href('consultationCall', {}, locale, { token: signId('consultation', booked.id) }) };
  }
  if (booked.kind === 'too-many') return { answer: { typed, week: shown, tooMany: true }, status: 429 };
  const gone = { time: parsed.wish.start, nearest: booked.nearest };
  return { answer: { typed, gone, week: await callWeek(dayOf(parsed.wish.start)) }, status: 409 };
}

/** The day of a time, or a day itself; undefined where it is none. */
function dayOf(typed: string): string | undefined {
  const time = typed.length === 10 ? `${typed}T00:00` : typed;
  return callTime.safeParse(time).data?.slice(0, 10);
}

async function ask(form: FormData, locale: Locale, pageUri: string): Promise<Acted> {
  const parsed = parseQuestionForm(form);
  if ('errors' in parsed) {
    const typed = {
      email: text(form, 'email'),
      firstname: text(form, 'firstname'),
      questions: text(form, 'questions'),
    };
    return { answer: { asked: { errors: parsed.errors, typed } }, status: 400 };
  }
  await askPeople(parsed.question, { locale, pageUri });
  return { path: `${href('consultation', {}, locale, { gefragt: 1 })}#video` };
}
