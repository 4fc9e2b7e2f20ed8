import { type DedicatedConnection, openDedicatedConnection } from '~/platform/own-connection.server.ts';
import { withinTimeLimit } from '~/platform/time-limit.server.ts';

/** ms that the question may take while the event loop is free: a busy process says nothing of its database. */
const TIMEOUT = 1000;

export interface Readiness {
  ready: boolean;
  /** Why not, in words for anyone who operates the shop. */
  reason?: string;
}

export interface ReadinessOptions {
  databaseUrl: string;
  /** Folder name of the newest migration that this build needs; undefined asks for none. */
  migration?: string;
}

/** Asks the database over a connection of its own, which busy pages cannot keep waiting. */
export class ReadinessCheck {
  readonly #options: ReadinessOptions;
  #connection: DedicatedConnection | undefined;
  #asking: Promise<Readiness> | undefined;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  /** Whether requests can be served as they should be. Takes a second at most; questions at the same time are one. */
  ask(): Promise<Readiness> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Closes the connection; the next question opens another. */
  stop(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.close();
  }

  async #ask(): Promise<Readiness> {
    try {
      return await withinTimeLimit(this.#query(), TIMEOUT);
    } catch {
      // A connection that hangs would keep the next question waiting too.
      this.stop();
      return { ready: false, reason: 'The database does not answer' };
    }
  }

  async #query(): Promise<Readiness> {
    const { client, connected } = (this.#connection ??= this.#connect());
    await connected;
    const { migration } = this.#options;
    if (!migration) {
      await client.query('select 1');
      return { ready: true };
    }
    const { rows } = await client.query<{ found: string | null }>(
      `select to_regclass('_prisma_migrations')::text as found`,
    );
    const applied = rows[0]?.found
      ? await client.query(
          `select 1 from _prisma_migrations
          where migration_name = $1 and finished_at is not null and rolled_back_at is null`,
          [migration],
        )
      : undefined;
    return applied?.rowCount
      ? { ready: true }
      : { ready: false, reason: `The migration ${migration} is not applied yet` };
  }

  #connect(): DedicatedConnection {
    const connection = openDedicatedConnection(this.#options.databaseUrl, () => {
      if (connection === this.#connection) this.#connection = undefined;
    });
    return connection;
  }
}
