import type { Database } from '~/platform/db.server.ts';
import type { IdDocumentKind } from './id-document.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';

/** Document kinds of the contact step that determine the document; a Swiss citizen may show a passport or a card. */
const kindOfChoice: Readonly<Record<string, IdDocumentKind | undefined>> = {
  'permit-b': 'permit_b',
  'permit-c': 'permit_c',
};

/**
 * Stores which identity document the shopper of an order will show, if the contact step determines it, so that it is
 * not asked again.
 * @param database the order's transaction
 * @param choice a document kind of the eligibility rules, as typed
 */
export async function storeIdKind(database: Database, checkoutId: string, choice: string | undefined): Promise<void> {
  const kind = getOwnEntry(kindOfChoice, choice);
  if (kind) await database.idDocument.create({ data: { checkoutId, kind }, select: { checkoutId: true } });
}
