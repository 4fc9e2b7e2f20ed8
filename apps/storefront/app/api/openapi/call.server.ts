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
  /** The body's type, where it is not JSON. */
  bodyType?: string;
  /** The names of the security schemes of the document, any of which will do; everybody may call where there are none. */
  security?: readonly ('idToken' | 'partner' | 'cms' | 'spreadsheet')[];
  /** Status of success. */
  status?: 200 | 201 | 202;
  /** The fields beside `success` of the answer. */
  answer?: Fields;
  /** The answer's type, where it is not JSON. */
  answerType?: string;
  refusals?: readonly ApiErrorCode[];
  /** Statuses beyond those, with what they mean. */
  also?: Record<`${number}`, string>;
}

const refusal = z
  .object({
    success: z.literal(false),
    error: z.looseObject({
      code: z.string().meta({ description: 'For programs: does not change.' }),
      message: z.string().meta({ description: 'For developers.' }),
      fields: z
        .record(z.string(), z.array(z.string()))
        .optional()
        .meta({ description: 'What is wrong with each field, by its name.' }),
    }),
  })
  .meta({ id: 'Refusal', description: 'Why a call was refused.' });

const reasons: Record<ApiErrorCode, string> = {
  invalid: 'The request does not have the expected form.',
  unauthorized: 'Who calls is not known: a token, signature or session is missing or wrong.',
  forbidden: 'Who calls may not do this.',
  not_found: 'There is no such thing.',
  method_not_allowed: 'The call has another method.',
  conflict: 'The state of things does not allow this.',
  too_large: 'The body is too large.',
  too_many: 'Too many calls: `Retry-After` says when to try again.',
  upstream_failed: 'Whoever should answer does not.',
  provider_unavailable: 'A provider is away for now: `Retry-After` says when to try again.',
  busy: 'Too much of this is going on at the moment: `Retry-After` says when to try again.',
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
    [`${status}`]: { description: status === 202 ? 'Taken; it is done soon.' : 'Done.', content },
    ...Object.fromEntries(
      [...refusals, 'too_many' as const].map((code) => [`${refusalStatuses[code]}`, refused(reasons[code])]),
    ),
    ...Object.fromEntries(Object.entries(also).map(([code, text]) => [code, { description: text }])),
  };
}
