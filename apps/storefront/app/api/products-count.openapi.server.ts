import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { FilterCounts } from '~/modules/listings/filter-counts.ts';
import { countQuery } from '~/modules/listings/listings.schema.server.ts';
import { operation } from './openapi/call.server.ts';
import { filterDescription } from './products-filter.openapi.server.ts';

const countAnswer = z.object({
  data: z.object({
    total: z.int(),
    show: z.string(),
    counts: z.record(z.string(), z.record(z.string(), z.int())),
    steps: z.record(z.string(), z.object({ dots: z.string(), note: z.string().exactOptional() })),
    relief: z.array(z.object({ group: z.string(), label: z.string() })),
  }) satisfies z.ZodType<FilterCounts>,
});

export const paths: ZodOpenApiPathsObject = {
  '/api/products/count': {
    get: operation({
      summary: 'Number of products of listing filters, in total and per option',
      description: filterDescription,
      query: countQuery,
      answer: countAnswer,
      refusals: ['invalid'],
    }),
  },
};
