import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import { type CsvColumn, defineTable } from '~/platform/table.server.ts';
import { storedAnswers } from './user-forms.schema.server.ts';
import type { UserAnswer } from './user-forms.ts';

/** What a person sent, as the staff lists it. Times are ISO 8601. */
export interface ListedEntry {
  id: string;
  title: string;
  locale: Locale;
  answers: UserAnswer[];
  createdAt: string;
  doneAt: string | null;
}

/** What was sent, as the team's list asks for it. */
async function listEntries(
  { direction, filters }: ListQuery<'neu', 'stand' | 'formular'>,
  { skip, take }: Slice,
): Promise<Listed<ListedEntry>> {
  const where = {
    ...(filters.stand !== 'alle' && { doneAt: filters.stand === null ? null : { not: null } }),
    title: filters.formular ?? undefined,
  };
  const [found, count] = await Promise.all([
    db.userFormEntry.findMany({
      where,
      orderBy: [{ createdAt: prismaDirection[direction] }, { id: 'desc' }],
      skip,
      take,
    }),
    db.userFormEntry.count({ where }),
  ]);
  const rows = found.map(({ id, title, locale, answers, createdAt, doneAt }) => ({
    id,
    title,
    locale,
    answers: storedAnswers.parse(answers),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
  return { rows, count };
}

/** A column for each question of the listed entries. */
function answerColumns(rows: readonly ListedEntry[]): CsvColumn<ListedEntry>[] {
  const labels = new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)));
  return [...labels].map((label) => [label, ({ answers }) => answers.find((answer) => answer.label === label)?.value]);
}

/** What was sent with forms: what no one has dealt with is shown without being asked for. */
export const entryTable = defineTable<ListedEntry, 'neu', 'stand' | 'formular'>({
  path: '/admin/formulare',
  sorts: { neu: 'descending' },
  filters: {
    stand: { label: 'Stand', all: 'Offen', choices: { erledigt: 'Erledigt', alle: 'Alle' } },
    formular: { label: 'Formular', all: 'Alle Formulare', choices: null },
  },
  read: listEntries,
  csv: {
    file: 'velory-formulare',
    action: 'user-forms.export',
    columns: (rows) => [
      ['Formular', ({ title }) => title],
      ['Sprache', ({ locale }) => locale],
      ['Gesendet', ({ createdAt }) => createdAt],
      ['Erledigt', ({ doneAt }) => doneAt],
      ...answerColumns(rows),
    ],
  },
});
