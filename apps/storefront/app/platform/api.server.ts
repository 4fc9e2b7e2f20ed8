import { z } from 'zod';

/*
 * Answers of the calls under /api (calls: JSON; what doesn't fit gets 400 with a reason). Nothing of them is ever kept by a cache.
 */

const headers = { 'Cache-Control': 'no-store' };

/** A successful answer: `success: true` beside the fields of the call. */
export function apiSuccess(fields: object = {}, init: { status?: number; headers?: Headers } = {}): Response {
  const all = new Headers(init.headers);
  all.set('Cache-Control', 'no-store');
  return Response.json({ success: true, ...fields }, { status: init.status ?? 200, headers: all });
}

const statuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  too_many: 429,
  upstream_failed: 502,
} as const;

export type ApiErrorCode = keyof typeof statuses;

/**
 * A refusal: `{success: false, error: {code, message, fields?}}` with the status of its code.
 * @param fields what is wrong with each field, by its name
 */
export function apiError(code: ApiErrorCode, message: string, fields?: Record<string, string[] | undefined>): Response {
  return Response.json({ success: false, error: { code, message, fields } }, { status: statuses[code], headers });
}

/** What a call got that does not speak its method. */
export function methodNotAllowed(allow: 'GET' | 'POST' | 'PUT'): Response {
  const response = apiError('method_not_allowed', `Only ${allow} has a meaning here`);
  response.headers.set('Allow', allow);
  return response;
}

/**
 * Parses a value that somebody sent.
 * @returns the parsed value, or the answer that refuses it with what is wrong of each field
 */
export function parseInput<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
): { input: Output; refusal?: undefined } | { input?: undefined; refusal: Response } {
  const result = schema.safeParse(input);
  if (result.success) return { input: result.data };
  const { fieldErrors } = z.flattenError<Record<string, unknown>, string>(
    result.error as z.ZodError<Record<string, unknown>>,
  );
  return { refusal: apiError('invalid', 'The request does not have the expected form', fieldErrors) };
}

/** Parses the JSON body of a request, as `parseInput`; a body that is no JSON does not fit any form. */
export async function parseBody<Output>(schema: z.ZodType<Output>, request: Request) {
  const body: unknown = await request.json().catch(() => undefined);
  return parseInput(schema, body);
}
