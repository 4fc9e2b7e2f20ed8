import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { I18nextProvider } from 'react-i18next';
import { localeOfRequest } from './site-map.ts';
import { PageTextsContext } from './i18n/page-texts.ts';
import { i18nInstance, pageTextsAddress, remixI18n } from './i18n/texts.server.ts';
import { log } from './platform/log.server.ts';
import { renderBody } from './platform/render-body.server.ts';

/** Milliseconds a page may take to render. */
export const streamTimeout = 10_000;

/**
 * Renders a page into one body: nothing is streamed, so that the HTTP server can compress it well, hash its inline
 * scripts and keep it. The body goes beside the response where the context takes it (`AppLoadContext.page`).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const locale = localeOfRequest(request);
  const texts = pageTextsAddress(locale, namespacesOf(remixContext));
  const { html, failed } = await renderBody(
    <I18nextProvider i18n={i18nInstance(locale)}>
      <PageTextsContext.Provider value={texts}>
        <RemixServer context={remixContext} url={request.url} />
      </PageTextsContext.Provider>
    </I18nextProvider>,
    { limit: streamTimeout, onError: (error) => log.error({ err: error }, 'page could not be rendered') },
  );
  const body = Buffer.from(html);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const response = new Response(loadContext.page ? null : body, { status: failed ? 500 : status, headers });
  if (loadContext.page) Object.assign(loadContext.page, { response, body });
  return response;
}

/** The namespaces that the page's own routes name; the context holds the modules of all routes. */
function namespacesOf(context: EntryContext): string[] {
  const modules = context.staticHandlerContext.matches.flatMap(({ route }) => {
    const module = context.routeModules[route.id];
    return module ? [[route.id, module] as const] : [];
  });
  return remixI18n.getRouteNamespaces({ ...context, routeModules: Object.fromEntries(modules) });
}

/** Called for what a loader, an action or the rendering throws unexpectedly; expected answers are thrown responses. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'request failed');
};
