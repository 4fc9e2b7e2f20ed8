import type { Locale } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';

/** Filters of the team's page about the assistant: handed on, not known, rated as wrong, all. */
const assistantViews = ['offen', 'unbekannt', 'falsch', 'alle'] as const;

type AssistantView = (typeof assistantViews)[number];

/** What each view is called. */
const assistantViewNames: Readonly<Record<AssistantView, string>> = {
  offen: 'Weitergegeben',
  unbekannt: 'Ohne Antwort',
  falsch: 'Stimmt nicht',
  alle: 'Alle',
};

/** The view that an address names; the first where it names none. */
const viewOf = (named: string | null): AssistantView => assistantViews.find((view) => view === named) ?? 'offen';

/** A question as the team sees it. */
export interface StaffQuestionPreview {
  id: string;
  locale: Locale;
  bikeSlug: string | null;
  question: string;
  outcome: string;
  answer: string;
  engine: string;
  helpful: boolean | null;
  /** Whom to answer, where a person has handed it on. */
  email: string | null;
  isDone: boolean;
  /** ISO 8601 */
  createdAt: string;
}

const views: Readonly<Record<AssistantView, Prisma.AssistantAnswerWhereInput>> = {
  offen: { handedOverAt: { not: null }, doneAt: null },
  unbekannt: { outcome: 'unknown' },
  falsch: { helpful: false },
  alle: {},
};

/** Questions of the view that is asked for. */
async function listQuestions(
  { direction, filters }: ListQuery<'neu', 'ansicht'>,
  { skip, take }: Slice,
): Promise<Listed<StaffQuestionPreview>> {
  const where = views[viewOf(filters.ansicht)];
  const [rows, count] = await Promise.all([
    db.assistantAnswer.findMany({
      where,
      orderBy: [{ createdAt: prismaDirection[direction] }, { id: 'desc' }],
      skip,
      take,
    }),
    db.assistantAnswer.count({ where }),
  ]);
  return { rows: rows.map(toQuestion), count };
}

/** How many questions each view has. */
export async function assistantCounts(): Promise<Record<AssistantView, number>> {
  const [offen, unbekannt, falsch, alle] = await Promise.all([
    db.assistantAnswer.count({ where: views.offen }),
    db.assistantAnswer.count({ where: views.unbekannt }),
    db.assistantAnswer.count({ where: views.falsch }),
    db.assistantAnswer.count(),
  ]);
  return { offen, unbekannt, falsch, alle };
}

function toQuestion({
  answer,
  createdAt,
  doneAt,
  ...row
}: Prisma.AssistantAnswerGetPayload<object>): StaffQuestionPreview {
  const { sentences = [] } = answer as { sentences?: { text: string }[] };
  const { id, locale, bikeSlug, question, outcome, engine, helpful, email } = row;
  return {
    id,
    locale,
    bikeSlug,
    question,
    outcome,
    engine,
    helpful,
    email,
    answer: sentences.map(({ text }) => text).join(' '),
    isDone: doneAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** The questions to the assistant: what waits for a person is shown without being asked for. */
export const questionTable = defineTable({
  path: '/admin/assistent',
  sorts: { neu: 'descending' },
  filters: {
    ansicht: {
      label: 'Ansichten',
      all: assistantViewNames.offen,
      choices: {
        unbekannt: assistantViewNames.unbekannt,
        falsch: assistantViewNames.falsch,
        alle: assistantViewNames.alle,
      },
    },
  },
  read: listQuestions,
  csv: {
    file: 'velory-assistent',
    action: 'assistant.export',
    subject: ({ filters }) => viewOf(filters.ansicht),
    columns: [
      ['Wann', ({ createdAt }) => createdAt],
      ['Sprache', ({ locale }) => locale],
      ['Frage', ({ question }) => question],
      ['Bike', ({ bikeSlug }) => bikeSlug],
      ['Antwort', ({ answer }) => answer],
      ['Ausgang', ({ outcome }) => outcome],
      ['Hilft', ({ helpful }) => (helpful === null ? '' : helpful ? 'ja' : 'nein')],
      ['E-Mail', ({ email }) => email],
      ['Erledigt', ({ isDone }) => (isDone ? 'ja' : '')],
    ],
  },
});
