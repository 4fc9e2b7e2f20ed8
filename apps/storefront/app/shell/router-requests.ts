import { type QueueReason, queueRequest } from '~/ui/queued-requests.ts';

/** Seconds to wait where a refusal does not name them. */
const USUAL_WAIT_S = 60;

/** Content type of the router's data (single fetch). */
const DATA_TYPE = 'text/x-script';

/**
 * Whether the router asks: for the data of a page, for a form, or for the routes of a page that is opened.
 * Eager route discovery passes no signal; its failures are ignored.
 */
function isRouters(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  if (!(input instanceof URL) || input.origin !== window.location.origin) return false;
  return input.pathname.endsWith('.data') || (input.pathname === '/__manifest' && Boolean(init?.signal));
}

const isRouterData = (answer: Response): boolean => answer.headers.get('Content-Type')?.startsWith(DATA_TYPE) ?? false;

/** Whether the server refused the request before routing: the session has ended or the role is gone. */
const isRefused = (answer: Response): boolean =>
  (answer.status === 401 || answer.status === 403) && !isRouterData(answer);

/** The page whose data is requested, undefined if the request is not for the data of a page. */
function documentOf({ pathname, search }: URL): string | undefined {
  if (!pathname.endsWith('.data')) return undefined;
  const query = new URLSearchParams(search);
  query.delete('_routes');
  const path = pathname === '/_root.data' ? '/' : pathname.slice(0, -'.data'.length);
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}

/**
 * Why an answer is not the shop's own.
 * @returns undefined for an answer that the router can show: data, a redirect, a refusal, an error page of a page that
 * was asked for
 */
export function reasonToHold(answer: Response): QueueReason | undefined {
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('Retry-After'));
    return { kind: 'tooMany', seconds: seconds > 0 ? seconds : USUAL_WAIT_S };
  }
  if (isRefused(answer)) return { kind: 'refused' };
  if (answer.status === 413 && !isRouterData(answer)) return { kind: 'tooLarge' };
  if (answer.status >= 500 || (answer.status >= 400 && !isRouterData(answer))) return { kind: 'failed' };
  return undefined;
}

/**
 * Sends a request, and again when the visitor asks for it, until the shop itself has answered. Meanwhile the router
 * waits: the page stays with all that was typed. A page whose data is refused is loaded as a document, which leads to
 * signing in.
 * @param send the browser's fetch
 * @throws if the router gives the request up
 */
export async function sendUntilAnswered(
  send: typeof fetch,
  input: URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const page = (init?.method ?? 'GET') === 'GET' ? documentOf(input) : undefined;
  for (;;) {
    let reason: QueueReason | undefined;
    try {
      const answer = await send(input, init);
      if (page !== undefined && isRefused(answer)) {
        window.location.assign(page);
        return await new Promise<never>(() => undefined);
      }
      reason = reasonToHold(answer);
      if (!reason) return answer;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      reason = { kind: 'offline' };
    }
    await queueRequest(reason, { hasInput: Boolean(init?.body), signal: init?.signal });
  }
}

/**
 * Opens a page as a document, once the shop can be reached: the browser's own error page would take the place of the
 * one that is open. Only a network error, 429 and 5xx are held; every other answer is a page that the browser can
 * show.
 * @param path local address of the page
 * @param signal aborted when another navigation begins: the page is not opened then
 */
export async function loadDocument(path: string, signal: AbortSignal): Promise<void> {
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await window.fetch(input, init);
    return answer.status === 429 || answer.status >= 500 ? answer : new Response();
  };
  try {
    // Redirects are left to the document: one to another origin would fail here.
    const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal };
    await sendUntilAnswered(send, new URL(path, window.location.origin), init);
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  if (!signal.aborted) window.location.assign(path);
}

/**
 * Puts `sendUntilAnswered` in front of the browser's fetch, for what the router sends. Remix has no place for it: an
 * error that reaches the router replaces the page.
 */
export function queueRouterRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => (isRouters(input, init) ? sendUntilAnswered(send, input, init) : send(input, init));
}

/**
 * Holds forms that load a document while the browser knows that it is offline: its own error page would take the place
 * of the one with what was typed. Listens behind React, whose forms have prevented that by then.
 */
export function queuePlainForms(): void {
  window.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void queueRequest({ kind: 'offline' }, { hasInput: form.method === 'post' }).then(() =>
      form.requestSubmit(submitter),
    );
  });
}
