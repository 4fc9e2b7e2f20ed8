import type { LoaderFunctionArgs } from '@remix-run/node';
import { throwUnknownPage } from '~/frame/unknown-page.server';

/** Addresses that are no page of the shop: the product that was meant, else the error page inside the frame. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<never> => throwUnknownPage(request);

export default function NotFoundRoute() {
  return null;
}
