import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressForKeeping, compressOnce } from './compression.ts';

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
    const { br, gzip } = await compressForKeeping(text);
    expect(brotliDecompressSync(br)).toEqual(text);
    expect(gunzipSync(gzip)).toEqual(text);
    const once = await compressOnce(text, 'text/html; charset=utf-8', 'br');
    expect(once.encoding).toBe('br');
    expect(brotliDecompressSync(once.body)).toEqual(text);
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
    const { br, gzip } = await compressForKeeping(Buffer.from('Velo '.repeat(2000)));
    expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.length, gzip.length]);
  });
});
