import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '~/integrations/financing-partner/financing-partner.ts';
import { createHttpFinancingPartner } from '~/integrations/financing-partner/http.server.ts';
import { createLocalFinancingPartner } from '~/integrations/financing-partner/local.server.ts';
import { createHttpLogisticsPartner } from '~/integrations/logistics-partner/http.server.ts';
import { createLocalLogisticsPartner } from '~/integrations/logistics-partner/local.server.ts';
import type { DeliveryOrder } from '~/integrations/logistics-partner/logistics-partner.ts';
import { db } from '~/platform/db.server.ts';

/** Accepts messages as a partner's API does. */
class PartnerServer {
  received: { line: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  answer = { status: 202, text: '{}' };
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      this.received.push({ line: `${req.method} ${req.url}`, headers: req.headers, body: JSON.parse(body) });
      res.writeHead(this.answer.status, { Location: '/elsewhere' }).end(this.answer.text);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const person = { street: 'Seestrasse', houseNumber: '7', zip: '8002', city: 'Zürich', country: 'CH' };
const reach = { email: 'mia@example.ch', phone: '+41 79 123 45 67' };

const application: Application = {
  order: 'VE-7K3M-Q9TF',
  language: 'de',
  orderedAt: '2026-11-20T13:12:00.000Z',
  applicant: { firstname: 'Mia', lastname: 'Keller', ...reach, ...person },
  items: [{ name: 'Allegro Limmat 5', price: 432_000 }],
  total: 432_000,
  downPayment: 108_000,
  months: 36,
  schedule: [{ kind: 'down-payment', date: '2026-11-20', amount: 108_000, employer: 0 }],
  identityDocument: {
    kind: 'passport',
    pictures: [{ side: 'front', url: 'https://velory.example/x', expiresAt: '2026-11-27T13:12:00.000Z' }],
  },
};

const delivery: DeliveryOrder = {
  order: 'VE-7K3M-Q9TF',
  language: 'fr',
  recipient: { name: 'Mia Keller', ...reach, ...person },
  items: [{ name: 'Allegro Limmat 5', sku: 'AL5-M', size: 'M', colour: 'Nebelgrau', addOn: 'Rétroviseur gauche' }],
  expectedDelivery: '2026-12-04',
};

describe('the APIs of partners', () => {
  const server = new PartnerServer();
  let api = { url: '', apiKey: 'key-of-the-shop' };

  beforeAll(async () => {
    api = { ...api, url: await server.start() };
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.received = [];
    server.answer = { status: 202, text: '{}' };
  });

  it("receive what they need, with the shop's key and the idempotency key", async () => {
    const financing = createHttpFinancingPartner(api);
    const logistics = createHttpLogisticsPartner(api);
    await financing.submitApplication(application, 'one');
    await financing.handOverContract({ ...application, signedAt: '2026-11-21T08:40:00.000Z' }, 'two');
    await financing.cancel('VE-7K3M-Q9TF', 'three');
    await logistics.handOver(delivery, 'four');
    await logistics.cancel('VE-7K3M-Q9TF', 'five');
    expect(server.received.map(({ line, headers }) => [line, headers['idempotency-key']])).toEqual([
      ['POST /v1/applications', 'one'],
      ['POST /v1/contracts', 'two'],
      ['POST /v1/cancellations', 'three'],
      ['POST /v1/orders', 'four'],
      ['POST /v1/cancellations', 'five'],
    ]);
    expect(server.received.every(({ headers }) => headers.authorization === 'Bearer key-of-the-shop')).toBe(true);
    expect(server.received.map(({ body }) => body)).toEqual([
      application,
      { ...application, signedAt: '2026-11-21T08:40:00.000Z' },
      { order: 'VE-7K3M-Q9TF' },
      delivery,
      { order: 'VE-7K3M-Q9TF' },
    ]);
  });

  it.each([
    [503, 'busy'],
    [422, 'unknown product'],
    [302, ''],
  ])('that answer %d make the delivery fail, without revealing the key', async (status, text) => {
    server.answer = { status, text };
    const delivered = createHttpLogisticsPartner(api).handOver(delivery, 'key');
    await expect(delivered).rejects.toThrow(status === 302 ? /./ : `/orders with ${status}: ${text}`);
    await expect(delivered).rejects.not.toThrow(/key-of-the-shop/);
  });

  it('that are unreachable make the delivery fail', async () => {
    const unreachable = createHttpFinancingPartner({ url: 'http://127.0.0.1:1', apiKey: '' });
    await expect(unreachable.submitApplication(application, 'key')).rejects.toThrow();
  });
});

describe('the local partners', () => {
  it('store each message once, however often it is delivered', async () => {
    const first = randomUUID();
    const second = randomUUID();
    await Promise.all([1, 2, 3].map(() => createLocalFinancingPartner().submitApplication(application, first)));
    await createLocalLogisticsPartner().handOver(delivery, second);
    await createLocalLogisticsPartner().handOver(delivery, second);
    const stored = await db.localMessage.findMany({ where: { idempotencyKey: { in: [first, second] } } });
    expect(stored.map(({ kind }) => kind).sort()).toEqual(['financing-partner', 'logistics-partner']);
    expect(stored.find(({ kind }) => kind === 'financing-partner')?.payload).toMatchObject({
      message: 'application',
      order: 'VE-7K3M-Q9TF',
      downPayment: 108_000,
    });
  });
});
