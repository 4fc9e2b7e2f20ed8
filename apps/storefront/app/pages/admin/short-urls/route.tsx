import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listShortUrls } from '~/modules/short-urls/short-urls.server.ts';
import { shortUrlList } from '~/modules/short-urls/short-urls.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { endStaffShortUrl, makeStaffShortUrl } from '~/modules/staff/short-urls.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { env } from '~/platform/env.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { ShortUrlsPage } from './short-urls-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Kurzlinks');

/** The short addresses, with how often each was followed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readList(shortUrlList, searchParams);
  const list = await listShortUrls(query, pageSlice(query));
  const answer = answerOf(searchParams.get('antwort'));
  const view = { frame, answer, query, list, base: `${env().PUBLIC_URL}/s/` };
  return data(view, { headers: adminHeaders });
}

/** Makes a short address, or ends one. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 600);
  const typed = { code: text('code'), target: text('target'), note: text('note') };
  if (text('intent') === 'stop') {
    const isEnded = await endStaffShortUrl(staff, typed.code);
    if (!isEnded) return data({ refusal: 'Dieser Kurzlink ist schon zu Ende.', typed: null }, { status: 400 });
    return backWith(request, 'link-zu-ende');
  }
  const made = await makeStaffShortUrl(staff, typed);
  if ('refusal' in made) return data({ refusal: made.refusal, typed }, { status: 400 });
  return backWith(request, 'link-gemacht');
}

export default function StaffShortUrlsRoute() {
  const view = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refused = acted && 'refusal' in acted ? acted : undefined;
  return (
    <ShortUrlsPage
      {...view}
      typed={refused?.typed ?? null}
      answer={refused ? refusalAnswer(refused.refusal) : view.answer}
    />
  );
}
