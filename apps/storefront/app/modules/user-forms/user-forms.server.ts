import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import type { UserAnswer, UserForm } from './user-forms.ts';

export interface SentUserForm {
  form: Pick<UserForm, 'id' | 'title' | 'consent'>;
  answers: UserAnswer[];
  email: string | null;
  locale: Locale;
  pageUri: string;
  /** Of the page that was sent, as it came: what is no key gets one of its own. */
  key: string;
}

/**
 * Keeps what was sent with a form, with the sentence that was agreed to, and notifies the team that something has
 * come: nothing of a person is in that message. The same page sent twice, also at the same time, is one entry.
 */
export async function storeEntry({ form, answers, email, locale, pageUri, key }: SentUserForm): Promise<void> {
  const own = z.uuid().safeParse(key).data ?? randomUUID();
  await db.$transaction(async (database) => {
    const { id: formId, title, consent: consentText } = form;
    const stored = answers.map((answer) => ({ ...answer }));
    const { count } = await database.userFormEntry.createMany({
      data: [{ formId, title, locale, answers: stored, email, consentText, pageUri, key: own }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    const text = `Formular «${title}»: eine neue Antwort. ${env().PUBLIC_URL}/admin/formulare`;
    await addJob(database, chatJob, { text }, { key: `user-form:${own}` });
  });
}

/** The titles of forms that something was sent with. */
export async function entryTitles(): Promise<string[]> {
  const titles = await db.userFormEntry.groupBy({ by: 'title', orderBy: { title: 'asc' } });
  return titles.map(({ title }) => title);
}

/** Records that a person has dealt with an entry, or has not. @returns false if there is none, or it is so already */
export async function markEntry(database: Database, id: string, isDone: boolean, now = new Date()): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const { count } = await database.userFormEntry.updateMany({
    where: { id, doneAt: isDone ? null : { not: null } },
    data: { doneAt: isDone ? now : null },
  });
  return count > 0;
}
