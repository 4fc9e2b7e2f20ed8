import postgres from 'postgres';
import { env } from './env.server.ts';
import { singleton } from './singleton.server.ts';

/**
 * postgres.js, for what Prisma has no words for: LISTEN/NOTIFY, COPY, and the hottest reads. Identifiers and values are
 * always bound by its template tag.
 */
export const sql = singleton('sql', () =>
  postgres(env().DATABASE_URL, {
    max: env().DATABASE_POOL_SIZE,
    connect_timeout: 3,
    idle_timeout: 30,
    onnotice: () => {},
  }),
);
