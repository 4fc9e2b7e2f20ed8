import { formatMoment } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { formName, type FilledForm } from '~/modules/forms/forms.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import type { ConsultationCall, Database } from '~/platform/db.server.ts';

export type CallNews = 'booked' | 'moved' | 'cancelled';

/**
 * Tells the marketing service of a call (spec §7: phone call request), by a job of the caller's transaction: when,
 * who, what about.
 */
export async function notifyTeam(
  database: Database,
  { id, startsAt, firstName, phone, email, question, bike, locale, moves }: ConsultationCall,
  { news, pageUri }: { news: CallNews; pageUri: string },
): Promise<void> {
  const t = i18nFor('de', 'consultation-mail');
  const about = [t(`desk.${news}`, { time: formatMoment(startsAt.toISOString(), 'de') }), bike, question];
  const fields: FilledForm['fields'] = [
    { name: 'firstname', value: firstName },
    { name: 'phone', value: phone },
    ...(email ? [{ name: 'email', value: email } as const] : []),
    { name: 'questions', value: about.filter(Boolean).join('\n') },
    { name: 'language_selected', value: locale },
  ];
  const form = { form: formName('phone-call', locale), fields, context: { pageUri } };
  await queueForm(database, form, { key: `call:${id}:${news}:${moves}` });
}
