import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findBlackFriday } from '~/modules/campaigns/black-friday.server.ts';
import { reminderConstraints, reminderForm } from '~/modules/campaigns/reminder.schema.server.ts';
import { requestReminder, confirmReminder, endReminder, openReminder } from '~/modules/campaigns/reminder.server.ts';
import type { OpenedReminder } from '~/modules/campaigns/reminder.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { ReminderPage } from './reminder-page.tsx';
import { linkToken } from '~/platform/http.server.ts';

export { editorialSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['black-friday-reminder'], isTask: true };

/** About one person's address: kept nowhere, and its link goes to no one else. */
const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

const statusOf = ({ kind }: OpenedReminder) => (kind === 'unknown' ? 404 : kind === 'gone' ? 410 : 200);

/** The form before the action begins; with a token, what the link of its mail confirms. Nothing happens by looking. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'black-friday-reminder');
  const page: PageInfo = {
    locale,
    title: t('seo.title'),
    description: t('seo.description'),
    alternates: alternatesOf('newsletterBlackFriday', {}),
    noindex: true,
  };
  const token = linkToken(request) || null;
  const action = await findBlackFriday(locale, new Date());
  if (token === null && action?.state !== 'before') return redirect(href('blackFriday', {}, locale));
  const link = token === null ? null : await openReminder(token);
  const isSent = new URL(request.url).searchParams.has('gesendet');
  const view = { page, link, isSent, startsAt: action?.entry.startsAt ?? null, constraint: reminderConstraints };
  return data(view, { status: link ? statusOf(link) : 200, headers: privateHeaders });
}

/** Takes a request, whose answer is the same for every address; with a token confirms it or takes it back. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const token = linkToken(request) || null;
  if (token !== null) {
    const link = await (intentOf(form) === 'end' ? endReminder(token) : confirmReminder(token));
    return data({ link }, { status: statusOf(link), headers: privateHeaders });
  }
  const parsed = parseForm(form, reminderForm);
  if (!parsed.ok) return refuseForm(request, { reply: parsed.reply }, { headers: privateHeaders });
  const action = await findBlackFriday(locale, new Date());
  if (action?.state !== 'before') return redirect(href('blackFriday', {}, locale), 303);
  await requestReminder({ email: parsed.value.email, locale });
  return redirect(href('newsletterBlackFriday', {}, locale, { gesendet: 1 }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ReminderRoute() {
  const { page: _page, link, ...view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const opened = answer && 'link' in answer ? answer.link : link;
  const lastResult = answer && 'reply' in answer ? answer.reply : undefined;
  return <ReminderPage {...view} link={opened} lastResult={lastResult} />;
}
