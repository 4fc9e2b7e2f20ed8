import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalTeamChat } from '~/integrations/team-chat/local.server.ts';
import { createSlackTeamChat } from '~/integrations/team-chat/slack.server.ts';
import { db } from '~/platform/db.server.ts';

interface Received {
  method?: string;
  path?: string;
  type?: string;
  body: unknown;
}

/** Answers as hooks.slack.com does. */
class SlackServer {
  received: Received[] = [];
  answer = { status: 200, text: 'ok' };
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      this.received.push({
        method: req.method,
        path: req.url,
        type: req.headers['content-type'],
        body: JSON.parse(body),
      });
      res.writeHead(this.answer.status).end(this.answer.text);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/services/T0/B0/secret`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe('Slack', () => {
  const slack = new SlackServer();
  let webhookUrl = '';

  beforeAll(async () => {
    webhookUrl = await slack.start();
  });
  afterAll(() => slack.stop());
  beforeEach(() => {
    slack.received = [];
    slack.answer = { status: 200, text: 'ok' };
  });

  it('receives the text in the form of its webhooks', async () => {
    await createSlackTeamChat({ webhookUrl }).post({ text: 'Neue Bestellung <A&B> über 4320' }, 'key');
    expect(slack.received).toEqual([
      {
        method: 'POST',
        path: '/services/T0/B0/secret',
        type: 'application/json',
        body: { text: 'Neue Bestellung &lt;A&amp;B&gt; über 4320' },
      },
    ]);
  });

  it('that refuses makes the delivery fail, without revealing the address', async () => {
    slack.answer = { status: 404, text: 'channel_not_found' };
    const delivery = createSlackTeamChat({ webhookUrl }).post({ text: 'x' }, 'key');
    await expect(delivery).rejects.toThrow('Slack responded with 404: channel_not_found');
    await expect(delivery).rejects.not.toThrow(/secret/);
  });

  it('that is unreachable makes the delivery fail', async () => {
    await expect(
      createSlackTeamChat({ webhookUrl: 'http://127.0.0.1:1/' }).post({ text: 'x' }, 'key'),
    ).rejects.toThrow();
  });
});

describe('the local chat', () => {
  it('stores a message once, however often it is delivered', async () => {
    const key = randomUUID();
    const chat = createLocalTeamChat();
    await Promise.all([chat.post({ text: 'Neue Bestellung' }, key), chat.post({ text: 'Neue Bestellung' }, key)]);
    await chat.post({ text: 'Neue Bestellung' }, key);
    const stored = await db.localMessage.findMany({ where: { idempotencyKey: key } });
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ kind: 'team-chat', payload: { text: 'Neue Bestellung' } });
  });
});
