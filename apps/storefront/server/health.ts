import postgres from 'postgres';
import { withinTimeLimit } from '~/platform/time-limit.server.ts';

/** ms that the question may take while the event loop is free: a busy process says nothing of its database. */
const TIMEOUT = 1000;

export interface Readiness {
  ready: boolean;
  /** Why not, in words for whoever operates the shop. */
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
  #sql: postgres.Sql | undefined;
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
  async stop(): Promise<void> {
    const sql = this.#sql;
    this.#sql = undefined;
    await sql?.end({ timeout: 0 }).catch(() => undefined);
  }

  async #ask(): Promise<Readiness> {
    try {
      return await withinTimeLimit(this.#query(), TIMEOUT);
    } catch {
      // A connection that hangs would keep the next question waiting too.
      void this.stop();
      return { ready: false, reason: 'The database does not answer' };
    }
  }

  async #query(): Promise<Readiness> {
    const { databaseUrl, migration } = this.#options;
    const sql = (this.#sql ??= postgres(databaseUrl, {
      max: 1,
      connect_timeout: 0, // the limit of the question ends it
      idle_timeout: 30,
      onnotice: () => {},
    }));
    if (!migration) {
      await sql`select 1`;
      return { ready: true };
    }
    const tables = await sql<{ found: string | null }[]>`select to_regclass('_prisma_migrations')::text as found`;
    const applied = tables[0]?.found
      ? await sql`
          select 1 from _prisma_migrations
          where migration_name = ${migration} and finished_at is not null and rolled_back_at is null`
      : [];
    return applied.length > 0
      ? { ready: true }
      : { ready: false, reason: `The migration ${migration} is not applied yet` };
  }
}
