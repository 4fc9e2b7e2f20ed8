import { z } from 'zod';
import { optionalLine } from '~/platform/typed-text.server.ts';
import { idDocumentKinds } from './id-document.ts';

/** The form of the identity document, by `intent`. */
export const idDocumentForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('choose'), kind: z.enum(idDocumentKinds) }),
  z.object({
    intent: z.literal('upload'),
    label: optionalLine(100).default(''),
    /** The file itself, or the key of one that was uploaded by a signed URL. */
    file: z.file().optional(),
    upload: optionalLine(400).optional(),
  }),
  z.object({ intent: z.literal('remove'), side: z.enum(['front', 'back']) }),
]);

export type IdDocumentChange = z.infer<typeof idDocumentForm>;
