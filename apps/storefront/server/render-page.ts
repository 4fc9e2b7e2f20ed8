import type { IncomingHttpHeaders } from 'node:http';
import { type AppLoadContext, createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { LINES_TYPE } from '~/platform/api.server.ts';
import { startTimeLimit } from '~/platform/time-limit.server.ts';
import { withSentBody } from '~/platform/sent-body.server.ts';
import { buildOfRoute, createRouteMatcher, pagePath } from './route-match.ts';

/** ms after which a page that is still not rendered is given up. */
const RENDER_TIMEOUT = 20_000;

/** What the shop is asked, with everything already read from the socket. */
export interface PageRequest {
  method: string;
  /** e.g. `https://www.velory.example` */
  origin: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
  /** The form that the body holds, where it is one. */
  form?: FormData;
  /** The body, where it is a file. */
  file?: Buffer;
  requestId: string;
  /** What represents the sender's address in limits. */
  sender?: string;
  /** Whether it is to a shop of members alone: no cache in front may keep the answer. */
  isPrivate?: boolean;
  /** Aborted when no one waits for the answer any more. */
  signal?: AbortSignal;
}

/** A complete answer of the shop. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Buffer;
  /** In place of a body: lines that are sent on as they come. */
  lines?: ReadableStream<Uint8Array>;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/**
 * The headers as Remix gets them. Where a request comes from was looked at before (`security/same-origin.ts`): Remix
 * throws at an origin that it would not trust, also where the shop takes requests from anywhere.
 */
function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'origin') continue;
    if (Array.isArray(value)) for (const each of value) result.append(name, each);
    else if (value !== undefined) result.set(name, value);
  }
  return result;
}

/** Why the signal of a request is aborted whose answer is complete. */
const ENDED = new Error('the answer is complete');

/**
 * Does something that may not take long. Its signal is aborted when it ends, however it ends: Remix keeps what it has
 * given a request in a timer that only the signal clears.
 * @param given aborted when no one waits any more
 */
function withinLimit<Value>(
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      const error = reason instanceof Error ? reason : new Error('aborted');
      controller.abort(error);
      reject(error);
    };
    const late = () => giveUp(new DOMException('the page took too long', 'TimeoutError'));
    const removed = () => giveUp(given?.reason);
    const cancel = startTimeLimit(RENDER_TIMEOUT, late);
    const end = () => {
      cancel();
      given?.removeEventListener('abort', removed);
      controller.abort(ENDED);
    };
    if (given?.aborted) removed();
    given?.addEventListener('abort', removed, { once: true });
    work(controller.signal).then(resolve, reject).finally(end);
  });
}

/**
 * Remix's handler for a path: one for each route, which knows nothing else, since Remix goes through all the routes it
 * is given several times for each page. What concerns them all (`/__manifest`) is answered by one that knows them.
 */
function handlersOf(build: ServerBuild, mode: string): (path: string) => RequestHandler {
  const routeOf = createRouteMatcher(build.routes);
  const all = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (path) => {
    const id = routeOf(pagePath(path));
    if (id === undefined || path === '/__manifest') return all;
    let handler = handlers.get(id);
    if (!handler) {
      handler = createRequestHandler(buildOfRoute(build, id), mode);
      handlers.set(id, handler);
    }
    return handler;
  };
}

/** One handler for all paths, of a build that may change while developing. */
function handlerOfAll(build: () => Promise<ServerBuild>, mode: string): (path: string) => RequestHandler {
  const handle = createRequestHandler(build, mode);
  return () => handle;
}

/**
 * Runs Remix's build and collects each answer into one body, but of calls that answer line by line. HEAD is rendered
 * as GET: its headers speak of the same body.
 * @returns a function that rejects when the page takes longer than 20 s or its request is aborted
 */
export function createRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RenderPage {
  const handlerOf = typeof build === 'function' ? handlerOfAll(build, mode) : handlersOf(build, mode);
  return ({ method, origin, url, headers, body, form, file, requestId, sender, signal: given }) =>
    withinLimit(given, async (signal) => {
      const request = new Request(origin + url, {
        method: method === 'HEAD' ? 'GET' : method,
        headers: webHeaders(headers),
        signal,
        ...(body && body.length > 0 && { body: new Uint8Array(body) }),
      });
      const handle = handlerOf(new URL(request.url).pathname);
      // A fresh object for each request: loaders of one request share what they resolve on it.
      const page: AppLoadContext['page'] = {};
      const response = await withSentBody({ form, file }, () => handle(request, { requestId, sender, page }));
      if (response.body && response.headers.get('content-type') === LINES_TYPE) {
        return { status: response.status, headers: response.headers, body: Buffer.alloc(0), lines: response.body };
      }
      const rendered = page.response === response && page.body ? page.body : Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body: rendered };
    });
}
