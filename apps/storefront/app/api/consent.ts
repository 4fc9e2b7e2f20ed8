import type { ActionFunctionArgs } from '@remix-run/node';
import { consentChoiceSchema } from '~/modules/consent/consent.schema.server.ts';
import { recordConsent } from '~/modules/consent/consent.server.ts';
import { apiSuccess, parseBody } from '~/platform/api.server.ts';

/** `POST /api/consent`: what the visitor lets in. The answer sets the cookie that remembers it. */
export async function action({ request }: ActionFunctionArgs) {
  const { input, refusal } = await parseBody(consentChoiceSchema, request);
  if (refusal) return refusal;
  const { consent, cookie } = await recordConsent(input);
  return apiSuccess({ consent }, { status: 201, headers: new Headers({ 'Set-Cookie': cookie }) });
}
