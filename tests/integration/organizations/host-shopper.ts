import { request } from 'node:http';

export interface HostAnswer {
  status: number;
  location: string | null;
  cacheControl: string;
  body: string;
  bytes: Buffer;
}

export interface HostAsk {
  form?: Record<string, string>;
  json?: object;
  headers?: Record<string, string>;
}

/** A browser without JavaScript on one host name of the shop, with its own cookie jar. */
export class HostShopper {
  readonly #cookies = new Map<string, string>();

  /** @param host name without the port, such as `werk.localhost` */
  constructor(
    readonly port: number,
    readonly host: string,
  ) {}

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes over cookies that a test has created. */
  plant(cookie: string): this {
    for (const pair of cookie.split('; ')) {
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return this;
  }

  /** Requests without following redirects. */
  ask(path: string, { form, json, headers = {} }: HostAsk = {}): Promise<HostAnswer> {
    const host = `${this.host}:${this.port}`;
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const sent = {
      Host: host,
      Accept: 'text/html,application/xhtml+xml',
      Cookie: this.cookie,
      ...(body === undefined
        ? {}
        : {
            Origin: `http://${host}`,
            'Content-Type': json ? 'application/json' : 'application/x-www-form-urlencoded',
          }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const req = request({ host: '127.0.0.1', port: this.port, path, method, headers: sent, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('error', reject);
        res.once('end', () => {
          for (const line of res.headers['set-cookie'] ?? []) this.#keep(line);
          const bytes = Buffer.concat(chunks);
          resolve({
            status: res.statusCode ?? 0,
            location: res.headers.location ?? null,
            cacheControl: res.headers['cache-control'] ?? '',
            body: bytes.toString('utf8'),
            bytes,
          });
        });
      });
      req.once('error', reject);
      req.end(body);
    });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
