import { Pool } from 'pg';
import { formOf } from '~/platform/form-body.server.ts';
import { PAGE_CACHE_HEADER, publicPage } from '~/platform/page-cache.server.ts';
import { href } from '~/site-map.ts';
import type { ShopOptions } from '../../../apps/storefront/server/shop.ts';

type ServerBuild = Exclude<ShopOptions['build'], () => unknown>;

/** What Remix passes to a loader or an action, as far as it is used here. */
interface LoaderArgs {
  request: Request;
}

/** The part of a route that this shop uses. */
interface LittleRoute {
  path: string;
  loader(args: LoaderArgs): Promise<unknown> | unknown;
  headers?: Record<string, string>;
  action?(args: LoaderArgs): Promise<unknown> | unknown;
}

/** The cookies that a page sees. */
const cookieOf = ({ request }: LoaderArgs): string => request.headers.get('Cookie') ?? 'nothing';

/** The fields of a form, and the bytes of its files. */
async function namesOfFields({ request }: LoaderArgs): Promise<string> {
  const names = Array.from(await formOf(request), ([name, value]) =>
    typeof value === 'string' ? name : `${name} of ${value.size} bytes`,
  );
  return `got ${names.join(',')}`;
}

/** How often each page was rendered, by path. */
export type RenderCounts = Map<string, number>;

export interface LittleShop {
  build: ServerBuild;
  renders: RenderCounts;
  stop(): Promise<void>;
}

/**
 * A Remix build with a few routes whose pages show one row of the database, for tests of the server around it. Each
 * route has another caching policy.
 */
export function littleShop(databaseUrl: string): LittleShop {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
  // The database goes away in some tests; the next query opens another connection.
  pool.on('error', () => undefined);
  const renders: RenderCounts = new Map();
  const word = async (): Promise<string> => {
    const { rows } = await pool.query<{ word: string }>('select word from little_shop');
    return rows[0]?.word ?? '';
  };
  const routes: Record<string, LittleRoute> = {
    start: { path: 'start', loader: word, headers: publicPage({ tags: ['content'] }) },
    french: { path: 'fr/start', loader: word, headers: publicPage({ tags: ['content'] }) },
    page: { path: 'seite/:name', loader: word, headers: publicPage({ tags: ['content'] }) },
    product: { path: 'produkt/:bike', loader: word, headers: publicPage({ tags: ['catalog'] }) },
    private: { path: 'privat', loader: word },
    seen: { path: 'gesehen', loader: cookieOf, headers: publicPage({ tags: ['content'] }) },
    own: { path: 'eigenes', loader: cookieOf },
    cookie: { path: 'keks', loader: word, headers: { ...publicPage({ tags: ['content'] }), 'Set-Cookie': 'seen=1' } },
    slow: { path: 'langsam', loader: () => new Promise((resolve) => setTimeout(resolve, 700, 'slow')) },
    gone: {
      path: 'weg',
      loader: () => {
        throw new Response('gone', { status: 404 });
      },
      headers: publicPage({ tags: ['content'] }),
    },
    broken: {
      path: 'kaputt',
      loader: () => {
        throw new Error('broken');
      },
    },
    moved: { path: 'umgezogen', loader: () => new Response(null, { status: 302, headers: { Location: '/start' } }) },
    copy: {
      path: 'kopie',
      loader: ({ request }) =>
        new Response(null, { status: 302, headers: { Location: `/start${new URL(request.url).search}` } }),
    },
    form: {
      path: 'formular',
      loader: () => 'form',
      action: namesOfFields,
    },
    upload: { path: 'bestellung/ausweis', loader: () => 'form', action: namesOfFields },
    leave: { path: href('newsletterLeave', {}, 'de').slice(1), loader: () => 'form', action: namesOfFields },
    list: {
      path: 'liste',
      loader: () => Response.json(['Limmat'], { headers: { ETag: '"1a2b"', 'Cache-Control': 'public, max-age=60' } }),
    },
    lines: {
      path: 'robots.txt',
      loader: () => new Response('User-agent: *\n'.repeat(100), { headers: { 'Content-Type': 'text/plain' } }),
    },
  };
  return { build: makeBuild(routes, renders), renders, stop: () => pool.end() };
}

function makeBuild(routes: Record<string, LittleRoute>, renders: RenderCounts): ServerBuild {
  const entries = Object.entries(routes);
  return {
    mode: 'production',
    isSpaMode: false,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
    entry: {
      module: {
        default: (request, status, headers, { staticHandlerContext }) => {
          const { pathname, search } = new URL(request.url);
          renders.set(pathname, (renders.get(pathname) ?? 0) + 1);
          const data = JSON.stringify({
            ...staticHandlerContext.loaderData,
            ...staticHandlerContext.actionData,
            search,
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          const filler = '<p>E-Bike</p>'.repeat(200);
          return new Response(`<!DOCTYPE html><script>window.data=${data}</script><p>${data}</p>${filler}`, {
            status,
            headers,
          });
        },
        handleError: () => undefined,
      },
    },
    routes: Object.fromEntries([
      ['root', { id: 'root', path: '', module: { default: () => null } }],
      ...entries.map(([id, { path, loader, headers = {}, action }]) => {
        // A route without a component answers with its loader's response.
        const component = id === 'lines' || id === 'list' ? undefined : () => null;
        const handle = { isShared: PAGE_CACHE_HEADER in headers };
        const module = { default: component, loader, action, handle, headers: () => headers };
        return [id, { id, parentId: 'root', path, module }];
      }),
    ]) as ServerBuild['routes'],
  };
}
