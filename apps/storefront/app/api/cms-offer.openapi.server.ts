import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { offerForecastQuery, offerForecastAnswer } from '~/modules/pricing/offer-forecast.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/catalogue/offer': {
    get: operation({
      summary: 'Prices of a planned limited offer, and why its former price would not be crossed out',
      security: ['cms'],
      query: offerForecastQuery,
      answer: offerForecastAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
