import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { bikeSchema } from '~/modules/catalog/bike.schema.server.ts';
import type { FilterCounts } from '~/modules/listings/filter-counts.ts';
import { listingParameters } from '~/modules/listings/listing-query.ts';
import { countQuery } from '~/modules/listings/listings.schema.server.ts';
import { quizCountAnswer, quizCountQuery } from '~/modules/quiz/quiz.schema.server.ts';
import {
  filterQuery,
  pageNotFoundBody,
  redirectQuery,
  searchEngineQuery,
  searchFieldQuery,
  searchIndexQuery,
  slugsQuery,
} from '~/modules/search/search.schema.server.ts';
import {
  redirectAnswer,
  searchEngineAnswer,
  searchFieldAnswer,
  searchIndexAnswer,
} from '~/modules/search/search-answers.schema.server.ts';
import type { FilteredProducts } from '~/api/filter-products.server.ts';
import { operation } from './call.server.ts';

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

const countAnswer = z.object({
  data: z.object({
    total: z.int(),
    show: z.string(),
    counts: z.record(z.string(), z.record(z.string(), z.int())),
    steps: z.record(z.string(), z.object({ dots: z.string(), note: z.string().exactOptional() })),
    relief: z.array(z.object({ group: z.string(), label: z.string() })),
  }) satisfies z.ZodType<FilterCounts>,
});

const filterV2Parameters = listingParameters.map((name) => `\`${name}\``).join(', ');

/** Calls about products: everybody may make them, and answers may be kept for a minute (spec §7). */
export const catalogueCalls: ZodOpenApiPathsObject = {
  '/api/search-engine': {
    get: operation({
      summary: 'A page of products of one kind that fit a search, best first',
      query: searchEngineQuery,
      answer: searchEngineAnswer,
      refusals: ['invalid'],
    }),
  },
  '/api/search': {
    get: operation({
      summary: 'What the search field suggests while somebody types',
      query: searchFieldQuery,
      answer: searchFieldAnswer,
      refusals: ['invalid'],
    }),
  },
  '/api/search/redirect': {
    get: operation({
      summary: 'The product that a few words clearly mean, and what else they may mean',
      query: redirectQuery,
      answer: redirectAnswer,
      refusals: ['invalid'],
    }),
  },
  '/api/products/filterV2': {
    get: operation({
      summary: 'A page of a listing with its facets',
      description: `Takes the parameters of a listing’s address beside these: ${filterV2Parameters}. Options that do not fit are left out.`,
      query: filterQuery,
      answer: filterAnswer,
      refusals: ['invalid'],
    }),
  },
  '/api/products/count': {
    get: operation({
      summary: 'How many products the filters of a listing would show, in all and for each option',
      description: `Takes the parameters of a listing’s address beside these: ${filterV2Parameters}. Options that do not fit are left out.`,
      query: countQuery,
      answer: countAnswer,
      refusals: ['invalid'],
    }),
  },
  '/api/quiz/count': {
    get: operation({
      summary: 'How many bikes fulfil the answers of the suggestion quiz',
      query: quizCountQuery,
      answer: quizCountAnswer,
    }),
  },
  '/api/products/get-search-index': {
    get: operation({
      summary: 'What a browser needs to search by itself, whole or what changed since an earlier answer',
      query: searchIndexQuery,
      answer: searchIndexAnswer,
      refusals: ['invalid'],
      also: { '304': 'Nothing has changed: `If-None-Match` named this answer’s `ETag`.' },
    }),
  },
  '/api/products/bikes/fetch-bikes-by-slugs/{slugs}': {
    get: operation({
      summary: 'Products by their slugs, in the asked order',
      description: 'Up to 50 slugs, separated by commas. Without `multiple=true` the first product alone.',
      path: z.object({ slugs: z.string() }),
      query: slugsQuery.omit({ slugs: true }),
      answer: z.object({ data: z.union([z.array(bikeSchema), bikeSchema]) }),
      refusals: ['invalid', 'not_found'],
    }),
  },
  '/api/team-chat/page-not-found': {
    post: operation({
      summary: 'Tells the team of an address that is no page',
      body: pageNotFoundBody,
      status: 202,
      refusals: ['invalid'],
    }),
  },
};
