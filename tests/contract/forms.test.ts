import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '~/platform/log.server.ts';
import { createHubspotForms } from '~/integrations/forms/hubspot.server.ts';
import { createLocalForms } from '~/integrations/forms/local.server.ts';
import { db } from '~/platform/db.server.ts';

interface Received {
  method?: string;
  path?: string;
  type?: string;
  body: unknown;
}

/** Accepts forms as HubSpot's forms API does. */
class FormsServer {
  received: Received[] = [];
  answer = { status: 200, body: '{"inlineMessage":"Thanks for submitting the form."}' };
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      const type = req.headers['content-type'];
      this.received.push({ method: req.method, path: req.url, type, body: JSON.parse(body) });
      res.writeHead(this.answer.status, { 'Content-Type': 'application/json;charset=utf-8' }).end(this.answer.body);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const submission = {
  formId: '1a2b-3c',
  fields: [
    { name: 'email', value: 'mia@example.ch' },
    { name: 'abandoned_cart_link', value: 'https://www.velory.example/cart/abc' },
  ],
  context: { pageUri: 'https://www.velory.example/checkout/angaben/' },
};

describe('HubSpot', () => {
  const server = new FormsServer();
  let baseUrl = '';

  beforeAll(async () => {
    baseUrl = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.received = [];
    server.answer = { status: 200, body: '{"inlineMessage":"Thanks for submitting the form."}' };
  });

  it('receives fields and context at the address of account and form', async () => {
    const answer = await createHubspotForms({ baseUrl, portalId: '42' }).submit(submission, 'key');
    expect(server.received).toEqual([
      {
        method: 'POST',
        path: '/submissions/v3/integration/submit/42/1a2b-3c',
        type: 'application/json',
        body: { fields: submission.fields, context: submission.context },
      },
    ]);
    expect(answer).toMatchObject({ status: 200, statusText: 'OK', body: server.answer.body });
  });

  it('that refuses with 400 has its status text logged (spec §7)', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    server.answer = { status: 400, body: '{}' };
    await createHubspotForms({ baseUrl, portalId: '42' }).submit(submission, 'key');
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ statusText: 'Bad Request' }), expect.any(String)]]);
    warn.mockRestore();
  });

  it('that refuses is answered with its own answer', async () => {
    const body = '{"status":"error","message":"The request is not valid","errors":[{"errorType":"INVALID_EMAIL"}]}';
    server.answer = { status: 400, body };
    const answer = await createHubspotForms({ baseUrl, portalId: '42' }).submit(submission, 'key');
    expect(answer).toMatchObject({ status: 400, statusText: 'Bad Request', body });
  });

  it('that is unreachable gives null', async () => {
    const forms = createHubspotForms({ baseUrl: 'http://127.0.0.1:1', portalId: '42' });
    expect(await forms.submit(submission, 'key')).toBeNull();
  });
});

describe('the local forms', () => {
  it('store a form once, however often it is sent', async () => {
    const key = randomUUID();
    const forms = createLocalForms();
    await Promise.all([forms.submit(submission, key), forms.submit(submission, key)]);
    expect(await forms.submit(submission, key)).toMatchObject({ status: 200 });
    const stored = await db.localMessage.findMany({ where: { idempotencyKey: key } });
    expect(stored).toMatchObject([{ kind: 'forms', payload: submission }]);
  });
});
