import type { Locale } from '~/i18n/locales.ts';
import { csvOf } from '~/platform/csv.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import type { Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import { type AssistantQuery, type AssistantView, viewOf } from '~/modules/assistant/desk.ts';

/** A question as the team sees it. */
export interface DeskQuestion {
  id: string;
  locale: Locale;
  bikeSlug: string | null;
  question: string;
  outcome: string;
  said: string;
  engine: string;
  helpful: boolean | null;
  /** Whom to answer, where somebody has handed it on. */
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
export async function assistantQuestions(query: AssistantQuery, { skip, take }: Slice): Promise<DeskQuestion[]> {
  const rows = await db.assistantAnswer.findMany({
    where: views[viewOf(query)],
    orderBy: [{ createdAt: prismaDirection[query.direction] }, { id: 'desc' }],
    ...{ skip, take },
  });
  return rows.map(toQuestion);
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

function toQuestion({ answer, createdAt, doneAt, ...row }: Prisma.AssistantAnswerGetPayload<object>): DeskQuestion {
  const { sentences = [] } = answer as { sentences?: { text: string }[] };
  const { id, locale, bikeSlug, question, outcome, engine, helpful, email } = row;
  return {
    ...{ id, locale, bikeSlug, question, outcome, engine, helpful, email },
    said: sentences.map(({ text }) => text).join(' '),
    isDone: doneAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** Notes that a question that was handed on is answered, and forgets whom. @returns whether it waited */
export async function settleHandedOver(database: Prisma.TransactionClient, id: string): Promise<boolean> {
  const where = { id, handedOverAt: { not: null }, doneAt: null };
  const { count } = await database.assistantAnswer.updateMany({ where, data: { doneAt: new Date(), email: null } });
  return count > 0;
}

/** Rows of one sheet as CSV, the oldest first: what the local spreadsheet keeps. */
export async function sheetCsv(source: string): Promise<string> {
  const rows = await db.spreadsheetRow.findMany({ where: { source }, orderBy: { id: 'asc' } });
  const values = rows.map(({ data }) => data as Record<string, string>);
  const columns = [...new Set(values.flatMap((row) => Object.keys(row)))];
  const lines = rows.map(({ createdAt }, index) => [
    createdAt.toISOString(),
    ...columns.map((name) => values[index]?.[name] ?? ''),
  ]);
  return csvOf([['at', ...columns], ...lines]);
}
