import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { bikeSchema } from '~/modules/catalog/bike.schema.server.ts';
import { slugsQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/products/bikes/fetch-bikes-by-slugs/{slugs}': {
    get: operation({
      summary: 'Products by slugs, in the requested order',
      description: 'Up to 50 slugs, separated by commas. Without `multiple=true` only the first product.',
      path: z.object({ slugs: z.string() }),
      query: slugsQuery.omit({ slugs: true }),
      answer: z.object({ data: z.union([z.array(bikeSchema), bikeSchema]) }),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
