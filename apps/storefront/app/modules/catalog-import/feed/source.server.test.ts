import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedEntry, feedEntries } from './feed.server.ts';
import { openFeed, sourceLimits } from './source.server.ts';

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '1000' }).write('[{"id": 1},');
      setImmediate(() => response.destroy());
    } else if (request.url === '/feed.json.gz') response.end(gzipSync('[{"id": 1}]'));
    else response.writeHead(401).end('{"code":"rest_cannot_view"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function entriesOf(source: string, limits = sourceLimits): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for await (const entry of feedEntries(openFeed(source, limits))) entries.push(entry);
  return entries;
}

describe('feeds', () => {
  const csv = 'Name,Regular price\nGrösse é,5\n';
  const cell = [{ kind: 'value', value: expect.objectContaining({ name: 'Grösse é' }) }];

  it('are read from files in the encodings that shops and spreadsheets write', async () => {
    expect(await entriesOf(await write('utf8.csv', `\ufeff${csv}`))).toEqual(cell);
    expect(await entriesOf(await write('utf16.csv', Buffer.from(`\ufeff${csv}`, 'utf16le')))).toEqual(cell);
    expect(await entriesOf(await write('windows.csv', Buffer.from(csv, 'latin1')))).toEqual(cell);
    expect(await entriesOf(await write('packed.csv.gz', gzipSync(csv)))).toEqual(cell);
    expect(await entriesOf(await write('bom.json', '\ufeff [{"id": 1}]'))).toEqual([
      { kind: 'value', value: { id: 1 } },
    ]);
  });

  it('are read from a server', async () => {
    expect(await entriesOf(`${address}/feed.json.gz`)).toEqual([{ kind: 'value', value: { id: 1 } }]);
  });

  it.each([
    ['nothing', '', /is empty/], ['white space', ' \n ', /is empty/], ['a web page', '<!doctype html><p>Login', /web page or XML/],
    ['a zip archive', Buffer.from('PK\u0003\u0004rest'), /zip archive/], ['prose', 'Lieber Kunde, anbei die Liste.', /no column for the name/],
    ['a packed file that is cut', gzipSync(`[${'{"id": 1},'.repeat(9999)}`).subarray(0, 60), /broke off/],
  ])('are refused with a sentence: %s', async (_, content, message) => {
    const file = await write('refused', content);
    await expect(entriesOf(file)).rejects.toThrow(message);
  }); // prettier-ignore

  it('say what went wrong on the way', async () => {
    await expect(entriesOf(path.join(folder, 'none.json'))).rejects.toThrow(/There is no file/);
    await expect(entriesOf(folder)).rejects.toThrow(/is no file/);
    await expect(entriesOf(`${address}/private`)).rejects.toThrow(/answered 401/);
    await expect(entriesOf(`${address}/cut`)).rejects.toThrow(/broke off/);
    await expect(entriesOf('http://127.0.0.1:1/feed')).rejects.toThrow(/cannot be reached/);
    await expect(entriesOf(`${address}/silent`, { ...sourceLimits, answer: 50 })).rejects.toThrow(/did not answer/);
    const large = await write('large.json', `[${'{"id": 1},'.repeat(1000)}{}]`);
    await expect(entriesOf(large, { ...sourceLimits, bytes: 1000 })).rejects.toThrow(/larger than/);
  });
});
