import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { toLocale } from '~/i18n/locales.ts';
import { newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { askForNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { apiSuccess, parseBody } from '~/platform/api.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { href } from '~/site-map.ts';
import { pageOf } from './page-of.server.ts';

/**
 * `POST /api/newsletter`: mails a link that confirms the request; 202 for every address alike. A form without scripts may be
 * sent here from any page: the page of the newsletter answers it, with what was typed.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json')) {
    const locale = (await formOf(request)).get('locale');
    // 307 lets the browser send the same fields once more.
    return redirect(href('newsletter', {}, toLocale(locale)), 307);
  }
  const { input, refusal } = await parseBody(newsletterSchema, request);
  if (refusal) return refusal;
  const { consent: _consent, ...wish } = input;
  await askForNewsletter({ ...wish, pageUri: pageOf(request) });
  return apiSuccess({}, { status: 202 });
}
