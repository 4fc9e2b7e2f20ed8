import { matchRoutes } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import config from '~/routes.ts';
import { buildOfRoute, createRouteMatcher } from './route-match.ts';

const entries = await config;
const routes = entries.map(({ id = '', path, index }) => ({ id, path, index, parentId: 'root' }));

/** What the table reads of a build. */
const manifest = Object.fromEntries(
  [{ id: 'root', path: '' }, ...routes].map((route) => [route.id, route]),
) as unknown as ServerBuild['routes'];

const routeOf = createRouteMatcher(manifest);

/** Remix's own choice. */
const remixRouteOf = (path: string) =>
  matchRoutes(
    [
      {
        id: 'root',
        path: '',
        children: routes.map(({ id, path: pattern, index }) =>
          index ? { id, path: pattern, index: true as const } : { id, path: pattern },
        ),
      },
    ],
    path,
  )?.at(-1)?.route.id;

const words = [...new Set(routes.flatMap(({ path = '' }) => path.split('/')).filter((word) => /^[\w.-]+$/.test(word)))];

describe('the table of routes', () => {
  it('knows each address in both languages', () => {
    expect(routeOf('/')).toBe('de.home');
    expect(routeOf('/fr')).toBe('fr.home');
    expect(routeOf('/fr/')).toBe('fr.home');
    expect(routeOf('/produkt/x')).toBe('de.product');
    expect(routeOf('/faq')).toBe('de.faq');
    expect(routeOf('/faq/konzept')).toBe('de.faq');
    expect(routeOf('/checkout/')).toBe('de.checkoutPlan');
    expect(routeOf('/a/b/c/d/e')).toBe('pages/not-found/route');
  });

  it('chooses as Remix does, whatever the path', () => {
    const segment = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...words) },
      fc.constantFrom('x', 'a-b', 'E_Bike', '12', 'ä', 'x.pdf', 'a%20b', '(', '*', ':slug'),
    );
    const path = fc
      .tuple(fc.array(segment, { maxLength: 7 }), fc.constantFrom('', '/'))
      .map(([segments, end]) => `/${segments.join('/')}${segments.length > 0 ? end : ''}`);
    fc.assert(
      fc.property(path, (each) => {
        expect(routeOf(each)).toBe(remixRouteOf(each));
      }),
      { numRuns: 3000 },
    );
    for (const { path: pattern = '' } of routes) {
      const each = `/${pattern.replaceAll(/:\w+\??/g, 'x').replace('*', 'y/z')}`;
      expect(routeOf(each), each).toBe(remixRouteOf(each));
    }
  });
});

describe('a build of one route', () => {
  const build = { routes: manifest, assets: { version: 'v1', routes: manifest } } as unknown as ServerBuild;

  it('keeps the root and the route alone', () => {
    const small = buildOfRoute(build, 'de.product');
    expect(Object.keys(small.routes)).toEqual(['root', 'de.product']);
    expect(Object.keys(small.assets.routes)).toEqual(['root', 'de.product']);
    expect(small.assets.version).toBe('v1');
  });

  it('has to exist', () => {
    expect(() => buildOfRoute(build, 'constructor')).toThrow('The build has no route constructor');
  });
});
