import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { blockTexts } from '~/modules/blocks/ui/block-texts.ts';
import { pageMeta } from '~/seo/seo.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { actOnConsultation } from './consultation-acts.server.ts';
import { loadConsultation } from './consultation.server.ts';
import { ConsultationPage } from './consultation-page.tsx';

export { pageHeaders as headers };
export { adviceSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['consultation', ...blockTexts], isTask: true };

/** Consultation (spec §2): a call at a time one chooses, questions that videos answer, test rides. */
export async function loader({ request }: LoaderFunctionArgs) {
  return data(await loadConsultation(request), { headers: { 'Cache-Control': 'private, no-store' } });
}

/** Books a call, shows another week with what was typed, or takes a question. */
export async function action({ request, context }: ActionFunctionArgs) {
  const result = await actOnConsultation({
    form: await formOf(request),
    locale: localeOfRequest(request),
    visitor: await visitorOf(request),
    sender: context.sender,
  });
  if ('path' in result) return redirect(result.path, 303);
  return data(result.answer, { status: result.status === 200 ? 200 : refusalStatus(request, result.status) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ConsultationRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ConsultationPage {...view} answer={useActionData<typeof action>()} />;
}
