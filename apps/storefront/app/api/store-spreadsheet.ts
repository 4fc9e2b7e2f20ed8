import { createHash, timingSafeEqual } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { spreadsheetQuery, spreadsheetRowSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { storeRow } from '~/modules/assistant/spreadsheet.server.ts';
import { apiError, apiSuccess, parseBody, parseInput } from '~/platform/api.server.ts';
import { env } from '~/platform/env.server.ts';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Whether a request carries the key: in `x-api-key`, or as a bearer. */
function holdsKey(request: Request): boolean {
  const key = env().STORE_SPREADSHEET_KEY;
  const sent =
    request.headers.get('x-api-key') ?? /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  return key !== undefined && sent !== undefined && timingSafeEqual(digest(key), digest(sent));
}

/**
 * `POST /api/store-spreadsheet?source=pdpAi` (spec §7): adds a row to the sheet of that name, through the outbox.
 * Where no key is set, no one holds it.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (!holdsKey(request)) return apiError('unauthorized', 'The key is missing or invalid');
  const query = parseInput(spreadsheetQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (query.refusal) return query.refusal;
  const body = await parseBody(spreadsheetRowSchema, request);
  if (body.refusal) return body.refusal;
  await storeRow({ source: query.input.source, values: body.input });
  return apiSuccess({}, { status: 201 });
}
