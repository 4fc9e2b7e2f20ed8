import { z } from 'zod';
import { ticketFolders } from './tickets.ts';

/** The fields of `POST /api/crm/upload-images` (spec §7). */
export const uploadImagesSchema = z
  .object({
    folderPath: z.enum(ticketFolders).meta({ description: 'Folder of the kind of ticket.' }),
    evenDark: z.literal('on').optional().meta({ description: 'Accepts pictures that are too dark.' }),
  })
  .catchall(z.string().meta({ format: 'binary', description: 'JPEG, PNG or WebP, at most 10 MB.' }));

/** What it answers. */
export const uploadImagesAnswer = z.object({
  urls: z.array(z.string()),
  items: z.array(
    z.object({
      side: z.enum(['front', 'back', 'right', 'left']).nullable(),
      link: z.string(),
      digest: z.string().meta({ description: 'Hash of the photograph.' }),
      fileName: z.string().meta({ description: 'With `bucketName` for `deletefile`.' }),
      bucketName: z.string(),
    }),
  ),
});
