import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A path to the database that can be closed and opened: closed, it refuses new connections and breaks open ones, as a
 * stopped Postgres does; frozen, it accepts connections and never answers, as a broken network does.
 */
export class DatabaseGate {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #frozen = false;

  constructor(url: string) {
    this.#target = new URL(url);
  }

  /** The database's address through the gate. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  async open(): Promise<void> {
    this.#frozen = false;
    if (this.#server) return this.#breakAll();
    const server = createServer((socket) => this.#pass(socket));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    this.#breakAll();
    await closed;
  }

  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause().unpipe();
  }

  #breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #pass(inner: Socket): void {
    this.#keep(inner);
    if (this.#frozen) return;
    const outer = connect(Number(this.#target.port || 5432), this.#target.hostname);
    this.#keep(outer);
    inner.pipe(outer).pipe(inner);
    inner.once('close', () => outer.destroy());
    outer.once('close', () => inner.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
