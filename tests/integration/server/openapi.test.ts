import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { shopRoutes } from '~/route-table.server.ts';
import { createTestDatabase } from '../../support/databases.ts';

interface Route {
  loader: (args: { request: Request; params: Record<string, string>; context: Record<string, never> }) => unknown;
}

let document: Record<string, object>;
/** The paths that each file next to a route documents. */
let files: Record<string, ZodOpenApiPathsObject>;
let paths: ZodOpenApiPathsObject;

beforeAll(async () => {
  // On the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  const [{ operationFiles }, { loader }] = await Promise.all([
    import('~/api/openapi/document.server.ts'),
    import('~/api/openapi/route.ts'),
  ]);
  files = operationFiles;
  paths = Object.assign({}, ...Object.values(files)) as ZodOpenApiPathsObject;
  document = (await loader().json()) as typeof document;
});

describe('GET /api/openapi.json', () => {
  it('is an OpenAPI document without a fault', async () => {
    const { valid, errors } = await new Validator().validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every call of the shop, and no other', async () => {
    const { pathname } = new URL('http://localhost/api/openapi.json');
    const calls = shopRoutes
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/') && path !== pathname && path !== '/api/*');
    const patterns = calls.map((path) => new RegExp(`^${path.replace(/:\w+|\*/g, '[^/]+')}$`));
    const documented = Object.keys(document.paths ?? {});
    const missing = calls.filter((_, index) => !documented.some((path) => patterns[index]?.test(path)));
    expect({ missing, unknown: documented.filter((path) => !patterns.some((each) => each.test(path))) }).toEqual({
      missing: [],
      unknown: [],
    });
  });

  it('has the operations of each call next to its route', () => {
    const wrong = Object.entries(files).flatMap(([file, documented]) => {
      const route = file.replace('../', 'api/').replace('.openapi.server.ts', '.ts');
      const pattern = shopRoutes.find((each) => each.file === route)?.path.replace(/:\w+|\*/g, '[^/]+');
      return Object.keys(documented).filter((path) => !pattern || !new RegExp(`^${pattern}$`).test(path));
    });
    expect(wrong).toEqual([]);
  });

  it.each<[string, string, () => Promise<Route>, Record<string, string>?]>([
    ['/api/search-engine', '?q=limmat', () => import('~/api/search-engine.ts')],
    ['/api/search-engine', '?q=casque&type=accessories&locale=fr', () => import('~/api/search-engine.ts')],
    ['/api/search', '?q=lim', () => import('~/api/search.ts')],
    ['/api/search/redirect', '?term=limmat+5', () => import('~/api/search-redirect.ts')],
    ['/api/products/filterV2', '?marke=stromer', () => import('~/api/products-filter.ts')],
    ['/api/products/get-search-index', '', () => import('~/api/products-search-index.ts')],
    [
      '/api/products/bikes/fetch-bikes-by-slugs/{slugs}',
      '?multiple=true',
      () => import('~/api/products-by-slugs.ts'),
      { slugs: 'allegro-limmat-5-trekking-e-bike-trapez' },
    ],
    ['/api/strapi/fetchcontent/', '?collections=shopSetting,organizations', () => import('~/api/fetch-content.ts')],
    ['/api/getToken', '', () => import('~/api/get-token.ts')],
  ])('documents all that %s%s answers', async (path, query, route, params = {}) => {
    const { loader } = await route();
    const request = new Request(`http://localhost:3000${path}${query}`);
    const answer = await loader({ request, params, context: {} });
    const body: unknown = await (answer as Response).json();
    const success = paths[path]?.get?.responses?.['200'];
    const schema = success && 'content' in success ? success.content?.['application/json']?.schema : undefined;
    if (!(schema instanceof z.ZodType)) throw new Error(`Nothing says what ${path} answers.`);
    // A schema drops what it does not name.
    expect(schema.parse(body)).toEqual(body);
    expect(JSON.stringify(body)).toMatch(/"(slug|token|shopName)":/);
  });
});
