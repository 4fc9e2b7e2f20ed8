import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { formBodySchema } from '~/modules/forms/forms.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/forms/{formId}/{instanceId}': {
    post: operation({
      summary: 'Submits a marketing form',
      description:
        'Returns the response of the marketing service unchanged; 202 if the form is queued: the service is down, the same form was sent before, the newsletter must be confirmed by mail, or it is a ticket. The abandoned cart is `{instanceId}/{formId}` and always queued. `recommendation_link` is the URL of a product page, `requested_bike_model` a product slug.',
      path: z.object({ formId: z.string(), instanceId: z.string() }),
      body: formBodySchema,
      status: 202,
      answer: z.object({ queued: z.boolean() }),
      refusals: ['invalid', 'not_found'],
      also: { '200': 'Response of the marketing service.' },
    }),
  },
};
