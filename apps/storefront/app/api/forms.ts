import type { ActionFunctionArgs } from '@remix-run/node';
import { formKinds, localeOfForm } from '~/modules/forms/forms.ts';
import { parseFormBody } from '~/modules/forms/forms.schema.server.ts';
import { addressedForm } from '~/modules/forms/forms.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { apiError } from '~/platform/api.server.ts';
import { formHandlers } from './form-calls/form-handlers.server.ts';
import { pageOf } from './page-of.server.ts';

/**
 * `POST /api/forms/{formId}/{instanceId}` (spec §7): does what the page with the same form does, and gives the answer
 * of the marketing service as it is; 202 where the form waits: the service is down, the newsletter has to be
 * confirmed, the abandoned cart (`{instanceId}/{formId}`) waits for its hour, a ticket goes by the outbox.
 */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const form = addressedForm(params.first ?? '', params.second ?? '');
  const kind = formKinds.find((each) => form?.startsWith(`${each}-`));
  if (!form || !kind) return apiError('not_found', 'Form not found');
  const { body, fields } = parseFormBody(await request.json().catch(() => undefined));
  if (!body) return apiError('invalid', 'The form has missing or invalid fields', fields);
  return formHandlers[kind]({
    locale: localeOfForm(form),
    values: Object.fromEntries(body.fields.map(({ name, value }) => [name, value])),
    pageUri: ownPage(body.context?.pageUri) ?? pageOf(request),
    request,
    sender: context.sender ?? 'unknown',
  });
}

/** A page of this shop; undefined for any other. */
const ownPage = (pageUri: string | undefined): string | undefined =>
  pageUri && new URL(pageUri).origin === currentAddress() ? pageUri : undefined;
