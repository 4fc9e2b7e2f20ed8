import { csvOf } from '~/platform/csv.ts';
import type { StaffMember } from './role.server.ts';
import type { StaffAction } from './staff-log.ts';
import { noteAct } from './staff-log.server.ts';

/**
 * A list as CSV. The export is noted before it is handed out.
 * @param heads one by one, or by semicolons
 */
export async function listCsv(
  staff: StaffMember,
  { action, subject, heads }: { action: StaffAction; subject?: string | undefined; heads: string | string[] },
  rows: () => Promise<readonly (readonly string[])[]>,
): Promise<string> {
  await noteAct(staff, { action, ...(subject !== undefined && { subject }) });
  return csvOf([typeof heads === 'string' ? heads.split(';') : heads, ...(await rows())]);
}

/** An amount in a cell. */
export const francsCell = (rappen: number): string => (rappen / 100).toFixed(2);
