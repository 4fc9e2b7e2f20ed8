import type { FormAnswer } from '~/integrations/forms/forms.ts';
import { type Database, db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import type { FilledForm, FormName } from './forms.ts';

/*
 * What a person agreed to by sending a form, word by word, and the result of the form. What was typed is not kept: it
 * goes to the marketing service, or waits in the queue.
 */

/** Days for which it is stored: as long as a person may ask what they agreed to. */
const RETENTION_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

/** Whose address is not kept with the sentence, as the sentence says: it is another person's. */
const isAnonymous = (form: FormName): boolean => form.startsWith('recommendation');

/** Keeps the sentence of a form, once a key; nothing if the form has none. @returns false if it was stored before */
export async function storeSubmission(database: Database, filled: FilledForm, key: string): Promise<boolean> {
  const { form, fields, context, consentText } = filled;
  if (!consentText) return true;
  const email = isAnonymous(form) ? null : (fields.find(({ name }) => name === 'email')?.value.toLowerCase() ?? null);
  return storeSentence(database, { key, form, email, consentText, pageUri: context?.pageUri ?? null });
}

/**
 * Keeps the sentence of a form that is no form of the marketing service, once a key.
 * @param sentence.email whose it is; null: no one's
 * @returns false if it was stored before
 */
export async function storeSentence(
  database: Database,
  sentence: { key: string; form: string; email: string | null; consentText: string; pageUri: string | null },
): Promise<boolean> {
  const { count } = await database.formSubmission.createMany({ data: [sentence], skipDuplicates: true });
  return count > 0;
}

/** Notes what the service decided. */
export async function recordDecision(key: string, { status, statusText }: FormAnswer, now = new Date()): Promise<void> {
  await db.formSubmission.updateMany({ where: { key, sentAt: null }, data: { sentAt: now, status, statusText } });
}

export async function exportSubmissions({ email }: Person): Promise<ExportPart[]> {
  const rows = await db.formSubmission.findMany({ where: { email }, orderBy: { createdAt: 'asc' } });
  return [
    {
      name: 'forms',
      rows: rows.map((row) => ({
        form: row.form,
        text: row.consentText,
        page: row.pageUri,
        since: row.createdAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
      })),
    },
  ];
}

/** Removes what is stored of a person's forms. */
export async function eraseSubmissions(database: Database, { email }: Person): Promise<void> {
  await database.formSubmission.deleteMany({ where: { email } });
}

/** Days for which forms stay that the local service has kept instead of sending them: enquiries, two years. */
const LOCAL_RETENTION_DAYS = 730;

/** Removes what is older than a year, and what the local service has kept for two. @returns how many of the first */
export async function cleanSubmissions(now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await db.localMessage.deleteMany({ where: { kind: 'forms', createdAt: { lt: before(LOCAL_RETENTION_DAYS) } } });
  const { count } = await db.formSubmission.deleteMany({ where: { createdAt: { lt: before(RETENTION_DAYS) } } });
  return count;
}
