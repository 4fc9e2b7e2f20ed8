import type { LoaderFunctionArgs } from '@remix-run/node';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';

/** Addresses that are no page of the shop: the product that was meant, else the error page inside the shell. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<never> => throwUnknownPage(request);

export default function NotFoundRoute() {
  return null;
}
