import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';

/** An entry of the CMS that the shop can't show, or not whole, and why. */
export const leftOutEntrySchema = z.object({
  type: z.string(),
  documentId: z.string(),
  locale: z.enum(locales),
  /** Whether the whole entry is missing in the shop, or only some of its blocks. */
  isWhole: z.boolean(),
  problems: z.array(z.string()),
});
