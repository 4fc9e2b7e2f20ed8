import { createServer, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as sent. */
  data: string;
}

/** As much of a mail server as a client needs to hand over a message (RFC 5321). */
export class SmtpServer {
  received: ReceivedMail[] = [];
  /** The reply to RCPT TO. */
  recipientAnswer = '250 OK';
  readonly #server: Server = createServer((socket) => this.#converse(socket));
  readonly #sockets = new Set<Socket>();

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #converse(socket: Socket): void {
    this.#sockets.add(socket);
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let inData = false;
    let buffered = '';
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    const take = (line: string): void => {
      const command = line.slice(0, 4).toUpperCase();
      if (inData && line === '.') {
        inData = false;
        this.received.push(mail);
        mail = { from: '', to: [], data: '' };
        answer('250 taken');
      } else if (inData) mail.data += `${line}\r\n`;
      else if (command === 'EHLO' || command === 'HELO') answer('250 localhost');
      else if (command === 'MAIL') {
        mail.from = addressOf(line);
        answer('250 OK');
      } else if (command === 'RCPT') {
        if (this.recipientAnswer.startsWith('250')) mail.to.push(addressOf(line));
        answer(this.recipientAnswer);
      } else if (command === 'DATA') {
        inData = true;
        answer('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else answer('250 OK');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (buffered + chunk.toString()).split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    answer('220 localhost ESMTP');
  }
}

function addressOf(line: string): string {
  return /<(.*)>/.exec(line)?.[1] ?? '';
}
