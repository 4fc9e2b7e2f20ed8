import { createServer, type Server } from 'node:http';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractDocument } from '~/integrations/document-signing/contract-document.ts';
import { createHttpDocumentSigning } from '~/integrations/document-signing/http.server.ts';
import { createLocalDocumentSigning } from '~/integrations/document-signing/local.server.ts';

const contract: ContractDocument = {
  number: 'VE-1234-5678',
  language: 'de-CH',
  title: 'Kaufvertrag',
  subtitle: 'Bestellung VE-1234-5678',
  parties: [
    { role: 'Verkäuferin', name: 'Velory AG', lines: ['Zürich'] },
    { role: 'Käuferin', name: 'Zoë Kovačević', lines: ['Bahnhofstrasse 1'], email: 'zoe@example.ch' },
  ],
  highlights: [{ name: 'Rate', value: 'CHF 90.00' }],
  sections: [{ title: 'Eigentum', blocks: [{ kind: 'text', text: 'Das Bike gehört dir.' }] }],
  nameElsewhere: 'Name wie in der Bestellung',
  signatures: { title: 'Unterschriften', place: 'Ort, Datum', signature: 'Unterschrift' },
  footer: 'Seite {{page}} von {{pages}}',
  createdAt: new Date('2026-11-21T10:00:00Z'),
};

/** Answers as the document-signing API is described (integrations/document-signing/http.server.ts). */
class SigningServer {
  received: { method?: string; url?: string; authorization?: string; key?: string; body: string }[] = [];
  answer: { status: number; body: string } = { status: 200, body: '' };
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => {
      const { method, url, headers } = req;
      const key = headers['idempotency-key'];
      this.received.push({
        method,
        url,
        authorization: headers.authorization,
        key: key ? String(key) : undefined,
        body,
      });
      res.writeHead(this.answer.status).end(this.answer.body);
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

describe('the document-signing service', () => {
  const server = new SigningServer();
  let url = '';
  beforeAll(async () => {
    url = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.received = [];
  });
  const signing = () => createHttpDocumentSigning({ url, key: 'secret' });

  it('receives the contract once per key, and returns its id and where to sign it', async () => {
    server.answer = { status: 201, body: JSON.stringify({ id: 'doc-1', signingUrl: 'https://sign.example/doc-1' }) };
    expect(await signing().create(contract, 'contract:1')).toEqual({
      id: 'doc-1',
      signingUrl: 'https://sign.example/doc-1',
    });
    const [request] = server.received;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/v1/documents',
      authorization: 'Bearer secret',
      key: 'contract:1',
    });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      number: 'VE-1234-5678',
      sections: [{ title: 'Eigentum' }],
    });
  });

  it.each([
    ['refuses', { status: 422, body: 'no' }],
    ['answers with something else', { status: 200, body: '<html>' }],
    [
      'names an address that is none',
      { status: 200, body: JSON.stringify({ id: '1', signingUrl: 'javascript:alert(1)' }) },
    ],
  ])('that %s makes the job run again', async (_, answer) => {
    server.answer = answer;
    await expect(signing().create(contract, 'contract:1')).rejects.toThrow();
  });

  it('returns the PDF', async () => {
    server.answer = { status: 200, body: '%PDF-1.7' };
    expect((await signing().download('doc/1')).toString()).toBe('%PDF-1.7');
    expect(server.received).toMatchObject([
      { method: 'GET', url: '/v1/documents/doc%2F1/download', authorization: 'Bearer secret' },
    ]);
  });

  it('that fails or returns nothing is reported in the words of the specification', async () => {
    server.answer = { status: 503, body: 'down' };
    await expect(signing().download('1')).rejects.toThrow(/^Download failed with status 503$/);
    server.answer = { status: 200, body: '' };
    await expect(signing().download('1')).rejects.toThrow(/^Downloaded file is empty$/);
    const away = createHttpDocumentSigning({ url: 'http://127.0.0.1:1' });
    await expect(away.download('1')).rejects.toThrow(/^Download failed with status 504$/);
  });
});

describe('the shop’s own contracts', () => {
  it('are made once for a key and read back', async () => {
    const signing = createLocalDocumentSigning();
    const made = await Promise.all([signing.create(contract, 'contract:7'), signing.create(contract, 'contract:7')]);
    expect(made[0]).toEqual(made[1]);
    const pdf = await getDocument({ data: new Uint8Array(await signing.download(made[0].id)), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const word of ['Zoë Kovačević', 'Das Bike gehört dir.', 'CHF 90.00', 'Seite 1 von 1'])
      expect(text).toContain(word);
  });

  it('that are missing are reported in the words of the specification', async () => {
    await expect(createLocalDocumentSigning().download('nothing')).rejects.toThrow('Download failed with status 404');
  });
});
