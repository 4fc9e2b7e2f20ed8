import { index, route, type RouteConfig } from '@remix-run/route-config';
import { shopRoutes } from './route-table.server.ts';

/** Remix's routes, made at build time from the site map and the table of routes. */
export default shopRoutes.map(({ id, path, file }) =>
  path === '/' ? index(file, { id }) : route(path.replace(/^\/|\/$/g, ''), file, { id }),
) satisfies RouteConfig;
