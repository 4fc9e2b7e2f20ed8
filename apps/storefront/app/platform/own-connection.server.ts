import { Socket } from 'node:net';
import pg from 'pg';

/** A connection of one owner, which can be given up whatever it is doing. */
export interface DedicatedConnection {
  client: pg.Client;
  /** Rejects where it does not come about, or was closed before. */
  connected: Promise<unknown>;
  /** Closes it at once: nothing is waited for. What runs on it fails. */
  close(): void;
}

/**
 * Opens a connection beside the pools: one that no busy page keeps waiting.
 * @param onEnd called once when an established connection ends, for whatever reason
 */
export function openDedicatedConnection(url: string, onEnd?: () => void): DedicatedConnection {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, stream: () => socket });
  // A connection that breaks off also says so to anyone who waits for an answer; without a listener Node would end the
  // process.
  client.on('error', () => undefined);
  if (onEnd) client.once('end', onEnd);
  return { client, connected: client.connect(), close: () => void socket.destroy() };
}
