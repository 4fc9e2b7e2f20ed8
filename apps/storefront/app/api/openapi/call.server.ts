import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ApiErrorCode, refusalStatuses } from '~/platform/api.server.ts';

type Fields = z.ZodObject;

/** What a call takes and gives. */
interface Call {
  summary: string;
  description?: string;
  path?: Fields;
  query?: Fields;
  body?: z.ZodType;
  /** Content type of the body; default JSON. */
  bodyType?: string;
  /** Accepted security schemes of the document; default: public. */
  security?: readonly ('idToken' | 'partner' | 'cms' | 'spreadsheet')[];
  status?: 200 | 201 | 202;
  /** Fields of the response besides `success`. */
  answer?: Fields;
  /** Content type of the response; default JSON. */
  answerType?: string;
  refusals?: readonly ApiErrorCode[];
  /** Further statuses with their descriptions. */
  also?: Record<`${number}`, string>;
}

const refusal = z
  .object({
    success: z.literal(false),
    error: z.looseObject({
      code: z.string().meta({ description: 'Stable, for programs.' }),
      message: z.string().meta({ description: 'For developers.' }),
      fields: z.record(z.string(), z.array(z.string())).optional().meta({ description: 'Problems by field name.' }),
    }),
  })
  .meta({ id: 'Refusal', description: 'A refusal.' });

const reasons: Record<ApiErrorCode, string> = {
  invalid: 'The request is invalid.',
  unauthorized: 'A token, signature or session is missing or invalid.',
  forbidden: 'The caller lacks the permission.',
  not_found: 'Not found.',
  method_not_allowed: 'Method not allowed.',
  conflict: 'Not possible in the current state.',
  too_large: 'The body is too large.',
  too_many: 'Too many requests; see `Retry-After`.',
  upstream_failed: 'A third party is not responding.',
  provider_unavailable: 'A provider is temporarily unavailable; see `Retry-After`.',
  busy: 'Overloaded; see `Retry-After`.',
};

/** A call as the OpenAPI document has it. Calls of every kind may be refused as too many. */
export function operation(call: Call): ZodOpenApiOperationObject {
  const { summary, description, path, query, body, bodyType = 'application/json', security = [] } = call;
  return {
    summary,
    ...(description && { description }),
    ...((path ?? query) && { requestParams: { ...(path && { path }), ...(query && { query }) } }),
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: body } } } }),
    ...(security.length > 0 && { security: security.map((scheme) => ({ [scheme]: [] })) }),
    responses: responsesOf(call),
  };
}

function responsesOf({ status = 200, answer, answerType, refusals = [], also = {} }: Call): ZodOpenApiResponsesObject {
  const schema = z.object({ success: z.literal(true), ...answer?.shape });
  const content = answerType ? { [answerType]: {} } : { 'application/json': { schema } };
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: refusal } } });
  return {
    [`${status}`]: { description: status === 202 ? 'Accepted; processed later.' : 'Success.', content },
    ...Object.fromEntries(
      [...refusals, 'too_many' as const].map((code) => [`${refusalStatuses[code]}`, refused(reasons[code])]),
    ),
    ...Object.fromEntries(Object.entries(also).map(([code, text]) => [code, { description: text }])),
  };
}
