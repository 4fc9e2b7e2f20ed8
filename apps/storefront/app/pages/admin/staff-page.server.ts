import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { countOpenCalls } from '~/modules/consultation/staff-calls.server.ts';
import { countOpenReviews } from '~/modules/credit-check/staff-reviews.server.ts';
import { countModerationEntries } from '~/modules/staff/moderation.server.ts';
import { countJobs } from '~/modules/staff/outbox.server.ts';
import { viewCounts } from '~/modules/staff/order-query.server.ts';
import { type StaffMember, requireStaffMember } from '~/modules/staff/role.server.ts';
import type { ActResult } from '~/modules/staff/staff-log.server.ts';
import { countOpenTickets } from '~/modules/staff/ticket-admin.server.ts';
import { fieldReader, formOf } from '~/platform/form-body.server.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';
import { type Answer, answers } from './answers.ts';
import type { FrameData } from './staff-page.tsx';

/**
 * What the loader of every staff page begins with: who is at work, what its address says, and what the layout shows.
 * @throws Response 404 where the session is not a staff member's
 */
export async function openStaffPage(
  request: Request,
): Promise<{ staff: StaffMember; frame: FrameData; params: URLSearchParams }> {
  const staff = await requireStaffMember(request);
  const params = new URL(request.url).searchParams;
  const [counts, { hanging }, { offen }, calls, reviews, tickets] = await Promise.all([
    viewCounts(),
    countJobs(),
    countModerationEntries(),
    countOpenCalls(),
    countOpenReviews(),
    countOpenTickets(),
  ]);
  const answer = getOwnEntry<string>(answers, params.get('antwort'));
  const waiting = offen.fragen + offen.bewertungen;
  return {
    staff,
    params,
    frame: { email: staff.email, open: counts.offen, waiting, calls, reviews, tickets, hanging, answer },
  };
}

export interface StaffAct {
  staff: StaffMember;
  form: FormData;
  /** A text field of the form; empty if it is missing. */
  text: (name: string) => string;
  request: Request;
  /** The query of the page's address. */
  params: URLSearchParams;
  /** The named parts of its path. */
  path: Readonly<Partial<Record<string, string>>>;
}

/**
 * How an act ends: with the name of the answer that the same page shows next, with a response of its own, or with why
 * it was refused and what was typed.
 */
export type ActOutcome<Typed> = Answer | Response | { refusal: string; typed?: Typed };

/** How an act ends that the staff module has carried out. @param answer of the next page, or the way there */
export const outcomeOf = (result: ActResult, answer: Answer | Response): ActOutcome<never> =>
  result.kind === 'done' ? answer : { refusal: result.reason };

/** The acts of a page by the `intent` of its buttons; a form without one is the empty intent. */
export type StaffActs<Typed> = Readonly<Record<string, (act: StaffAct) => Promise<ActOutcome<Typed>>>>;

/**
 * The action of a staff page.
 * @returns a redirect to the page as it was filtered and sorted, or 400 with the refusal
 * @throws Response 400 for an unknown intent, 404 where the session is not a staff member's
 */
export const staffAction =
  <Typed = undefined>(acts: StaffActs<Typed>) =>
  async ({ request, params: path }: ActionFunctionArgs) => {
    const staff = await requireStaffMember(request);
    const form = await formOf(request);
    const text = fieldReader(form);
    const act = getOwnEntry(acts, text('intent'));
    if (!act) throw new Response('Bad request', { status: 400 });
    const { pathname, searchParams: params } = new URL(request.url);
    const outcome = await act({ staff, form, text, request, params, path });
    if (outcome instanceof Response) return outcome;
    return typeof outcome === 'string' ? answered(pathname, params, outcome) : data(outcome, { status: 400 });
  };

/** Leads to a page that says the result of an action. @param part of the page, without `#` */
export function answered(path: string, params: URLSearchParams, answer: Answer, part = '', headers?: Headers) {
  const search = new URLSearchParams(params);
  search.set('antwort', answer);
  return redirect(`${path}?${search.toString()}${part && `#${part}`}`, { status: 303, headers });
}

/** Leads to a page without anything else in its address. */
export const answeredAt = (path: string, answer: Answer): Response => answered(path, new URLSearchParams(), answer);
