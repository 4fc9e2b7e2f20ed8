import { Prisma } from './db.server.ts';
import type { Direction } from './list-query.ts';

export const directionSql: Readonly<Record<Direction, Prisma.Sql>> = {
  ascending: Prisma.sql`asc`,
  descending: Prisma.sql`desc`,
};

export const prismaDirection = { ascending: 'asc', descending: 'desc' } as const satisfies Record<Direction, string>;
