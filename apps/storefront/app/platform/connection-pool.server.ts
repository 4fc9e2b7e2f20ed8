import pg from 'pg';
import { visibleInstance } from './instance-scope.server.ts';

/** The role that works for one instance: it owns nothing, and row-level security holds for it (decision 103). */
const ROLE = 'velory_shop';

/** What a connection was told last of whose rows it shows; those that were told nothing show all. */
const shown = new WeakMap<pg.PoolClient, string | null>();

async function tell(client: pg.PoolClient, instance: string | null): Promise<void> {
  await client.query("select set_config('velory.instance', $1, false), set_config('role', $2, false)", [
    instance ?? '',
    instance === null ? 'none' : ROLE,
  ]);
  shown.set(client, instance);
}

const knows = (client: pg.PoolClient, instance: string | null): boolean => (shown.get(client) ?? null) === instance;

type Done = (release?: unknown) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/** A pool whose connections show the rows of the instance alone whose work they are taken for. */
class InstancePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const instance = visibleInstance();
    if (!callback) return this.#taken(instance);
    super.connect((error, client, done) => {
      if (!client || knows(client, instance)) return callback(error, client, done);
      tell(client, instance).then(
        () => callback(undefined, client, done),
        (failure: Error) => {
          done(failure);
          callback(failure, undefined, () => undefined);
        },
      );
    });
  }

  async #taken(instance: string | null): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (knows(client, instance)) return client;
    try {
      await tell(client, instance);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  }
}

/**
 * A pool of connections through pg, whose losses end as failed queries only. A connection that breaks off says so by an
 * `error` event too; where nobody listens in that moment, as between its leaving the pool and its first query, Node ends
 * the process. Here somebody always listens; the pool replaces what is broken by itself.
 */
export function connectionPool(config: pg.PoolConfig): pg.Pool {
  const pool = new InstancePool(config);
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
