import { z } from 'zod';
import { sentFormOf } from './form-body.server.ts';

/*
 * Answers of the calls under /api (JSON; what doesn't fit gets 400 with a reason). Nothing of them is ever kept by a
 * cache.
 */

const headers = { 'Cache-Control': 'no-store' };

/** When a call whose other side is away is worth another try. */
const RETRY_SECONDS = 30;

/** A successful answer: `success: true` beside the fields of the call. */
export function apiSuccess(fields: object = {}, init: { status?: number; headers?: Headers } = {}): Response {
  const all = new Headers(init.headers);
  all.set('Cache-Control', 'no-store');
  return Response.json({ success: true, ...fields }, { status: init.status ?? 200, headers: all });
}

/** The type of an answer that comes line by line: each line a JSON object. */
export const LINES_TYPE = 'application/x-ndjson';

/**
 * An answer that comes line by line while it is being made. The server passes each on at once (server/render-page.ts).
 * @param work sends lines; once it has ended, so has the answer. A failure of its cuts the answer off, which its
 * reader sees
 */
export function apiLines(
  work: (send: (line: object) => void) => Promise<void>,
  init: { status?: number } = {},
): Response {
  const encoder = new TextEncoder();
  let isAborted = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: object) => {
        if (!isAborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      work(send).then(
        () => isAborted || controller.close(),
        (error: unknown) => isAborted || controller.error(error),
      );
    },
    cancel() {
      isAborted = true;
    },
  });
  return new Response(body, {
    status: init.status ?? 200,
    headers: { 'Content-Type': LINES_TYPE, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

/** The status of each reason to refuse a call. */
export const refusalStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  too_many: 429,
  upstream_failed: 502,
  provider_unavailable: 503,
  busy: 503,
} as const;

export type ApiErrorCode = keyof typeof refusalStatuses;

/** What is wrong with each field, by its name. */
export type FieldProblems = Record<string, string[] | undefined>;

/** A refusal: `{success: false, error: {code, message, fields?}}` with the status of its code. */
export function apiError(code: ApiErrorCode, message: string, fields?: FieldProblems): Response {
  return apiRefusal(refusalStatuses[code], { code, message, fields });
}

/** A refusal for a reason of the call's own; 503 says when to try again. @param error may say more beside the two */
export function apiRefusal(
  status: number,
  error: { code: string; message: string; [more: string]: unknown },
): Response {
  const response = Response.json({ success: false, error }, { status, headers });
  if (status === 503) response.headers.set('Retry-After', String(RETRY_SECONDS));
  return response;
}

/** The refusal of a call that came too often. @param seconds until it is worth another try */
export function tooMany(message: string, seconds: number): Response {
  const response = apiError('too_many', message);
  response.headers.set('Retry-After', String(seconds));
  return response;
}

/** What a call's route says of itself beside its loader and action. */
export interface CallHandle {
  /** The methods that its action answers, where it is not POST alone. */
  methods?: readonly ('POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  /** Whether reading uses something up: HEAD, which is read as GET, is refused. */
  readsOnce?: boolean;
}

/**
 * Parses a value that a person sent.
 * @returns the parsed value, or the answer that refuses it with what is wrong of each field
 */
export function parseInput<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
): { input: Output; refusal?: undefined } | { input?: undefined; refusal: Response } {
  const result = schema.safeParse(input);
  if (result.success) return { input: result.data };
  return { refusal: apiError('invalid', 'The request is invalid', fieldProblems(result.error)) };
}

/** What is wrong with each field, as answers say it. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  return z.flattenError(error as z.ZodError<Record<string, unknown>>).fieldErrors;
}

/** The JSON of a request's body; undefined if it is none. */
export function jsonBody(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

/**
 * What a call is sent that a page's form without scripts may be sent to as well: its fields, or JSON.
 * @returns form: absent if it is JSON; a body that is neither fits no schema
 */
export async function formOrJson(request: Request): Promise<{ form?: FormData; value: unknown }> {
  if (request.headers.get('Content-Type')?.startsWith('application/json')) return { value: await jsonBody(request) };
  const form = await sentFormOf(request);
  return form ? { form, value: Object.fromEntries(form) } : { value: undefined };
}

/** Parses the JSON body of a request, as `parseInput`; a body that is no JSON does not fit any form. */
export async function parseBody<Output>(schema: z.ZodType<Output>, request: Request) {
  return parseInput(schema, await jsonBody(request));
}
