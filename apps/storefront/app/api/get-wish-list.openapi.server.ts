import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { getWishListQuery, wishListAnswer } from '~/modules/wishlist/wishlist.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/getWishList': {
    get: operation({
      summary: 'The wishlist of a share id',
      query: getWishListQuery,
      answer: wishListAnswer,
      refusals: ['invalid', 'not_found'],
    }),
  },
};
