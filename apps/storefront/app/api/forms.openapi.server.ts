import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { formBodySchema } from '~/modules/forms/forms.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/forms/{formId}/{instanceId}': {
    post: operation({
      summary: 'Sends a form, as the page with the same form does',
      description:
        'Answers what the marketing service answered, as it is; 202 where the form waits: the service is down, the same form was sent before, the newsletter has to be confirmed by mail, tickets go by the outbox. The abandoned cart comes as `{instanceId}/{formId}` and always waits. `recommendation_link` is the page of a product, `requested_bike_model` the slug of one.',
      path: z.object({ formId: z.string(), instanceId: z.string() }),
      body: formBodySchema,
      status: 202,
      answer: z.object({ queued: z.boolean() }),
      refusals: ['invalid', 'not_found'],
      also: { '200': 'What the marketing service answered.' },
    }),
  },
};
