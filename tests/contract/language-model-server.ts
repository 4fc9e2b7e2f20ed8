import { createServer, type Server } from 'node:http';

/** A source as the shop sends it to a language model. */
export interface PromptSource {
  number: number;
  label: string;
  text: string;
}

/** What the server received. */
export interface PromptQuestion {
  sources: PromptSource[];
  question: string;
}

interface Body {
  stream: boolean;
  tools?: unknown;
  messages: { role: string; content: string }[];
}

/** Answers as an OpenAI-compatible chat completions endpoint does, as a stream; the test supplies the text. */
export class LanguageModelServer {
  readonly received: { authorization: string | undefined; body: Body }[] = [];
  say: (reported: PromptQuestion) => string = () => '';
  status = 200;
  /** Whether it calls tools that were not offered. */
  callsTools = false;
  /** Whether the connection ends in the middle of an answer. */
  breaksOff = false;
  /** Whether it accepts a question and never answers. */
  isSilent = false;
  readonly #server: Server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.once('end', () => {
      const body = JSON.parse(text) as Body;
      this.received.push({ authorization: req.headers.authorization, body });
      if (this.isSilent) return;
      if (this.status !== 200) return void res.writeHead(this.status).end('{}');
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const send = (data: object) => res.write(`data: ${JSON.stringify(data)}\n\n`);
      if (this.callsTools) {
        const call = { index: 0, function: { name: 'order', arguments: '{}' } };
        send({ choices: [{ delta: { tool_calls: [call] } }] });
      }
      const answer = this.say(JSON.parse(body.messages.at(-1)?.content ?? '{}') as PromptQuestion);
      const parts = answer.match(/[\s\S]{1,7}/g) ?? [];
      for (const part of this.breaksOff ? parts.slice(0, parts.length / 2) : parts)
        send({ choices: [{ delta: { content: part } }] });
      if (this.breaksOff) return void setImmediate(() => res.destroy());
      send({ choices: [], usage: { total_tokens: 100 } });
      res.end('data: [DONE]\n\n');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
