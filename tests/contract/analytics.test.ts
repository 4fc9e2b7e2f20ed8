import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGoogleAnalytics } from '~/integrations/analytics/google.server.ts';

const received: { url: string | undefined; body: unknown }[] = [];
let status = 204;
const server: Server = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.once('end', () => {
    received.push({ url: req.url, body: JSON.parse(body) });
    res.writeHead(status).end();
  });
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const purchase = {
  clientId: '1.2',
  orderNumber: 'V-1',
  value: 4320,
  items: [{ id: 'limmat-5', name: 'Limmat 5', price: 4320, quantity: 1 }],
};

it('Google receives a purchase as its Measurement Protocol requires, and nothing personal', async () => {
  const analytics = createGoogleAnalytics({ measurementId: 'G-TEST', apiSecret: 'secret', baseUrl });
  await analytics.purchase(purchase, 'key');
  expect(received[0]?.url).toBe('/mp/collect?measurement_id=G-TEST&api_secret=secret');
  expect(received[0]?.body).toEqual({
    client_id: '1.2',
    non_personalized_ads: true,
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: 'V-1',
          currency: 'CHF',
          value: 4320,
          items: [{ item_id: 'limmat-5', item_name: 'Limmat 5', price: 4320, quantity: 1 }],
        },
      },
    ],
  });
});

it('A purchase that was not accepted is reported again', async () => {
  status = 503;
  const analytics = createGoogleAnalytics({ measurementId: 'G-TEST', apiSecret: 'secret', baseUrl });
  await expect(analytics.purchase(purchase, 'key')).rejects.toThrow('503');
});
