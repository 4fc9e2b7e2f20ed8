import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import {
  noteSponsorRefund,
  openSponsorPage,
  repeatSponsorRefund,
  sponsorDesk,
  stopSponsorPage,
} from '~/modules/staff/sponsor-desk.server.ts';
import { sponsorList } from '~/modules/sponsoring/staff-list.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { type Answer, answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { SponsoringPage } from './sponsoring-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Sponsor me');

const uuid = z.uuid();

/** Riders' pages, and one of them opened (`?wer=`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readList(sponsorList, searchParams);
  const id = uuid.safeParse(searchParams.get('wer')).data;
  const [desk, opened] = await Promise.all([sponsorDesk(staff, query), id ? openSponsorPage(staff, id) : null]);
  return data({ frame, query, desk, opened, answer: answerOf(searchParams.get('antwort')) }, { headers: adminHeaders });
}

/** Stops a page, has a refund sent once more, or notes that it has gone. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 400);
  const [id, refund] = [uuid.safeParse(text('id')).data, uuid.safeParse(text('refund')).data];
  const back = (answer: Answer) => backWith(request, answer);
  const intent = form.get('intent');
  if (intent === 'stop' && id) {
    const refusal = await stopSponsorPage(staff, id, text('reason'));
    return refusal ? data({ refusal }, { status: 400 }) : back('seite-beendet');
  }
  if ((intent === 'again' || intent === 'sent') && refund) {
    const refusal = await (intent === 'again' ? repeatSponsorRefund : noteSponsorRefund)(staff, refund);
    return refusal ? data({ refusal }, { status: 400 }) : back(intent === 'again' ? 'nochmals' : 'notiert');
  }
  throw new Response('Bad request', { status: 400 });
}

export default function StaffSponsoringRoute() {
  const { answer, ...view } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? acted.refusal : undefined;
  return <SponsoringPage {...view} answer={refusal ? refusalAnswer(refusal) : answer} />;
}
