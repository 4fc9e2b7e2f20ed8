import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { createWishListSchema, wishListAnswer } from '~/modules/wishlist/wishlist.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/createWishList': {
    post: operation({
      summary: 'Replaces the caller’s wishlist',
      description: 'Without `uid` a first list is created, with a session if there is none.',
      body: createWishListSchema,
      answer: wishListAnswer,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
