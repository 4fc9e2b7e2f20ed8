import { currentAddress } from '~/modules/instances/instances.server.ts';

/** The page of the shop that a request comes from, without its query. */
export function pageOf(request: Request): string {
  const referrer = request.headers.get('Referer');
  const path = referrer && URL.canParse(referrer) ? new URL(referrer).pathname : '/';
  return currentAddress() + path;
}
