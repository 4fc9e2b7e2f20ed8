import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Answers as Google's token endpoint and its Sheets API do, as far as the shop uses them. */
export class GoogleSheetsServer {
  /** Rows by the name of their sheet, the head first. */
  readonly sheets = new Map<string, string[][]>();
  readonly assertions: string[] = [];
  url = '';
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.once('end', () => this.#answer(req, res, body));
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(req: IncomingMessage, res: ServerResponse, body: string): void {
    const send = (data: object, status = 200) => res.writeHead(status).end(JSON.stringify(data));
    const { pathname } = new URL(req.url ?? '', this.url);
    if (pathname === '/token') {
      this.assertions.push(new URLSearchParams(body).get('assertion') ?? '');
      return void send({ access_token: 'token-of-the-tests', expires_in: 3600 });
    }
    if (req.headers.authorization !== 'Bearer token-of-the-tests') return void send({}, 401);
    const path = decodeURIComponent(pathname.replace('/v4/spreadsheets/document-1', ''));
    if (path === ':batchUpdate') return void send(this.#change(body));
    if (path === '')
      return void send({
        sheets: [...this.sheets.keys()].map((title, sheetId) => ({ properties: { title, sheetId } })),
      });
    const [, sheet = '', range = ''] = /^\/values\/(\w+)!(.*)$/.exec(path) ?? [];
    const rows = this.sheets.get(sheet) ?? [];
    if (req.method === 'GET') return void send({ values: valuesOf(rows, range) });
    const [row = []] = (JSON.parse(body) as { values: string[][] }).values;
    if (range.endsWith(':append')) rows.push(row);
    else rows[0] = row;
    send({});
  }

  #change(body: string): object {
    interface Change {
      addSheet?: { properties: { title: string } };
      deleteDimension?: { range: { sheetId: number; startIndex: number; endIndex: number } };
    }
    for (const { addSheet, deleteDimension } of (JSON.parse(body) as { requests: Change[] }).requests) {
      if (addSheet) this.sheets.set(addSheet.properties.title, []);
      const range = deleteDimension?.range;
      const rows = range && [...this.sheets.values()][range.sheetId];
      if (rows && range) rows.splice(range.startIndex, range.endIndex - range.startIndex);
    }
    return {};
  }
}

function valuesOf(rows: readonly string[][], range: string): string[][] {
  if (range === '1:1') return rows.slice(0, 1);
  const column = range === 'A:A' ? 0 : 1;
  return rows.map((row) => [row[column] ?? '']);
}
