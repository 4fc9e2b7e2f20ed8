/** A route's answer: its redirect, or its page's data. */
export interface RouteAnswer {
  status: number;
  location: string | null;
  /** Data of the page, as its component receives it. */
  data: Record<string, unknown>;
  headers: Headers;
}

/** A route's loader or action. */
type Route = (args: { request: Request; params: Record<string, never>; context: Record<string, never> }) => unknown;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

/** A shopper's browser that stores cookies and calls routes directly. */
export class Device {
  readonly #cookies = new Map<string, string>();

  /** @param userAgent its name */
  constructor(private readonly userAgent: string = FIREFOX) {}

  /** The `Cookie` header it sends. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes over a session that a test has created. */
  plant(cookie: string): void {
    for (const pair of cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      this.#cookies.set(name, value);
    }
  }

  /** A request of this browser. @param form fields of a POST; absent for a GET */
  request(path: string, form?: Record<string, string>): Request {
    return new Request(`http://localhost:3000${path}`, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { Cookie: this.cookie, 'User-Agent': this.userAgent, Accept: 'text/html' },
    });
  }

  /** Calls a route's loader or action, and stores the cookies of its answer. */
  async ask(route: Route, path: string, form?: Record<string, string>): Promise<RouteAnswer> {
    const answer = await route({ request: this.request(path, form), params: {}, context: {} });
    const isResponse = answer instanceof Response;
    // A loader answers with a plain object, or with one in `data()` that has a status and headers.
    const isWrapped = !isResponse && (answer as { type?: unknown }).type === 'DataWithResponseInit';
    const { data, init } = (isWrapped ? answer : { data: isResponse ? {} : answer }) as {
      data: Record<string, unknown>;
      init?: ResponseInit | null;
    };
    const headers = isResponse ? answer.headers : new Headers(init?.headers);
    this.receive(headers);
    const status = isResponse ? answer.status : (init?.status ?? 200);
    return { status, location: isResponse ? headers.get('Location') : null, data, headers };
  }

  /** Stores an answer's cookies; those without a value are removed. */
  receive(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
