import { createServer } from 'node:http';

export interface Notice {
  authorization: string | undefined;
  event: string;
  uid: string | undefined;
}

/** Takes the storefront's place and records what arrives. */
export class WebhookReceiver {
  private readonly notices: Notice[] = [];
  private readonly waiting: { matches: (notice: Notice) => boolean; resolve: (notice: Notice) => void }[] = [];
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      // It accepts webhooks and nothing else.
      if (request.method !== 'POST') return response.writeHead(503).end();
      const { event, uid } = JSON.parse(body) as { event: string; uid?: string };
      this.take({ authorization: request.headers.authorization, event, uid });
      return response.end();
    });
  });

  /** Starts to listen. @returns the address of the shop that it replaces */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('no address');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The first matching webhook, earlier or later. */
  next(matches: (notice: Notice) => boolean): Promise<Notice> {
    const earlier = this.notices.find(matches);
    return earlier ? Promise.resolve(earlier) : new Promise((resolve) => this.waiting.push({ matches, resolve }));
  }

  /** The received events in order. */
  events(): string[] {
    return this.notices.map(({ event }) => event);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(notice: Notice): void {
    this.notices.push(notice);
    for (const { matches, resolve } of this.waiting) if (matches(notice)) resolve(notice);
  }
}
