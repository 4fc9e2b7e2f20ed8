import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { acceptedEncoding, type Encoding } from './compression.ts';
import { matchesEtag } from './page-cache/cached-page.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files whose names carry a hash of their content. */
const HASHED_FOLDER = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** Files up to this many bytes are held in memory once they were asked for. */
const MEMORY_LIMIT = 512 * 1024;

interface Variant {
  file: string;
  size: number;
  content?: Buffer;
}

interface StaticFile {
  headers: Record<string, string>;
  etag: string;
  variants: Partial<Record<Encoding, Variant>>;
}

/**
 * The files of the browser build. They are listed once at start, so that no path of a request ever reaches the disk;
 * compressed variants (`.br`, `.gz`) are made by the build and lie beside them.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  /** @param folder the browser build, e.g. `build/client`; one that does not exist holds no files */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const known = new Set(names);
    for (const name of names) {
      const file = path.join(folder, name);
      const variantOf = name.replace(/\.(br|gz)$/, '');
      const isVariant = variantOf !== name && known.has(variantOf);
      if (isVariant || name.startsWith('.vite') || !statSync(file).isFile()) continue;
      this.#files.set(`/${name.split(path.sep).join('/')}`, describe(file));
    }
  }

  /** Whether a path belongs to a file, or to the folder of hashed files where nothing else can be. */
  has(requestPath: string): boolean {
    return this.#files.has(requestPath) || requestPath.startsWith(HASHED_FOLDER);
  }

  /** Answers a GET or HEAD for a path that `has` knows; 404 for a hashed file of another build. */
  send(requestPath: string, req: IncomingMessage, res: ServerResponse): void {
    const file = this.#files.get(requestPath);
    if (!file) {
      res
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
        .end('Not found\n');
      return;
    }
    const cacheControl = requestPath.startsWith(HASHED_FOLDER) ? IMMUTABLE : SHORT;
    const headers = { ...file.headers, 'Cache-Control': cacheControl };
    if (matchesEtag(req.headers['if-none-match'], file.etag)) {
      res.writeHead(304, headers).end();
      return;
    }
    const accepted = acceptedEncoding(req.headers['accept-encoding']);
    const encoding = file.variants[accepted] ? accepted : 'identity';
    const variant = file.variants[encoding];
    if (!variant) throw new Error(`no content for ${requestPath}`);
    res.writeHead(200, {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': variant.size,
    });
    if (req.method === 'HEAD') res.end();
    else if (variant.size <= MEMORY_LIMIT) res.end((variant.content ??= readFileSync(variant.file)));
    else pipeline(createReadStream(variant.file), res, () => undefined);
  }
}

function describe(file: string): StaticFile {
  const { size, mtimeMs } = statSync(file);
  const variants: StaticFile['variants'] = { identity: { file, size } };
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (existsSync(file + suffix)) variants[encoding] = { file: file + suffix, size: statSync(file + suffix).size };
  }
  const etag = `W/"${createHash('sha256').update(`${file} ${size} ${mtimeMs}`).digest('base64url').slice(0, 22)}"`;
  const type = contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  return { headers: { 'Content-Type': type, ETag: etag, Vary: 'Accept-Encoding' }, etag, variants };
}
