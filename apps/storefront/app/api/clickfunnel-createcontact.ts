import type { ActionFunctionArgs } from '@remix-run/node';
import { createContactSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { requestNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { apiSuccess, parseBody } from '~/platform/api.server.ts';
import { pageOf } from './page-of.server.ts';

/**
 * `POST /api/clickfunnel/createcontact` (spec §7: newsletter-type signups): mails a link that confirms; once it is
 * opened the funnel service gets the contact, by a job. 202 for every address alike.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(createContactSchema, request);
  if (refusal) return refusal;
  const { email_address: email, first_name: firstName, last_name: lastName, locale } = input;
  await requestNewsletter({ email, firstName, lastName, locale, pageUri: pageOf(request) });
  return apiSuccess({}, { status: 202 });
}
