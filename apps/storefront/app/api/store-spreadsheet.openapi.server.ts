import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { spreadsheetQuery, spreadsheetRowSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/store-spreadsheet': {
    post: operation({
      summary: 'Adds a row to a spreadsheet',
      description: 'By its key in `x-api-key`, or as a bearer. The columns are named by the row.',
      security: ['spreadsheet'],
      query: spreadsheetQuery,
      body: spreadsheetRowSchema,
      status: 201,
      answer: z.object({}),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
