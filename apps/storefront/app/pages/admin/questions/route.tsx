import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { listProof, openProof, proofCounts } from '~/modules/staff/proof-desk.server.ts';
import { readProofQuery, toListedProof } from '~/modules/staff/proof-desk.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { adminHandle, adminMeta, adminSheetWith } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { actOnProof } from './proof-acts.server.ts';
import { QuestionsPage } from './questions-page.tsx';
import styles from '~/pages/admin/styles/desk.css?url';

export const links = adminSheetWith(styles);
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Fragen und Bewertungen');

/** Questions and reviews in a queue, one of them opened. Each look at the queue and at one is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readProofQuery(searchParams);
  const [counts, listed] = await Promise.all([proofCounts(), listProof(staff, query)]);
  const opened = await openProof(staff, query.id, listed.entries);
  const answer = answerOf(searchParams.get('antwort'));
  const entries = listed.entries.map(toListedProof);
  return data({ frame, query, counts, ...listed, entries, opened, answer }, { headers: adminHeaders });
}

/** Answers, shows and hides; each button is an intent. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  return actOnProof(staff, readProofQuery(new URL(request.url).searchParams), await formOf(request));
}

export default function StaffQuestionsRoute() {
  const { answer, ...desk } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refused = acted && 'refusal' in acted ? acted : undefined;
  return (
    <QuestionsPage
      {...desk}
      typed={refused?.typed ?? null}
      answer={refused ? refusalAnswer(refused.refusal) : answer}
    />
  );
}
