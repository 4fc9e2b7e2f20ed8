import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { href } from '~/site-map.ts';

/** `/brand-world/fr/{slug}`, as older links have it (spec §2: language prefix), leads to the French page. */
export function loader({ request, params }: LoaderFunctionArgs): never {
  throw redirect(`${href('brandWorld', { slug: params.slug ?? '' }, 'fr')}${new URL(request.url).search}`, 301);
}
