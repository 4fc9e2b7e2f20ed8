import { data } from '@remix-run/node';

/**
 * Whether the browser itself waits for the answer, as after a form without JavaScript; a page's script otherwise.
 * Browsers ask for a page with `Accept: text/html`, fetch doesn't.
 */
export function isDocumentRequest(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/**
 * Status of an answer that refuses what a form sent. A page's script reads the refusal from the body and gets 200:
 * browsers put a line on the console for every other status, and a field left empty is no fault of the page.
 */
export function refusalStatus(request: Request, status: 400 | 409 | 429 | 500 | 503): number {
  return isDocumentRequest(request) ? status : 200;
}

/** Whether a script that stays on its page has sent a form (`answer=data`): it gets data in the place of a way on. */
export function wantsData(request: Request, form: FormData): boolean {
  return form.get('answer') === 'data' && !isDocumentRequest(request);
}

/** The answer that refuses a form: what it holds is read by `useForm`. */
export function refuseForm<Refusal>(
  request: Request,
  refusal: Refusal,
  { status = 400, headers }: { status?: 400 | 409 | 429 | 500 | 503; headers?: HeadersInit } = {},
) {
  return data(refusal, { status: refusalStatus(request, status), headers });
}
