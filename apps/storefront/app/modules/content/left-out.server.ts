import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';

/** An entry of the CMS that the shop can't show, or not whole, and why. */
export const leftOutEntrySchema = z.object({
  type: z.string(),
  documentId: z.string(),
  locale: z.enum(locales),
  /** Whether the whole entry is missing in the shop, or only some of its blocks. */
  isWhole: z.boolean(),
  problems: z.array(z.string()),
});

export type LeftOutEntry = z.output<typeof leftOutEntrySchema>;

const kept = z.array(leftOutEntrySchema.omit({ type: true }));

/** All entries that the last refresh of their type has left out, whole or in part. */
export async function leftOutEntries(): Promise<LeftOutEntry[]> {
  const rows = await db.contentSnapshot.findMany({ select: { type: true, leftOut: true }, orderBy: { type: 'asc' } });
  return rows.flatMap(({ type, leftOut }) => kept.parse(leftOut).map((entry) => ({ type, ...entry })));
}
