import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The identity that the server returns. */
export interface GoogleUser {
  sub: string;
  email: string;
  email_verified: boolean;
}

/** A server that answers as Google does when the shop asks for an identity. */
export class GoogleServer {
  readonly #users = new Map<string, GoogleUser>();
  #server: Server | undefined;

  /** @returns its address */
  async start(): Promise<string> {
    this.#server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        const { pathname, searchParams } = new URL(req.url ?? '/', 'http://google.invalid');
        if (pathname === '/o/oauth2/v2/auth') return this.#ask(res, searchParams);
        if (pathname === '/agree') return this.#leadBack(res, searchParams);
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

  /** A user agrees there. @returns the code that is sent to the shop */
  agree(user: GoogleUser): string {
    const code = randomUUID();
    this.#users.set(code, user);
    return code;
  }

  /** The page on which a user confirms or cancels. */
  #ask(res: ServerResponse, query: URLSearchParams): void {
    const hidden = ['redirect_uri', 'state'].map(
      (name) => `<input type="hidden" name="${name}" value="${(query.get(name) ?? '').replaceAll('"', '&quot;')}">`,
    );
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html><html lang="en">
      <title>Google</title><link rel="icon" href="data:,"><form action="/agree">${hidden.join('')}
      <label>Email <input name="email"></label><label><input type="checkbox" name="verified"> Verified</label>
      <button name="answer" value="yes">Continue</button><button name="answer" value="no">Cancel</button></form></html>`);
  }

  #leadBack(res: ServerResponse, query: URLSearchParams): void {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    const email = query.get('email') ?? '';
    if (query.get('answer') !== 'yes') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', this.agree({ sub: email, email, email_verified: query.has('verified') }));
    res.writeHead(302, { Location: back.href }).end();
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
