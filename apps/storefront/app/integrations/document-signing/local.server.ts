import { createHash } from 'node:crypto';
import { db } from '~/platform/db.server.ts';
import { contractPdf } from './contract-pdf.server.ts';
import type { DocumentSigning } from './document-signing.ts';
import { DownloadError } from './download-error.ts';

/** Makes the contracts itself, to be printed and signed by hand, and keeps them in the shop's database. */
export function createLocalDocumentSigning(database: Pick<typeof db, 'localDocument'> = db): DocumentSigning {
  return {
    async create(contract, idempotencyKey) {
      const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
      const made = await database.localDocument.findUnique({ where: { id }, select: { id: true } });
      if (made) return { id };
      const pdf = new Uint8Array(await contractPdf(contract));
      // Of two attempts at once the first one stays.
      await database.localDocument.createMany({ data: [{ id, pdf }], skipDuplicates: true });
      return { id };
    },
    async download(id) {
      const document = await database.localDocument.findUnique({ where: { id }, select: { pdf: true } });
      if (!document) throw DownloadError.status(404);
      if (document.pdf.length === 0) throw DownloadError.empty();
      return Buffer.from(document.pdf);
    },
  };
}
