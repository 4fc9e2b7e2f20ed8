import { sheetName } from '~/modules/assistant/assistant.schema.server.ts';
import {
  assistantCounts,
  assistantQuestions,
  settleHandedOver,
  sheetCsv,
} from '~/modules/assistant/assistant.server.ts';
import { assistantList, type AssistantQuery, viewOf } from '~/modules/assistant/desk.ts';
import { db } from '~/platform/db.server.ts';
import { fileSlice, pageSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** What the helper was asked, of one view; noted before it is shown. */
export async function readAssistantDesk(staff: StaffMember, query: AssistantQuery) {
  await noteAct(staff, { action: 'assistant.read', subject: viewOf(query) });
  const [questions, counts] = await Promise.all([assistantQuestions(query, pageSlice(query)), assistantCounts()]);
  return { questions, counts };
}

/** Notes that a question that was handed on is answered. @returns whether it waited */
export function settleQuestion(staff: StaffMember, id: string): Promise<boolean> {
  return db.$transaction(async (database) => {
    const isDone = await settleHandedOver(database, id);
    if (isDone) await noteAct(staff, { action: 'assistant.settle' }, database);
    return isDone;
  });
}

/**
 * The list of questions as CSV; or, where the address names one (`?source=`), the rows of a spreadsheet of the shop's own (spec §7:
 * store-spreadsheet).
 */
export async function assistantCsv(staff: StaffMember, params: URLSearchParams): Promise<string> {
  const source = sheetName.safeParse(params.get('source') ?? undefined).data;
  if (params.has('source') && source) {
    await noteAct(staff, { action: 'assistant.export', subject: source });
    return sheetCsv(source);
  }
  const query = readList(assistantList, params);
  const heads = 'Wann;Sprache;Frage;Bike;Antwort;Ausgang;Hilft;E-Mail;Erledigt';
  return listCsv(staff, { action: 'assistant.export', subject: viewOf(query), heads }, async () =>
    (await assistantQuestions(query, fileSlice)).map((each) => [
      ...[each.createdAt, each.locale, each.question, each.bikeSlug ?? '', each.said, each.outcome],
      ...[each.helpful === null ? '' : each.helpful ? 'ja' : 'nein', each.email ?? '', each.isDone ? 'ja' : ''],
    ]),
  );
}
