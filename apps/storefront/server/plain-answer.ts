import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, localeOfPath } from '~/i18n/locales.ts';
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
  res.writeHead(plainStatus[reason], {
    'Content-Type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
