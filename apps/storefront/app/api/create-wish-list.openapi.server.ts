import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { createWishListSchema, wishListAnswer } from '~/modules/wishlist/wishlist.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/createWishList': {
    post: operation({
      summary: 'Makes the caller’s wishlist what is sent',
      description: 'A first list is made without `uid`, with a session where there is none.',
      body: createWishListSchema,
      answer: wishListAnswer,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
