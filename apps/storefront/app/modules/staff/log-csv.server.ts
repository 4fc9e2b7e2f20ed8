import { fileSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { logList } from './staff-log.ts';
import { readLog } from './staff-log.server.ts';

/** The log as CSV, by the same address as its page. */
export const logCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(staff, { action: 'log.export', heads: 'Wann;Wer;Was;Bestellung;Woran' }, async () => {
    const entries = await readLog({ query: readList(logList, params), take: fileSlice.take });
    return entries.map(({ at, staffEmail, action, orderNumber, subject }) => [
      ...[at, staffEmail, action, orderNumber ?? '', subject ?? ''],
    ]);
  });
