import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { boundHeaders } from './outgoing-headers.ts';

let answer: RequestListener;
const server = createServer((req, res) => {
  boundHeaders(res);
  answer(req, res);
});
beforeAll(() => listen(server, { host: '127.0.0.1', port: 0 }));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(listener: RequestListener): Promise<IncomingMessage> {
  answer = listener;
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent: false }, (res) => resolve(res.resume()))
      .once('error', reject)
      .end();
  });
}

const long = `/anmelden?zurueck=${'x'.repeat(5000)}`;

it.each<[string, RequestListener]>([
  ['as an object', (_, res) => res.writeHead(302, { Location: long, 'Set-Cookie': ['a=1', 'b=2'] }).end()],
  ['as a list', (_, res) => res.writeHead(302, ['Location', long, 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end()],
  ['before', (_, res) => res.setHeader('Location', long).setHeader('Set-Cookie', ['a=1', 'b=2']).writeHead(302).end()],
  [
    'without saying so',
    (_, res) => {
      res.statusCode = 302;
      res.setHeader('Location', long).setHeader('Set-Cookie', ['a=1', 'b=2']).end();
    },
  ],
])('headers given %s lose the query of an address that is too long', async (_, listener) => {
  const { statusCode, headers } = await ask(listener);
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/anmelden', ['a=1', 'b=2']]);
});

it('only what a request has put there is left out', async () => {
  const { headers } = await ask((_, res) =>
    res
      .writeHead(200, {
        'Content-Security-Policy': 'x'.repeat(2400),
        'Set-Cookie': ['velory_session=1', `velory_attribution=${'x'.repeat(2000)}`],
      })
      .end(),
  );
  expect(headers['content-security-policy']).toHaveLength(2400);
  expect(headers['set-cookie']).toEqual(['velory_session=1']);
});

it('headers that fit are sent as they are', async () => {
  const location = `/start?x=${'y'.repeat(3000)}`;
  const { headers } = await ask((_, res) => res.writeHead(301, { Location: location, Link: '</a>' }).end());
  expect([headers.location, headers.link]).toEqual([location, '</a>']);
});
