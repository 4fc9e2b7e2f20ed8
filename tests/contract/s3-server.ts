import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

export const s3Keys = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret', region: 'eu-central-2' };

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature that AWS documents for a presigned address (Signature Version 4, query parameters). */
function presignature(req: IncomingMessage, address: URL): string {
  const query = address.searchParams;
  const [, date = '', region = '', service = ''] = (query.get('X-Amz-Credential') ?? '').split('/');
  const signed = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signed.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [req.method, address.pathname, canonicalQuery, headers, signed.join(';'), 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const scope = `${date}/${region}/${service}/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', query.get('X-Amz-Date'), scope, hash].join('\n');
  const key = ['aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(hmac(hmac(`AWS4${s3Keys.secretAccessKey}`, date), region), service),
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

/**
 * Answers as an S3-like server with the buckets in the path does; presigned addresses are verified, others only need a
 * signature.
 */
export class S3Server {
  readonly objects = new Map<string, { body: Buffer; type: string }>();
  /** Answers everything with this status instead. */
  failWith: number | undefined;
  readonly #server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.once('end', () => {
      const { status, body } = this.#answer(req, Buffer.concat(chunks));
      res.writeHead(status, { 'Content-Length': body.length }).end(body);
    });
  });

  #answer(req: IncomingMessage, body: Buffer): { status: number; body: Buffer } {
    if (this.failWith) return { status: this.failWith, body: xml('InternalError') };
    const address = new URL(req.url ?? '/', 'http://localhost');
    const { pathname, searchParams } = address;
    const given = searchParams.get('X-Amz-Signature');
    const isSigned = given
      ? given === presignature(req, address)
      : req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ');
    if (!isSigned) return { status: 403, body: xml('SignatureDoesNotMatch') };
    const name = decodeURIComponent(pathname);
    if (req.method === 'PUT') this.objects.set(name, { body, type: req.headers['content-type'] ?? '' });
    if (req.method === 'DELETE') this.objects.delete(name);
    if (req.method !== 'GET') return { status: req.method === 'DELETE' ? 204 : 200, body: Buffer.alloc(0) };
    if (searchParams.get('list-type') === '2') return { status: 200, body: this.#page(name, searchParams) };
    const object = this.objects.get(name);
    return object ? { status: 200, body: object.body } : { status: 404, body: xml('NoSuchKey') };
  }

  /** A list of objects, two a page. */
  #page(bucket: string, query: URLSearchParams): Buffer {
    const start = `${bucket.replace(/\/$/, '')}/`;
    const keys = [...this.objects.keys()]
      .filter((name) => name.startsWith(`${start}${query.get('prefix') ?? ''}`))
      .map((name) => name.slice(start.length))
      .sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    const contents = keys
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`);
    return Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('')}<IsTruncated>${next !== ''}</IsTruncated>${next}</ListBucketResult>`,
    );
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const xml = (code: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
