import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, localeOfPath } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import { dropRest, hasUnreadBody } from './body/unread-body.ts';
import { plainJson, plainPage, type PlainPageOptions, type PlainReason, plainStatus } from './plain-page.ts';
import { contentSecurityPolicy } from './security/content-security-policy.ts';

export interface PlainAnswerOptions extends PlainPageOptions {
  locale?: Locale;
  https: boolean;
}

/** Whether the sender is a program that reads JSON rather than a person with a browser. */
function wantsJson({ url = '/', headers }: IncomingMessage): boolean {
  return /^\/api(?![^/?])/.test(url) || (headers.accept?.includes('application/json') ?? false);
}

/** Answers by the server itself: a small page in the path's language, or JSON for programs. */
export function sendPlain(
  req: IncomingMessage,
  res: ServerResponse,
  reason: PlainReason,
  { locale = localeOfPath(req.url?.split('?')[0] ?? '/'), https, ...options }: PlainAnswerOptions,
): void {
  const json = wantsJson(req);
  const body = json ? plainJson(reason, locale, options) : plainPage(reason, locale, options);
  if (options.seconds) res.setHeader('Retry-After', options.seconds);
  if (!json) res.setHeader('Content-Security-Policy', contentSecurityPolicy(body, { https }));
  // Anyone who sends more than anyone wants is answered at once; the connection cannot be used again.
  const isUnread = hasUnreadBody(req);
  if (isUnread) res.setHeader('Connection', 'close');
  res.writeHead(plainStatus[reason], {
    'Content-Type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  if (!isUnread || req.method === 'HEAD') return void res.end(req.method === 'HEAD' ? undefined : body);
  res.write(body);
  void dropRest(req).then(() => res.end());
}

/**
 * The answer to a person who may not reach a route: programs get 401 or 403; browsers are led to signing in, and find
 * nothing if they have signed in as a person who may not know of it.
 */
export function sendRefusal(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  refusal: 'unknown' | 'forbidden',
  { https }: Pick<PlainAnswerOptions, 'https'>,
): void {
  const url = req.originalUrl ?? req.url ?? '/';
  // Scripts ask for the data of a page, too.
  if (/\.data(?:$|\?)/.test(url)) req.headers.accept = 'application/json';
  if (wantsJson(req)) return sendPlain(req, res, refusal === 'unknown' ? 'unauthorized' : 'forbidden', { https });
  if (refusal === 'forbidden') return sendPlain(req, res, 'notFound', { https });
  const reads = req.method === 'GET' || req.method === 'HEAD';
  const back = reads ? url : (url.split('?', 1)[0] ?? '/');
  const location = href('signIn', {}, localeOfPath(back.split('?', 1)[0] ?? '/'), { zurueck: back });
  res.writeHead(reads ? 302 : 303, { Location: location, 'Cache-Control': 'no-store' }).end();
}
