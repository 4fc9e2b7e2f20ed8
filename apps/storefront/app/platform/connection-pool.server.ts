import { Socket } from 'node:net';
import pg from 'pg';
import { visibleInstance } from './instance-scope.server.ts';
import { startTimeLimit } from './time-limit.server.ts';

/** The role that works for one instance: it owns nothing, and row-level security holds for it (decision 110). */
const ROLE = 'velory_shop';

/** Says to row-level security that the work concerns the rows of all instances. */
export const ALL_INSTANCES = '*';

/**
 * How long it is waited for a connection, ms in which the event loop is free. On a machine that has much else to do a
 * shopper rather waits than is told that something failed; one that refuses is known at once, one that answers nothing
 * after this time.
 */
export const CONNECTION_WAIT_MS = 10_000;

/** What a connection was told last of whose rows it shows; one of the role's that was told nothing shows none. */
const shown = new WeakMap<pg.PoolClient, string | null>();

/**
 * Whatever the login may do (it may be the owner's), what is for one instance takes the role; the rest works as the
 * login.
 */
async function notify(client: pg.PoolClient, instance: string | null): Promise<void> {
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
 * Gives a connection back the first time alone. graphile-worker gives the one it listens by back twice where it stops
 * while its LISTEN is under way and the connection breaks off then: pg throws at the second, where no one would catch
 * it.
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

/**
 * A client whose connection has to stand within a time in which the event loop is free; pg's own limit counts the wall
 * clock.
 */
const limitedClient = (wait: number) =>
  class extends pg.Client {
    /** The pool connects it at once. */
    constructor(settings?: pg.ClientConfig) {
      const socket = new Socket();
      super({ ...settings, stream: () => socket });
      const cancel = startTimeLimit(wait, () => socket.destroy(new Error('timeout expired')));
      this.once('connect', cancel).once('end', cancel);
    }
  };

interface PoolSettings extends Omit<pg.PoolConfig, 'connectionTimeoutMillis'> {
  connectionString: string;
  /** ms in which the event loop is free that it is waited for a connection; without, as long as it takes. */
  wait?: number;
  /** Connections show the rows of all instances, whatever the work is for that they are taken for. */
  seesAll?: boolean;
}

/** A pool whose connections show the rows of the instance alone whose work they are taken for. */
class InstancePool extends pg.Pool {
  readonly #wait: number | undefined;
  readonly #seesAll: boolean;

  constructor({ wait, seesAll = false, ...settings }: PoolSettings) {
    super({ ...settings, ...(wait && { Client: limitedClient(wait) }) });
    this.#wait = wait;
    this.#seesAll = seesAll;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const instance = this.#seesAll ? null : visibleInstance();
    if (!callback) return this.#taken(instance);
    this.#connect((error, client, release) => {
      const done = once(release);
      if (!client || knows(client, instance)) return callback(error, client, done);
      notify(client, instance).then(
        () => callback(undefined, client, done),
        (failure: Error) => {
          done(failure);
          callback(failure, undefined, () => undefined);
        },
      );
    });
  }

  /** Waits for a connection, within the limit. One that comes later goes back. */
  #connect(callback: Callback): void {
    if (!this.#wait) return super.connect(callback);
    let isLate = false;
    const cancel = startTimeLimit(this.#wait, () => {
      isLate = true;
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
    });
    super.connect((error, client, release) => {
      cancel();
      if (!isLate) callback(error, client, release);
      else if (client) release();
    });
  }

  async #taken(instance: string | null): Promise<pg.PoolClient> {
    const client = await new Promise<pg.PoolClient>((resolve, reject) => {
      this.#connect((error, taken) => {
        if (taken) resolve(taken);
        else reject(error ?? new Error('The pool gave no connection'));
      });
    });
    if (knows(client, instance)) return client;
    try {
      await notify(client, instance);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  }
}

/**
 * A pool of connections through pg, whose losses end as failed queries only. A connection that breaks off says so by an
 * `error` event too; where no one listens in that moment, as between its leaving the pool and its first query, Node
 * ends the process. Here a person always listens; the pool replaces what is broken by itself.
 */
export function connectionPool(settings: PoolSettings): pg.Pool {
  const pool = new InstancePool(settings);
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
