import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressForKeeping, compressOnce, getGzipBody, getPlainBody } from './compression.ts';

describe('the accepted encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0, *', 'br'],
    ['identity', 'identity'],
    ['brown, gzipped', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('of %j is %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});

const text = Buffer.from('<p>Velo</p>'.repeat(400));

describe('a body', () => {
  it('is what it was after decompression', async () => {
    const stored = await compressForKeeping(text);
    expect(getPlainBody(stored)).toEqual(text);
    expect(gunzipSync(getGzipBody(stored))).toEqual(text);
    for (const body of [text, Buffer.from(randomBytes(150_000).toString('hex'))]) {
      const br = await compressOnce(body, 'text/html', 'br');
      const gzip = await compressOnce(body, 'text/html', 'gzip');
      expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
      expect([brotliDecompressSync(br.body).equals(body), gunzipSync(gzip.body).equals(body)]).toEqual([true, true]);
    }
  });

  it.each([
    ['the browser accepts nothing', text, 'text/html', 'identity'],
    ['it is small', Buffer.from('Velo'), 'text/html', 'br'],
    ['it is compressed already', text, 'image/webp', 'br'],
  ] as const)('is sent as it is where %s', async (_, body, type, accepted) => {
    expect(await compressOnce(body, type, accepted)).toEqual({ body, encoding: 'identity' });
  });
});

describe('a body that is kept', () => {
  it('holds no memory beyond its bytes', async () => {
    const br = await compressForKeeping(Buffer.from('Velo '.repeat(2000)));
    const gzip = getGzipBody(br);
    expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.length, gzip.length]);
  });
});
