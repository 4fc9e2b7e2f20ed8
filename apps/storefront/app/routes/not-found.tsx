import { data } from '@remix-run/node';

/** Addresses that are no page of the shop: the error page inside the frame answers. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
