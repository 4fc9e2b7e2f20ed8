import type { ContractDocument } from './contract-document.ts';

/** A document as the service knows it. */
export interface SigningDocument {
  id: string;
  /** Where the shopper can sign, if the service offers that. */
  signingUrl?: string;
}

export interface DocumentSigning {
  /**
   * Has a contract made. A repetition with the same key gives the same document.
   * @throws if the service does not take it; the caller's job runs again
   */
  create(contract: ContractDocument, idempotencyKey: string): Promise<SigningDocument>;
  /**
   * The document as PDF, never empty.
   * @throws DownloadError with the words of the specification (§8)
   */
  download(id: string): Promise<Buffer>;
}
