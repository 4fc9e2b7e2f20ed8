import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { ContractDocument } from './contract-document.ts';
import { createHttpDocumentSigning } from './http.server.ts';
import { createLocalDocumentSigning } from './local.server.ts';

/** A document as the service knows it. */
export interface SigningDocument {
  id: string;
  /** Where the shopper can sign, if the service offers that. */
  signingUrl?: string;
}

export interface DocumentSigning {
  /**
   * Has a contract made. A repetition with the same key gives the same document.
   * @throws where the service does not take it; the caller's job runs again
   */
  create(contract: ContractDocument, idempotencyKey: string): Promise<SigningDocument>;
  /**
   * The document as PDF, never empty.
   * @throws DownloadError with the words of the specification (§8)
   */
  download(id: string): Promise<Buffer>;
}

/** The document-signing service that the environment chooses: by HTTP where `DOCUMENT_SIGNING_URL` is set, else the shop itself. */
export const documentSigning = (): DocumentSigning =>
  singleton('document-signing', () => {
    const { DOCUMENT_SIGNING_URL, DOCUMENT_SIGNING_KEY } = env();
    return DOCUMENT_SIGNING_URL
      ? createHttpDocumentSigning({ url: DOCUMENT_SIGNING_URL, key: DOCUMENT_SIGNING_KEY })
      : createLocalDocumentSigning();
  });
