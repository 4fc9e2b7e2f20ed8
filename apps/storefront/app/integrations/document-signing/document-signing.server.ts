import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createHttpDocumentSigning } from './http.server.ts';
import { createLocalDocumentSigning } from './local.server.ts';
import type { DocumentSigning } from './document-signing.ts';

/**
 * The document-signing service that the environment chooses: by HTTP where `DOCUMENT_SIGNING_URL` is set, else the
 * shop itself.
 */
export const documentSigning = (): DocumentSigning =>
  singleton('document-signing', () => {
    const { DOCUMENT_SIGNING_URL, DOCUMENT_SIGNING_KEY } = env();
    return DOCUMENT_SIGNING_URL
      ? createHttpDocumentSigning({ url: DOCUMENT_SIGNING_URL, key: DOCUMENT_SIGNING_KEY })
      : createLocalDocumentSigning();
  });
