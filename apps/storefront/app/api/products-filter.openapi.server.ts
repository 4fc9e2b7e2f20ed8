import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { FilteredProducts } from '~/api/filter-products.server.ts';
import { bikeSchema } from '~/modules/catalog/bike.schema.server.ts';
import { listingParameters } from '~/modules/listings/listing-query.ts';
import { filterQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

const parameters = listingParameters.map((name) => `\`${name}\``).join(', ');

/** For calls that take a listing’s filters. */
export const filterDescription = `Accepts the query parameters of a listing, and ${parameters}. Invalid options are ignored.`;

const facet = z.object({
  slug: z.string(),
  options: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), count: z.int() })),
});

const filterAnswer = z.object({
  data: z.object({
    products: z.array(bikeSchema),
    facets: z.array(facet),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }) satisfies z.ZodType<FilteredProducts>,
});

export const paths: ZodOpenApiPathsObject = {
  '/api/products/filterV2': {
    get: operation({
      summary: 'A page of a listing with its facets',
      description: filterDescription,
      query: filterQuery,
      answer: filterAnswer,
      refusals: ['invalid'],
    }),
  },
};
