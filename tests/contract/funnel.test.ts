import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpFunnel } from '~/integrations/funnel/http.server.ts';
import { createLocalFunnel } from '~/integrations/funnel/local.server.ts';
import { getJson, postJson } from '~/integrations/json-calls.server.ts';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';

/** Accepts contacts as a funnel service does. */
class FunnelServer {
  received: { line: string; key: unknown; body: unknown }[] = [];
  known: object[] = [];
  status = 201;
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      const key = req.headers['x-api-key'];
      this.received.push({ line: `${req.method} ${req.url}`, key, body: body ? JSON.parse(body) : undefined });
      const isRead = req.method === 'GET';
      const isBroken = req.url?.endsWith('/broken') ?? false;
      res.writeHead(isBroken ? 500 : isRead ? 200 : this.status, { 'Content-Type': 'application/json' });
      res.end(req.url?.endsWith('/words') ? 'no JSON' : isRead ? JSON.stringify(this.known) : '{}');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const contact = { email_address: 'lea@example.ch', first_name: 'Lea', last_name: '' };
const server = new FunnelServer();
let url = '';

beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received = [];
  server.known = [];
  server.status = 201;
});

const create = () => createHttpFunnel({ url, apiKey: 'key-of-the-funnel' }).createContact(contact, 'key');

describe('the funnel service', () => {
  it('receives a contact with its key, unless it already has it', async () => {
    await create();
    expect(server.received).toEqual([
      { line: 'GET /api/contacts?email_address=lea%40example.ch', key: 'key-of-the-funnel', body: undefined },
      { line: 'POST /api/contacts', key: 'key-of-the-funnel', body: { contact } },
    ]);
    server.received = [];
    server.known = [{ id: 1, email_address: 'lea@example.ch' }];
    await create();
    expect(server.received).toHaveLength(1);
  });

  it('that is down lets the job run again; a refusal for good ends it', async () => {
    server.status = 503;
    await expect(create()).rejects.toThrow('503');
    server.status = 422;
    await expect(create()).resolves.toBeUndefined();
    await expect(
      createHttpFunnel({ url: 'http://127.0.0.1:1', apiKey: 'key-of-the-funnel' }).createContact(contact, 'key'),
    ).rejects.toThrow('no response');
  });
});

describe('the helpers of calls', () => {
  it('post JSON with a key header, and return the answer unchanged', async () => {
    server.status = 400;
    const answer = await postJson(`${url}/rows`, { a: 1 }, { apiKey: 'secret-key' });
    expect(answer).toMatchObject({ status: 400, statusText: 'Bad Request', body: '{}' });
    expect(server.received).toEqual([{ line: 'POST /api/rows', key: 'secret-key', body: { a: 1 } }]);
    await postJson(`${url}/rows`, {});
    expect(server.received[1]?.key).toBeUndefined();
  });

  it('return null if there is no answer, and log it (spec §8)', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    expect(await postJson('http://127.0.0.1:1/x', {})).toBeNull();
    expect(await getJson('http://127.0.0.1:1/x')).toBeNull();
    expect(warn.mock.calls.map(([what]) => what)).toMatchObject([{ host: '127.0.0.1:1' }, { host: '127.0.0.1:1' }]);
    warn.mockRestore();
  });

  it('read JSON, and return null for anything else', async () => {
    server.known = [{ id: 7 }];
    expect(await getJson(`${url}/contacts`)).toEqual([{ id: 7 }]);
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    expect(await getJson(`${url}/broken`)).toBeNull();
    expect(await getJson(`${url}/words`)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe('the local funnel', () => {
  it('stores a contact once, however often it is sent', async () => {
    const key = randomUUID();
    const funnel = createLocalFunnel();
    await Promise.all([funnel.createContact(contact, key), funnel.createContact(contact, key)]);
    expect(await db.localMessage.findMany({ where: { idempotencyKey: key } })).toMatchObject([
      { kind: 'funnel', payload: contact },
    ]);
  });
});
