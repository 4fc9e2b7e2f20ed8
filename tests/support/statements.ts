import pg from 'pg';
import { vi } from 'vitest';
import { openDedicatedConnection } from '~/platform/own-connection.server.ts';

/** A statement that a pool of `sql.server.ts` was given. */
export interface Statement {
  pool: pg.Pool;
  text: string;
  values: unknown[];
}

/** Notes the statements that pools are given from now on, transactions aside. @returns what was noted so far, and starts anew */
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
