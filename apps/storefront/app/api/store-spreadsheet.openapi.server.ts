import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { spreadsheetQuery, spreadsheetRowSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/store-spreadsheet': {
    post: operation({
      summary: 'Adds a row to a spreadsheet',
      description: 'Requires the key in `x-api-key` or as a bearer token. The keys of the row are the columns.',
      security: ['spreadsheet'],
      query: spreadsheetQuery,
      body: spreadsheetRowSchema,
      status: 201,
      answer: z.object({}),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
