import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';

/** The operations of each call, by the file beside its route: `search.openapi.server.ts` for `search.ts`. */
export const operationFiles = import.meta.glob<ZodOpenApiPathsObject>('../**/*.openapi.server.ts', {
  eager: true,
  import: 'paths',
});

/** All calls below /api as OpenAPI 3.1, made from the schemas that parse them. */
export const openApiDocument = () =>
  singleton('openapi-document', () =>
    createDocument({
      openapi: '3.1.0',
      info: {
        title: 'Velory',
        version: '1.0.0',
        description:
          'API of the shop. Amounts are in Rappen unless stated otherwise. POST requests of browsers must have the shop’s `Origin`.',
      },
      servers: [{ url: env().PUBLIC_URL }],
      paths: Object.assign({}, ...Object.values(operationFiles)) as ZodOpenApiPathsObject,
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From `/api/getToken`.' },
          partner: { type: 'http', scheme: 'bearer', description: 'The partner’s key, or `X-Signature` of the body.' },
          spreadsheet: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'Key for spreadsheets.' },
          cms: { type: 'http', scheme: 'bearer', description: 'The shared secret of shop and CMS.' },
        },
      },
    }),
  );
