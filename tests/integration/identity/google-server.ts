import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server says of whoever signs in. */
export interface GoogleUser {
  sub: string;
  email: string;
  email_verified: boolean;
}

/** A server that answers as Google does where the shop asks who somebody is. */
export class GoogleServer {
  readonly #users = new Map<string, GoogleUser>();
  #server: Server | undefined;

  /** @returns its address */
  async start(): Promise<string> {
    this.#server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        const [status, answer] = req.url === '/token' ? this.#token(body) : this.#userInfo(req.headers.authorization);
        res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => this.#server?.once('listening', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Somebody agrees there. @returns the code that the shop is sent */
  agree(user: GoogleUser): string {
    const code = randomUUID();
    this.#users.set(code, user);
    return code;
  }

  #token(body: string): [number, object] {
    const form = new URLSearchParams(body);
    const code = form.get('code') ?? '';
    const isRight = form.get('client_id') === 'velory-test' && form.get('client_secret') === 'google-secret';
    if (!isRight || !this.#users.has(code)) return [400, { error: 'invalid_grant' }];
    return [200, { access_token: code, token_type: 'Bearer', expires_in: 3600 }];
  }

  #userInfo(authorization = ''): [number, object] {
    const user = this.#users.get(authorization.replace('Bearer ', ''));
    return user ? [200, user] : [401, { error: 'invalid_token' }];
  }
}
