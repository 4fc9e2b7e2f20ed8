import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PRIZE_ROWS, type PrizeForm, type WheelForm } from '~/modules/staff/campaigns.ts';
import { handOutPrize, makeWheel, takeNameOff } from '~/modules/staff/campaigns.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { storyFigures } from '~/modules/stories/stories.server.ts';
import { findPrize, shownWinners, staffWheels } from '~/modules/wheel/staff-wheel.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { CampaignsPage } from './campaigns-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Aktionen');

/** The wheels of fortune with what they gave, names that are shown, and what became of the stories. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const code = (searchParams.get('code') ?? '').slice(0, 40);
  const [wheels, winners, stories, found] = await Promise.all([
    staffWheels(),
    shownWinners(),
    storyFigures(),
    code ? findPrize(code) : undefined,
  ]);
  const answer = answerOf(searchParams.get('antwort'));
  return data({ frame, wheels, winners, stories, code, found: found ?? null, answer }, { headers: adminHeaders });
}

/** Announces a wheel, notes a prize that was sent, takes a name off. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const text = fieldReader(form, 80);
  const refuse = (problem: string) => data({ problems: [problem], typed: null }, { status: 400 });
  switch (form.get('intent')) {
    case 'hand-out':
      return (await handOutPrize(staff, text('code')))
        ? redirect('/admin/aktionen?antwort=ausgegeben', 303)
        : refuse('Dieser Gewinn ist schon verschickt, oder es ist ein Gutschein.');
    case 'hide':
      return (await takeNameOff(staff, text('id')))
        ? redirect('/admin/aktionen?antwort=weggenommen', 303)
        : refuse('Dieser Name steht schon nicht mehr da.');
    default: {
      const typed = wheelForm(text);
      const problems = await makeWheel(staff, typed);
      if (problems.length > 0) return data({ problems, typed }, { status: 400 });
      return redirect('/admin/aktionen?antwort=angekuendigt', 303);
    }
  }
}

function wheelForm(text: (name: string) => string): WheelForm {
  const prize = (row: number): PrizeForm => ({
    nameDe: text(`nameDe${row}`),
    nameFr: text(`nameFr${row}`),
    shortDe: text(`shortDe${row}`),
    shortFr: text(`shortFr${row}`),
    fields: text(`fields${row}`),
    stock: text(`stock${row}`),
    amount: text(`amount${row}`),
    minimum: text(`minimum${row}`),
  });
  return {
    opensAt: text('opensAt'),
    closesAt: text('closesAt'),
    claimsUntil: text('claimsUntil'),
    prizes: Array.from({ length: PRIZE_ROWS }, (_, row) => prize(row)),
  };
}

export default function StaffCampaignsRoute() {
  const { answer, ...view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CampaignsPage
      {...view}
      typed={refused?.typed ?? null}
      answer={refused ? refusalAnswer(refused.problems.join(' ')) : answer}
    />
  );
}
