import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';

/** A transaction of a page, as Payrexx reports it. */
export interface PayrexxTransaction {
  id: number;
  status: string;
  amount?: number;
  time?: string;
  payment?: { brand: string };
  originalTransactionId?: number;
}

/** A page that was created at the fake provider. */
export interface PayrexxPage {
  id: number;
  hash: string;
  status: string;
  /** Its parameters. */
  form: Record<string, string>;
  transactions: PayrexxTransaction[];
}

/** Answers as Payrexx's REST API is documented: signed calls, one page by id, failures by status or in the body. */
export class PayrexxServer {
  readonly instance = 'velory';
  readonly secret = 'the-api-key-of-the-tests';
  readonly pages = new Map<number, PayrexxPage>();
  /** Answers to give instead of the correct one. */
  failure: { status: number; body: string } | 'silence' | undefined;
  /** Number of received calls. */
  calls = 0;
  #url = '';
  #nextId = 1000;
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => this.#answer(req.method ?? '', new URL(req.url ?? '', 'http://payrexx'), body, res));
  });

  get url(): string {
    return this.#url;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.#url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1.14`;
    return this.#url;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The newest page that was created for a reference. @throws Error if there is none */
  pageOf(reference: string): PayrexxPage {
    const page = [...this.pages.values()].findLast(({ form }) => form.referenceId === reference);
    if (!page) throw new Error(`No page was made for ${reference}.`);
    return page;
  }

  #answer(method: string, url: URL, body: string, res: ServerResponse): void {
    this.calls++;
    if (this.failure === 'silence') return;
    if (this.failure) return void res.writeHead(this.failure.status).end(this.failure.body);
    const send = (status: number, answer: object): void =>
      void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    if (url.searchParams.get('instance') !== this.instance) {
      return send(403, { status: 'error', message: 'The instance does not exist' });
    }
    if (!this.#isSigned(method, url, body))
      return send(403, { status: 'error', message: 'The API secret is not correct' });
    const refunded = /^\/v1\.14\/Transaction\/(\d+)\/refund\/?$/.exec(url.pathname)?.[1];
    if (refunded !== undefined && method === 'POST') {
      const isDone = this.#refund(Number(refunded), Number(new URLSearchParams(body).get('amount')));
      if (isDone) return send(200, { status: 'success', data: [{ id: Number(refunded), status: 'refunded' }] });
      return send(404, { status: 'error', message: 'No transaction of that amount' });
    }
    const id = /^\/v1\.14\/Gateway\/(\d*)\/?$/.exec(url.pathname)?.[1];
    if (id === undefined) return send(404, { status: 'error', message: 'No such resource' });
    const page = method === 'POST' ? this.#create(body) : this.pages.get(Number(id));
    if (!page) return send(404, { status: 'error', message: 'No Gateway found with id' });
    send(200, { status: 'success', data: [this.#shown(page)] });
  }

  /** The signature covers everything that is sent except the instance and itself. */
  #isSigned(method: string, url: URL, body: string): boolean {
    const form = method === 'GET' ? '' : body.replace(/&?ApiSignature=[^&]*$/, '');
    const sent = (method === 'GET' ? url.searchParams : new URLSearchParams(body)).get('ApiSignature');
    return sent === createHmac('sha256', this.secret).update(form).digest('base64');
  }

  #refund(id: number, amount: number): boolean {
    const transaction = [...this.pages.values()]
      .flatMap(({ transactions }) => transactions)
      .find((each) => each.id === id);
    if (!transaction || (transaction.amount ?? 0) < amount) return false;
    transaction.status = transaction.amount === amount ? 'refunded' : 'partially-refunded';
    return true;
  }

  #create(body: string): PayrexxPage {
    const form = Object.fromEntries(new URLSearchParams(body));
    const id = this.#nextId++;
    const page = {
      id,
      hash: createHmac('md5', 'page').update(String(id)).digest('hex'),
      status: 'waiting',
      form,
      transactions: [],
    };
    this.pages.set(id, page);
    return page;
  }

  #shown({ id, hash, status, form, transactions }: PayrexxPage): object {
    return {
      id,
      hash,
      status,
      link: `https://velory.payrexx.example/?payment=${hash}`,
      referenceId: form.referenceId,
      amount: Number(form.amount),
      currency: form.currency,
      invoices: [{ referenceId: form.referenceId, currency: form.currency, transactions }],
      createdAt: 1_795_000_000,
    };
  }
}
