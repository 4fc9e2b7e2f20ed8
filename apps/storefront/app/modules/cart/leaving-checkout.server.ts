import { isDocumentRequest } from '~/platform/form-answer.server.ts';
import { readCookie } from '~/platform/http.server.ts';
import { isFromCheckout, isInsideCheckout, WATCHED_COOKIE } from './leaving-checkout.ts';

/**
 * Whether a request for a page is a step out of the checkout by a browser without scripts. Those with scripts say so
 * themselves; what is fetched ahead is no step.
 */
export function isLeavingCheckout(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  const { headers } = request;
  return (
    isDocumentRequest(request) &&
    !isInsideCheckout(pathname) &&
    isFromCheckout(headers.get('Referer'), origin) &&
    !headers.get('Sec-Purpose')?.includes('prefetch') &&
    readCookie(headers.get('Cookie'), WATCHED_COOKIE) === undefined
  );
}
