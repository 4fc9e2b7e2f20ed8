import { log } from '~/platform/log.server.ts';

/**
 * Answers a call of product questions; where it fails, the answer is `false` (spec §8).
 * @param name of the call, for the log
 */
export async function orFalse(name: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    log.error({ err: error, call: name }, 'product question call failed');
    return Response.json(false, { status: 500, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** That answer in the OpenAPI document, for an operation's `also`. */
export const failed = { '500': 'It has failed: `false`.' };
