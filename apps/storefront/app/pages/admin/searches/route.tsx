import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toLocale } from '~/i18n/locales.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { missingList } from '~/modules/staff/searches.ts';
import { explainSearch, forgetSearch, searchDesk } from '~/modules/staff/searches.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { SearchesPage } from './searches-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Suche');

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');

/** What was searched for, what was not found, and the words that the staff has explained. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const asked = { locale: toLocale(searchParams.get('sprache')), text: textOf(searchParams.get('wort')) };
  const tried = textOf(searchParams.get('heisst'));
  const query = readList(missingList, searchParams);
  const desk = await searchDesk(asked, tried, query);
  return data({ frame, query, desk, answer: answerOf(searchParams.get('antwort')) }, { headers: adminHeaders });
}

/** Explains a word, or takes an explanation back. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const word = { locale: toLocale(form.get('sprache')), text: textOf(form.get('wort')) };
  if (form.get('intent') === 'forget') {
    await forgetSearch(staff, word);
    return redirect('/admin/suche?antwort=entfernt', 303);
  }
  const isDone = await explainSearch(staff, { ...word, means: textOf(form.get('heisst')) });
  if (isDone) return redirect('/admin/suche?antwort=erklaert', 303);
  return data(
    { refusal: 'Schreib, wie es bei uns heisst: ein Wort, das anders ist als das gesuchte.' },
    { status: 400 },
  );
}

export default function StaffSearchesRoute() {
  const { frame, query, desk, answer } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return <SearchesPage frame={frame} query={query} desk={desk} answer={refusal ?? answer} />;
}
