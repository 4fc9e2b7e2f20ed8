import type { LoaderFunctionArgs } from '@remix-run/node';
import { hasSessionCookie, hasVisitCookie, withoutVisitCookie } from '~/modules/identity/session-cookie.server.ts';

/** The sentence for visitors whose scripts were switched off. */
const SHOWN = '.own-pages{padding:12px 20px}';
const HIDDEN = '.own-pages{display:none}';

/**
 * `GET /api/visit/styles.css`: fetched by browsers without scripts from a page that is the same for everyone. Where
 * such a visitor had scripts before, their pages are their own again from here on, and the page says so; all others
 * see nothing.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const cookie = request.headers.get('Cookie');
  const hadScripts = hasSessionCookie(cookie) && hasVisitCookie(cookie);
  return new Response(hadScripts ? SHOWN : HIDDEN, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'private, no-store',
      ...(hadScripts && { 'Set-Cookie': withoutVisitCookie }),
    },
  });
}
