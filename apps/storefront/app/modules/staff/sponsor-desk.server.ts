import { endPage, noteSent, sendAgain } from '~/modules/sponsoring/sponsoring.server.ts';
import { isReason } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { sponsorList, type SponsorQuery } from '~/modules/sponsoring/staff-list.ts';
import {
  failedRefunds,
  type ListedPage,
  listSponsorPages,
  staffPage,
} from '~/modules/sponsoring/staff-lists.server.ts';
import { fileSlice, pageSlice, readList } from '~/platform/list-query.ts';
import { francsCell, listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** What the desk's list shows of a page: whose it is says the page that is opened. */
export type DeskPage = Pick<
  ListedPage,
  'id' | 'title' | 'firstname' | 'state' | 'end' | 'collected' | 'goal' | 'contributions' | 'endsOn'
>;

/** Riders' pages for the desk, and how much money could not be sent back. The look is noted: the list names people. */
export async function sponsorDesk(staff: StaffMember, query: SponsorQuery) {
  const [{ rows, count }, failed] = await Promise.all([listSponsorPages(query, pageSlice(query)), failedRefunds()]);
  await noteAct(staff, { action: 'sponsor.list', subject: `${rows.length} gelesen` });
  const pages = rows.map(({ id, title, firstname, state, end, collected, goal, contributions, endsOn }): DeskPage => ({
    ...{ id, title, firstname, state, end, collected, goal, contributions, endsOn },
  }));
  return { pages, count, failed };
}

/** The same list as CSV. */
export const sponsorCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(
    staff,
    { action: 'sponsor.export', heads: 'Seite;Vorname;Stand;Beisammen;Ziel;Beiträge;Läuft bis;Gemacht' },
    async () => {
      const { rows } = await listSponsorPages(readList(sponsorList, params), fileSlice);
      return rows.map(({ title, firstname, state, collected, goal, contributions, endsOn, createdAt }) => [
        ...[title, firstname, sponsorList.filters.stand.choices[state], francsCell(collected), francsCell(goal)],
        ...[String(contributions), endsOn, createdAt],
      ]);
    },
  );

/** One page, opened by somebody of the team: noted, since it names people. */
export async function openSponsorPage(staff: StaffMember, id: string) {
  const opened = await staffPage(id);
  if (opened) await noteAct(staff, { action: 'sponsor.read', subject: opened.page.sponsorMeToken });
  return opened;
}

/**
 * Stops a page: every franc goes back, the rider reads the reason.
 * @returns why it was not stopped, as a sentence; undefined where it was
 */
export async function stopSponsorPage(staff: StaffMember, id: string, reason: string): Promise<string | undefined> {
  if (!isReason(reason)) return 'Es braucht einen Grund in einer Zeile, höchstens 200 Zeichen.';
  if (!(await endPage(id, { end: 'stopped', reason: reason.trim() }))) return 'Diese Seite ist schon zu Ende.';
  await noteAct(staff, { action: 'sponsor.stop', subject: id });
  return undefined;
}

/** Has money sent back once more that could not be, after a look at the provider. */
export async function repeatSponsorRefund(staff: StaffMember, refundId: string): Promise<string | undefined> {
  if (!(await sendAgain(refundId))) return 'Diese Rückzahlung ist nicht offen.';
  await noteAct(staff, { action: 'sponsor.refund', subject: refundId });
  return undefined;
}

/** Notes that money has gone back, as the provider's own pages show. */
export async function noteSponsorRefund(staff: StaffMember, refundId: string): Promise<string | undefined> {
  await noteSent(refundId);
  await noteAct(staff, { action: 'sponsor.refund', subject: refundId });
  return undefined;
}
