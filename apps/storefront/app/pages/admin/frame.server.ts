import { countOpenCalls } from '~/modules/consultation/staff-calls.server.ts';
import { countOpenReviews } from '~/modules/credit-check/staff-reviews.server.ts';
import { proofCounts } from '~/modules/staff/proof-desk.server.ts';
import { countJobs } from '~/modules/staff/outbox.server.ts';
import { viewCounts } from '~/modules/staff/order-query.server.ts';
import { type StaffMember, staffOf } from '~/modules/staff/role.server.ts';
import { countOpenTickets } from '~/modules/staff/ticket-desk.server.ts';
import type { FrameData } from './frame.tsx';

/** Headers of every page of the staff: nothing of it stays anywhere. */
export const adminHeaders = { 'Cache-Control': 'private, no-store' };

/** Who is at work, and what the navigation counts. @throws Response 404 where it is nobody of the team */
export async function openDesk(request: Request): Promise<{ staff: StaffMember; frame: FrameData }> {
  const staff = await staffOf(request);
  const [counts, { hanging }, { offen }, calls, reviews, tickets] = await Promise.all([
    viewCounts(),
    countJobs(),
    proofCounts(),
    countOpenCalls(),
    countOpenReviews(),
    countOpenTickets(),
  ]);
  return {
    staff,
    frame: {
      ...{ email: staff.email, open: counts.offen, waiting: offen.fragen + offen.bewertungen, hanging },
      ...{ calls, reviews, tickets },
    },
  };
}
