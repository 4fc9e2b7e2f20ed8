import { z } from 'zod';
import { timeLimit } from '~/platform/time-limit.server.ts';
import type { ContractDocument } from './contract-document.ts';
import type { DocumentSigning } from './document-signing.ts';
import { DownloadError } from './download-error.ts';

export interface HttpDocumentSigningOptions {
  /** Address of the API, e.g. `https://sign.example/api/v1`. */
  url: string;
  /** Sent as bearer. */
  key?: string;
}

/** ms that the service may take to answer. */
const TIMEOUT = 15_000;

/** Status that represents no answer at all in `Download failed with status {n}`. */
const NO_ANSWER = 504;

const createdSchema = z.object({
  id: z.string().min(1).max(200),
  signingUrl: z.url({ protocol: /^https?$/ }).nullish(),
});

/**
 * A service that makes contracts and has them signed: `POST /documents` takes the contract and answers with its id
 * and, where it can be signed there, an address; `GET /documents/{id}/download` answers with the PDF.
 */
export function createHttpDocumentSigning({ url, key }: HttpDocumentSigningOptions): DocumentSigning {
  const base = url.replace(/\/+$/, '');
  const authorization: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  return {
    async create(contract: ContractDocument, idempotencyKey) {
      const response = await fetch(`${base}/documents`, {
        method: 'POST',
        headers: { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify(contract),
        signal: timeLimit(TIMEOUT),
      });
      const answer = await response.text();
      if (!response.ok)
        throw new Error(`The document-signing service responded with ${response.status}: ${answer.slice(0, 100)}`);
      const { id, signingUrl } = createdSchema.parse(JSON.parse(answer));
      return { id, signingUrl: signingUrl ?? undefined };
    },
    async download(id) {
      const response = await fetch(`${base}/documents/${encodeURIComponent(id)}/download`, {
        headers: { ...authorization, Accept: 'application/pdf' },
        signal: timeLimit(TIMEOUT),
      }).catch(() => undefined);
      if (!response) throw DownloadError.status(NO_ANSWER);
      if (!response.ok) throw DownloadError.status(response.status);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (bytes.length === 0) throw DownloadError.empty();
      return bytes;
    },
  };
}
