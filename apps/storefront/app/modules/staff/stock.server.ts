import { importStock } from '~/modules/catalog-import/stock-broker.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/**
 * Reads a list of stock that somebody of the team gives, as a file (`file`) or as text (`text`).
 * @returns why it was not taken, in a sentence; null where it was
 */
export async function importStockList(staff: StaffMember, form: FormData): Promise<string | null> {
  const file = form.get('file');
  const typed = form.get('text');
  const isFile = typeof file === 'object' && file !== null && file.size > 0;
  const text = isFile ? await file.text() : typeof typed === 'string' ? typed : '';
  if (text.trim() === '') return 'Wähl eine Liste oder füg sie ein.';
  const name = isFile ? file.name.slice(0, 100) || 'Liste' : 'eingefügt';
  await noteAct(staff, { action: 'stock.import', subject: name });
  const report = await importStock({ name, text }, { allowSoldOut: form.has('allowSoldOut') });
  return report.error;
}
