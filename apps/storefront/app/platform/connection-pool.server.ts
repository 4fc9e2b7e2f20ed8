import pg from 'pg';
import { visibleInstance } from './instance-scope.server.ts';

/** The role that works for one instance: it owns nothing, and row-level security holds for it (decision 110). */
const ROLE = 'velory_shop';

/** Says to row-level security that the work concerns the rows of all instances. */
export const ALL_INSTANCES = '*';

/** What a connection was told last of whose rows it shows; one of the role's that was told nothing shows none. */
const shown = new WeakMap<pg.PoolClient, string | null>();

/** @param role that it works as from now on; `none` is that of its login */
async function tell(client: pg.PoolClient, instance: string | null, role: string): Promise<void> {
  await client.query("select set_config('velory.instance', $1, false), set_config('role', $2, false)", [
    instance ?? ALL_INSTANCES,
    role,
  ]);
  shown.set(client, instance);
}

const knows = (client: pg.PoolClient, instance: string | null): boolean => shown.get(client) === instance;

type Done = (release?: unknown) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/** A pool whose connections show the rows of the instance alone whose work they are taken for. */
class InstancePool extends pg.Pool {
  readonly #isLogin: boolean;

  constructor(config: pg.PoolConfig & { connectionString: string }) {
    super(config);
    // `npm start` makes a login of its own for each database, which is one of the role.
    this.#isLogin = /^velory_shop(_|$)/.test(decodeURIComponent(new URL(config.connectionString).username));
  }

  /** Where the login is the owner's, what is for one instance takes the role all the same. */
  #tell(client: pg.PoolClient, instance: string | null): Promise<void> {
    return tell(client, instance, instance === null || this.#isLogin ? 'none' : ROLE);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const instance = visibleInstance();
    if (!callback) return this.#taken(instance);
    super.connect((error, client, done) => {
      if (!client || knows(client, instance)) return callback(error, client, done);
      this.#tell(client, instance).then(
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
      await this.#tell(client, instance);
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
