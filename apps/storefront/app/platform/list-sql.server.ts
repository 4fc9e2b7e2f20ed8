import { Prisma } from './db.server.ts';
import type { Direction } from './list-query.ts';

/** The direction of a list in SQL. */
export const directionSql: Readonly<Record<Direction, Prisma.Sql>> = {
  ascending: Prisma.sql`asc`,
  descending: Prisma.sql`desc`,
};

/** The same for Prisma. */
export const prismaDirection = { ascending: 'asc', descending: 'desc' } as const satisfies Record<Direction, string>;
