import { data, redirect } from '@remix-run/node';
import { addQuestionTemplate } from '~/modules/staff/question-template.server.ts';
import {
  answerByStaffMember,
  answerReview,
  hideByStaffMember,
  type ProofResult,
  publishReview,
  showByStaffMember,
  translateByStaffMember,
} from '~/modules/staff/proof-desk.server.ts';
import { type ProofQuery, proofPath } from '~/modules/staff/proof-desk.ts';
import type { StaffMember } from '~/modules/staff/role.server.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import { ownEntry } from '~/platform/own-entry.ts';

interface Act {
  staff: StaffMember;
  id: string;
  text: (name: string) => string;
}

/** What each button does, by its `intent`, and what the next page says of it. */
const acts: Readonly<Record<string, { answer: Answer; act: (act: Act) => Promise<ProofResult> }>> = {
  answer: {
    answer: 'beantwortet',
    act: ({ staff, id, text }) => answerByStaffMember(staff, id, { answer: text('answer'), seen: text('seen') }),
  },
  translate: {
    answer: 'uebersetzt',
    act: ({ staff, id, text }) =>
      translateByStaffMember(staff, id, { question: text('other-question'), answer: text('other-answer') }),
  },
  'add-template': {
    answer: 'vorlage',
    act: ({ staff, id, text }) => addQuestionTemplate(staff, id, { title: text('title'), text: text('answer') }),
  },
  'hide-question': {
    answer: 'verborgen',
    act: ({ staff, id, text }) => hideByStaffMember(staff, { id, kind: 'fragen' }, text('reason')),
  },
  'show-question': { answer: 'gezeigt', act: ({ staff, id }) => showByStaffMember(staff, id) },
  publish: { answer: 'freigegeben', act: ({ staff, id, text }) => publishReview(staff, id, text('text')) },
  reply: {
    answer: 'geantwortet',
    act: ({ staff, id, text }) => answerReview(staff, id, { answer: text('answer'), seen: text('seen') }),
  },
  'hide-review': {
    answer: 'verborgen',
    act: ({ staff, id, text }) => hideByStaffMember(staff, { id, kind: 'bewertungen' }, text('reason')),
  },
};

/** After what the entry stays open. */
const STAYING: readonly Answer[] = ['vorlage', 'uebersetzt', 'andere-sprache-veraltet'];

/** What was typed and not taken. */
export interface TypedProof {
  answer: string | null;
  reason: string | null;
  /** Question and answer in the other language. */
  otherQuestion: string | null;
  otherAnswer: string | null;
}

/**
 * Does what a button of the desk says with the entry that the address names.
 * @returns a way to the queue, where the next one is opened; or why it was refused, with what was typed
 * @throws Response 400 for an unknown button, 404 without an entry
 */
export async function actOnProof(staff: StaffMember, query: ProofQuery, form: FormData) {
  const typed = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const intent = ownEntry(acts, typed('intent'));
  if (!intent) throw new Response('Bad request', { status: 400 });
  if (!query.id) throw new Response('Not found', { status: 404 });
  const result = await intent.act({ staff, id: query.id, text: (name) => typed(name) ?? '' });
  if (result.kind === 'refused') {
    const kept: TypedProof = {
      answer: typed('answer'),
      reason: typed('reason'),
      otherQuestion: typed('other-question'),
      otherAnswer: typed('other-answer'),
    };
    return data({ refusal: result.reason, typed: kept }, { status: 400 });
  }
  const answer = result.isOtherOutdated ? 'andere-sprache-veraltet' : intent.answer;
  const path = proofPath(query, STAYING.includes(answer) ? {} : { id: null });
  return redirect(`${path}${path.includes('?') ? '&' : '?'}antwort=${answer}`, 303);
}
