import { z } from 'zod';
import { typedLine } from '~/platform/typed-text.server.ts';
import { MOST_UPLOAD_BYTES, uploadTypes } from './id-document.ts';

/** `POST /api/cloud-storage/getsignedurl`. */
export const signedUrlSchema = z.object({
  Bucket: typedLine(100),
  /** A file name; the server adds the prefix. */
  Key: typedLine(200),
  ContentType: z.enum(uploadTypes),
  /** Length of the file in bytes; signed if given. Only files with a size are uploaded (spec §5). */
  ContentLength: z.number().int().min(1).max(MOST_UPLOAD_BYTES).optional(),
  idToken: z.string().optional(),
});

/** `POST /api/cloud-storage/deletefile`. */
export const deleteFileSchema = z.object({
  /** The `key` returned by `getsignedurl`. */
  fileName: typedLine(400),
  bucketName: typedLine(100),
  idToken: z.string().optional(),
});
