import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findBlackFriday } from '~/modules/campaigns/black-friday.server.ts';
import { parseReminderForm } from '~/modules/campaigns/reminder.schema.server.ts';
import { askForReminder, confirmReminder, endReminder, openReminder } from '~/modules/campaigns/reminder.server.ts';
import type { OpenedReminder } from '~/modules/campaigns/reminder.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { sheet } from '~/ui/sheets.ts';
import { ReminderPage } from './reminder-page.tsx';
import styles from './reminder.css?url';

export const links = sheet(styles);
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['black-friday-reminder'], isTask: true };

/** About one person's address: kept nowhere, and its link goes to nobody else. */
const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

const statusOf = ({ kind }: OpenedReminder) => (kind === 'unknown' ? 404 : kind === 'gone' ? 410 : 200);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

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
  const token = tokenOf(request);
  const action = await findBlackFriday(locale, new Date());
  if (token === null && action?.state !== 'before') return redirect(href('blackFriday', {}, locale));
  const link = token === null ? null : await openReminder(token);
  const isSent = new URL(request.url).searchParams.has('gesendet');
  const view = { page, link, isSent, startsAt: action?.entry.startsAt ?? null };
  return data(view, { status: link ? statusOf(link) : 200, headers: privateHeaders });
}

/** Takes a request, whose answer is the same for every address; with a token confirms it or takes it back. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const token = tokenOf(request);
  if (token !== null) {
    const link = await (form.get('intent') === 'end' ? endReminder(token) : confirmReminder(token));
    return data({ link }, { status: statusOf(link), headers: privateHeaders });
  }
  const { email, errors } = parseReminderForm(form);
  if (errors) {
    const typed = form.get('email');
    const kept = typeof typed === 'string' ? typed.slice(0, 200) : '';
    return data({ errors, email: kept }, { status: refusalStatus(request, 400), headers: privateHeaders });
  }
  const action = await findBlackFriday(locale, new Date());
  if (action?.state !== 'before') return redirect(href('blackFriday', {}, locale), 303);
  await askForReminder({ email, locale });
  return redirect(href('newsletterBlackFriday', {}, locale, { gesendet: 1 }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ReminderRoute() {
  const { link, isSent, startsAt } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const opened = answer && 'link' in answer ? answer.link : link;
  const refusal = answer && 'errors' in answer ? answer : undefined;
  return <ReminderPage link={opened} isSent={isSent} startsAt={startsAt} refusal={refusal} />;
}
