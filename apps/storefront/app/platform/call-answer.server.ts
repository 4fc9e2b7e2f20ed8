/** Why a call was refused, as its caller reads it. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** What is wrong, by the name of its field. */
  fields?: Record<string, string>;
}

const noStore = { 'Cache-Control': 'no-store' };

/** The answer of a call: what it gives beside `success: true`, or why it was refused (calls). */
export function callAnswer(result: object | Refusal): Response {
  if (!isRefusal(result)) return Response.json({ success: true, ...result }, { headers: noStore });
  const { status, ...error } = result;
  const headers = status === 503 ? { ...noStore, 'Retry-After': '30' } : noStore;
  return Response.json({ success: false, error }, { status, headers });
}

function isRefusal(result: object): result is Refusal {
  return 'status' in result && 'code' in result && 'message' in result;
}

/** The JSON of a request's body; undefined where it is none. */
export async function jsonBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** The loader of a call that only POST has a meaning for. */
export function postOnly(): Response {
  const answer = callAnswer({ status: 405, code: 'method_not_allowed', message: 'Call this by POST' });
  answer.headers.set('Allow', 'POST');
  return answer;
}
