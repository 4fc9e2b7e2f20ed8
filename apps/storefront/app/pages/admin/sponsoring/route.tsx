import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import {
  noteSponsorRefund,
  openSponsorPage,
  repeatSponsorRefund,
  sponsorDesk,
  stopSponsorPage,
} from '~/modules/staff/sponsor-desk.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { SponsoringPage } from './sponsoring-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Sponsor me');

const uuid = z.uuid();

/** Riders' pages, and one of them opened (`?seite=`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const query = new URL(request.url).searchParams;
  const id = uuid.safeParse(query.get('seite')).data;
  const [desk, opened] = await Promise.all([
    sponsorDesk(staff, uuid.safeParse(query.get('ab')).data),
    id ? openSponsorPage(staff, id) : null,
  ]);
  return data({ frame, desk, opened, answer: answerOf(query.get('antwort')) }, { headers: adminHeaders });
}

/** Stops a page, has a refund sent once more, or notes that it has gone. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 400);
  const [id, refund] = [uuid.safeParse(text('id')).data, uuid.safeParse(text('refund')).data];
  const back = (answer: string) => redirect(`/admin/sponsoring?antwort=${answer}${id ? `&seite=${id}` : ''}`, 303);
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
