import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  addQuestionTemplate,
  answerByStaffMember,
  answerReview,
  hideByStaffMember,
  listModerationEntries,
  getModerationEntry,
  countModerationEntries,
  type ModerationResult,
  publishReview,
  showByStaffMember,
  translateByStaffMember,
} from '~/modules/staff/moderation.server.ts';
import { moderationPath, parseModerationQuery, toListedEntry } from '~/modules/staff/moderation.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import {
  type ActOutcome,
  answered,
  openStaffPage,
  type StaffAct,
  staffAction,
} from '~/pages/admin/staff-page.server.ts';
import { linksWith, staffTitle } from '~/pages/admin/staff-route.ts';
import styles from '~/pages/admin/styles/desk.css?url';
import type { TypedModeration } from './moderation-parts.tsx';
import { QuestionsPage } from './questions-page.tsx';

export { handle, headers } from '~/pages/admin/staff-route.ts';
export const links = linksWith(styles);
export const meta = () => staffTitle('Fragen und Bewertungen');

/** Questions and reviews in a queue, one of them opened. Each look at the queue and at one is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const query = parseModerationQuery(params);
  const [counts, listed] = await Promise.all([countModerationEntries(), listModerationEntries(staff, query)]);
  const opened = await getModerationEntry(staff, query.id, listed.entries);
  return { frame, query, counts, nextCursor: listed.nextCursor, entries: listed.entries.map(toListedEntry), opened };
}

const STAYING: readonly Answer[] = ['vorlage', 'uebersetzt', 'andere-sprache-veraltet'];

/**
 * An act on the entry that the address names. It leads to the queue, where the next one is opened.
 * @throws Response 404 without an entry
 */
const onEntry =
  (answer: Answer, act: (act: StaffAct & { id: string }) => Promise<ModerationResult>) =>
  async (given: StaffAct): Promise<ActOutcome<TypedModeration>> => {
    const query = parseModerationQuery(given.params);
    if (!query.id) throw new Response('Not found', { status: 404 });
    const result = await act({ ...given, id: query.id });
    if (result.kind === 'refused') return { refusal: result.reason, typed: typedOf(given) };
    const message = 'isOtherOutdated' in result ? 'andere-sprache-veraltet' : answer;
    const [path = '', search] = moderationPath(query, STAYING.includes(message) ? {} : { id: null }).split('?');
    return answered(path, new URLSearchParams(search), message);
  };

function typedOf({ form, text }: StaffAct): TypedModeration {
  const typed = (name: string) => (form.has(name) ? text(name) : null);
  return {
    answer: typed('answer'),
    reason: typed('reason'),
    otherQuestion: typed('other-question'),
    otherAnswer: typed('other-answer'),
  };
}

/** Answers, shows and hides; each button is an intent. */
export const action = staffAction<TypedModeration>({
  answer: onEntry('beantwortet', ({ staff, id, text }) =>
    answerByStaffMember(staff, id, { answer: text('answer'), seen: text('seen') }),
  ),
  translate: onEntry('uebersetzt', ({ staff, id, text }) =>
    translateByStaffMember(staff, id, { question: text('other-question'), answer: text('other-answer') }),
  ),
  'add-template': onEntry('vorlage', ({ staff, id, text }) =>
    addQuestionTemplate(staff, id, { title: text('title'), text: text('answer') }),
  ),
  'hide-question': onEntry('verborgen', ({ staff, id, text }) =>
    hideByStaffMember(staff, { id, kind: 'fragen' }, text('reason')),
  ),
  'show-question': onEntry('gezeigt', ({ staff, id }) => showByStaffMember(staff, id)),
  publish: onEntry('freigegeben', ({ staff, id, text }) => publishReview(staff, id, text('text'))),
  reply: onEntry('geantwortet', ({ staff, id, text }) =>
    answerReview(staff, id, { answer: text('answer'), seen: text('seen') }),
  ),
  'hide-review': onEntry('verborgen', ({ staff, id, text }) =>
    hideByStaffMember(staff, { id, kind: 'bewertungen' }, text('reason')),
  ),
});

export default function StaffQuestionsRoute() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <QuestionsPage {...useLoaderData<typeof loader>()} typed={typed} />;
}
