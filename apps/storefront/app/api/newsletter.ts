import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { toLocale } from '~/i18n/locales.ts';
import { newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { requestNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { apiSuccess, formOrJson, parseInput } from '~/platform/api.server.ts';
import { href } from '~/site-map.ts';
import { pageOf } from './page-of.server.ts';

/**
 * `POST /api/newsletter`: mails a link that confirms the request; 202 for every address alike. A form without scripts
 * may be sent here from any page: the page of the newsletter answers it, with what was typed.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { form, value } = await formOrJson(request);
  // 307 lets the browser send the same fields again.
  if (form) return redirect(href('newsletter', {}, toLocale(form.get('locale'))), 307);
  const { input, refusal } = parseInput(newsletterSchema, value);
  if (refusal) return refusal;
  const { consent: _consent, ...wish } = input;
  await requestNewsletter({ ...wish, pageUri: pageOf(request) });
  return apiSuccess({}, { status: 202 });
}
