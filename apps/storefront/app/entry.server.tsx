import { Writable } from 'node:stream';
import type { EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { localeOfRequest } from './site-map.ts';
import { PageTextsContext } from './i18n/page-texts.ts';
import { remixI18n, textsForPage, textStoreOf } from './i18n/texts.server.ts';
import { TextsContext } from './i18n/use-translation.ts';
import { log } from './platform/log.server.ts';

/** Milliseconds a page may take to render. */
export const streamTimeout = 10_000;

/**
 * Renders a page into one body: nothing is streamed, so that the HTTP server can compress it well, hash its inline
 * scripts and keep it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const locale = localeOfRequest(request);
  const texts = JSON.stringify(textsForPage(locale, namespacesOf(remixContext))).replaceAll('<', '\\u003c');
  const { body, failed } = await renderBody(
    <TextsContext.Provider value={textStoreOf(locale)}>
      <PageTextsContext.Provider value={texts}>
        <RemixServer context={remixContext} url={request.url} />
      </PageTextsContext.Provider>
    </TextsContext.Provider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** The namespaces that the page's own routes name; the context holds the modules of all routes. */
function namespacesOf(context: EntryContext): string[] {
  const modules = context.staticHandlerContext.matches.flatMap(({ route }) => {
    const module = context.routeModules[route.id];
    return module ? [[route.id, module] as const] : [];
  });
  return remixI18n.getRouteNamespaces({ ...context, routeModules: Object.fromEntries(modules) });
}

/** Collects what React writes; without a stream's queue, as React writes hundreds of pieces at once. */
class Sink extends Writable {
  private readonly chunks: Uint8Array[] = [];

  constructor(private readonly onEnd: (body: Buffer<ArrayBuffer>) => void) {
    super();
  }

  override write(chunk: Uint8Array | string): boolean {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.onEnd(Buffer.concat(this.chunks));
    return this;
  }
}

function renderBody(element: React.ReactElement): Promise<{ body: Buffer<ArrayBuffer>; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => pipe(new Sink((body) => resolve({ body, failed }))),
      onShellError: reject,
      onError(error) {
        failed = true;
        log.error({ err: error }, 'a page could not be rendered');
      },
    });
    setTimeout(abort, streamTimeout).unref();
  });
}

/** Called for what a loader, an action or the rendering throws unexpectedly; expected answers are thrown responses. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'a request failed');
};
