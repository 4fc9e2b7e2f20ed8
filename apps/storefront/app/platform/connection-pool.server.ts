import pg from 'pg';
import { visibleInstance } from './instance-scope.server.ts';

/** The role that works for one instance: it owns nothing, and row-level security holds for it (decision 110). */
const ROLE = 'velory_shop';

/** Says to row-level security that the work concerns the rows of all instances. */
export const ALL_INSTANCES = '*';

/**
 * How long it is waited for a connection, ms. On a machine that has much else to do a shopper rather waits than is told that something
 * failed; one that refuses is known at once, one that answers nothing after this time.
 */
export const CONNECTION_WAIT_MS = 10_000;

/** What a connection was told last of whose rows it shows; one of the role's that was told nothing shows none. */
const shown = new WeakMap<pg.PoolClient, string | null>();

/** Whatever the login may do (it may be the owner's), what is for one instance takes the role; the rest works as the login. */
async function tell(client: pg.PoolClient, instance: string | null): Promise<void> {
  const role = instance === null ? 'none' : ROLE;
  await client.query("select set_config('velory.instance', $1, false), set_config('role', $2, false)", [
    instance ?? ALL_INSTANCES,
    role,
  ]);
  shown.set(client, instance);
}

const knows = (client: pg.PoolClient, instance: string | null): boolean => shown.get(client) === instance;

type Done = (release?: unknown) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/**
 * Gives a connection back the first time alone. graphile-worker gives the one it listens by back twice where it stops while
 * its LISTEN is under way and the connection breaks off then: pg throws at the second, where nobody would catch it.
 */
function once(done: Done | undefined): Done {
  let isReleased = false;
  return (release) => {
    if (isReleased) return;
    isReleased = true;
    // A pool that has ended gives none.
    done?.(release);
  };
}

/** A pool whose connections show the rows of the instance alone whose work they are taken for. */
class InstancePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const instance = visibleInstance();
    if (!callback) return this.#taken(instance);
    super.connect((error, client, release) => {
      const done = once(release);
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
export function connectionPool(config: pg.PoolConfig & { connectionString: string }): pg.Pool {
  const pool = new InstancePool(config);
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
