import pg from 'pg';
import { vi } from 'vitest';
import { openDedicatedConnection } from '~/platform/own-connection.server.ts';

/** A statement that a pool of `sql.server.ts` received. */
export interface Statement {
  pool: pg.Pool;
  text: string;
  values: unknown[];
}

/**
 * Records the statements that pools receive from now on, transactions excluded.
 * @returns the records so far, and starts again
 */
export function watchStatements(): { take(): Statement[]; stop(): void } {
  const watched = vi.spyOn(pg.Pool.prototype, 'query');
  return {
    take() {
      const { calls, contexts } = watched.mock;
      const statements = calls.map((call, index) => {
        const { text, values = [] } = call[0] as unknown as pg.QueryConfig<unknown[]>;
        return { pool: contexts[index] as pg.Pool, text, values };
      });
      watched.mockClear();
      return statements;
    },
    stop: () => watched.mockRestore(),
  };
}

/** Listens to a channel of the test's database until `stop` is called. */
export async function listenTo(channel: string, onPayload: (payload: string) => void): Promise<{ stop(): void }> {
  const { client, connected, close } = openDedicatedConnection(process.env.DATABASE_URL ?? '');
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  await connected;
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  return { stop: close };
}
