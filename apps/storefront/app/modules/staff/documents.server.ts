import { endDocument, listDocumentLinks, sendDocument } from '~/modules/after-order/magic-docs.server.ts';
import { documentList, magicDocKinds } from '~/modules/after-order/magic-docs.ts';
import { db } from '~/platform/db.server.ts';
import { fileSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { ActResult } from './order-acts.server.ts';
import { documentNames } from './order-page.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** Sends the shopper of an order a link to a document. @param typed which one, as the form says it */
export function sendStaffDocument(staff: StaffMember, checkoutId: string, typed: string): Promise<ActResult> {
  return db.$transaction(async (database): Promise<ActResult> => {
    const kind = magicDocKinds.find((each) => each === typed);
    const id = kind && (await sendDocument(database, { checkoutId, kind }));
    if (!id) return { kind: 'refused', reason: 'Dieses Dokument hat die Bestellung nicht, oder nicht mehr.' };
    await noteAct(staff, { action: 'document.send', checkoutId, subject: documentNames[kind] }, database);
    return { kind: 'done' };
  });
}

/** Ends a link before its time. @returns false where it has ended before */
export function endStaffDocument(staff: StaffMember, id: string): Promise<boolean> {
  return db.$transaction(async (database) => {
    const isEnded = await endDocument(database, id);
    if (isEnded) await noteAct(staff, { action: 'document.end', subject: id }, database);
    return isEnded;
  });
}

/** The list of links to documents as CSV. */
export const documentsCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(
    staff,
    { action: 'documents.export', heads: 'Dokument;Bestellung;Geschickt;Gilt bis;Geholt;Zuletzt;Stand' },
    async () => {
      const { rows } = await listDocumentLinks(readList(documentList, params), fileSlice);
      return rows.map(({ document, number, createdAt, expiresAt, opened, lastOpenedAt, state }) => [
        ...[documentNames[document], number, createdAt, expiresAt, String(opened), lastOpenedAt ?? ''],
        documentList.filters.stand.choices[state],
      ]);
    },
  );
