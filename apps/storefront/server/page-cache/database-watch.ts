import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type DedicatedConnection, openDedicatedConnection } from '~/platform/own-connection.server.ts';
import { withinTimeLimit } from '~/platform/time-limit.server.ts';

/**
 * `up`: queries and notifications arrive, kept pages may be trusted. `unsure`: notifications may have been missed,
 * pages are rendered anew. `down`: the database does not answer, old pages are better than none.
 */
export type DatabaseState = 'up' | 'unsure' | 'down';

export interface DatabaseWatchOptions {
  url: string;
  channel: string;
  /** Called with each notification's payload. */
  onNotification(payload: string): void;
  /** Called when the state becomes `up`: whatever was sent before has not been heard. */
  onUp(): void;
  onChange?(state: DatabaseState): void;
  /** ms between two heartbeats. */
  interval?: number;
}

/** ms that one heartbeat may take while the event loop is free: a busy process says nothing of its database. */
const TIMEOUT = 1500;
const HEARTBEAT = 'heartbeat:';

/**
 * Listens to a notification channel and knows whether it can be relied on: a heartbeat of its own is sent through the
 * database every two seconds and has to come back by the channel.
 */
export class DatabaseWatch {
  readonly #options: DatabaseWatchOptions;
  #connection: DedicatedConnection | undefined;
  #state: DatabaseState = 'unsure';
  #echo: { id: string; arrived: () => void } | undefined;
  #beating: Promise<DatabaseState> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: DatabaseWatchOptions) {
    this.#options = options;
  }

  get state(): DatabaseState {
    return this.#state;
  }

  /** Begins to listen; resolves after the first heartbeat, whatever it found. */
  async start(): Promise<void> {
    await this.check();
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#disconnect();
  }

  /** Sends a heartbeat now, or joins the one that is under way. Takes at most 4.5 s in which the event loop is free. */
  check(): Promise<DatabaseState> {
    this.#beating ??= this.#beat().finally(() => (this.#beating = undefined));
    return this.#beating;
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      void this.check().then(() => this.#schedule());
    }, this.#options.interval ?? 2000);
    this.#timer.unref();
  }

  async #beat(): Promise<DatabaseState> {
    try {
      const { client } = (this.#connection ??= await this.#connect());
      const id = randomUUID();
      const echoed = new Promise<true>((resolve) => (this.#echo = { id, arrived: () => resolve(true) }));
      const beat = client.query('select pg_notify($1, $2)', [this.#options.channel, HEARTBEAT + id]);
      await withinTimeLimit(beat, TIMEOUT);
      const changes = await withinTimeLimit(echoed, TIMEOUT).catch(() => false);
      if (!changes) this.#disconnect();
      this.#enter(changes ? 'up' : 'unsure');
    } catch {
      this.#disconnect();
      this.#enter('down');
    } finally {
      this.#echo = undefined;
    }
    return this.#state;
  }

  async #connect(): Promise<DedicatedConnection> {
    const connection = openDedicatedConnection(this.#options.url, () => this.#lost(connection));
    const { client, connected } = connection;
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    const listening = async () => {
      await connected;
      await client.query(`listen ${pg.escapeIdentifier(this.#options.channel)}`);
    };
    try {
      await withinTimeLimit(listening(), TIMEOUT);
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  /** Until the next connection listens, notifications are lost. */
  #lost(connection: DedicatedConnection): void {
    if (connection !== this.#connection) return;
    this.#connection = undefined;
    this.#enter('unsure');
    void this.check();
  }

  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.close();
  }

  #hear(payload: string): void {
    if (!payload.startsWith(HEARTBEAT)) this.#options.onNotification(payload);
    else if (this.#echo && payload === HEARTBEAT + this.#echo.id) this.#echo.arrived();
  }

  #enter(state: DatabaseState): void {
    if (this.#stopped || state === this.#state) return;
    this.#state = state;
    if (state === 'up') this.#options.onUp();
    this.#options.onChange?.(state);
  }
}
