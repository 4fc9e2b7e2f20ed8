import { assistantDesk, settleHandedOver, sheetCsv } from '~/modules/assistant/assistant.server.ts';
import type { AssistantView } from '~/modules/assistant/desk.ts';
import { db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** What the helper was asked, of one view; noted before it is shown. */
export async function readAssistantDesk(staff: StaffMember, view: AssistantView) {
  await noteAct(staff, { action: 'assistant.read', subject: view });
  return assistantDesk(view);
}

/** Notes that a question that was handed on is answered. @returns whether it waited */
export function settleQuestion(staff: StaffMember, id: string): Promise<boolean> {
  return db.$transaction(async (database) => {
    const isDone = await settleHandedOver(database, id);
    if (isDone) await noteAct(staff, { action: 'assistant.settle' }, database);
    return isDone;
  });
}

/** Rows of a spreadsheet as CSV, noted before they are handed out. */
export async function exportSheet(staff: StaffMember, source: string): Promise<string> {
  await noteAct(staff, { action: 'assistant.export', subject: source });
  return sheetCsv(source);
}
