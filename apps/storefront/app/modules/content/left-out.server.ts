import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { leftOutEntrySchema } from './left-out.schema.server.ts';

type LeftOutEntry = z.output<typeof leftOutEntrySchema>;

const stored = z.array(leftOutEntrySchema.omit({ type: true }));

/** All entries that the last refresh of their type has left out, whole or in part. */
export async function leftOutEntries(): Promise<LeftOutEntry[]> {
  const rows = await db.contentSnapshot.findMany({ select: { type: true, leftOut: true }, orderBy: { type: 'asc' } });
  return rows.flatMap(({ type, leftOut }) => stored.parse(leftOut).map((entry) => ({ type, ...entry })));
}
