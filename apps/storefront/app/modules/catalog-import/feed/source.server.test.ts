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
    const page = /^\/pages\/(\w+)\?(?:.*&)?page=(\d)/.exec(
      `${request.url}${/[?&]page=/.test(String(request.url)) ? '' : '&page=1'}`,
    );
    if (page) {
      const [, how, number = ''] = page;
      if (request.headers.authorization !== `Basic ${btoa('ck:s@cret')}`) return void response.writeHead(401).end();
      if (how === 'failing' && number === '2') return void response.writeHead(500).end('{}');
      const next = how === 'elsewhere' ? 'http://other.example/?page=2' : `/pages/linked?page=${Number(number) + 1}`;
      if (how === 'circle') response.setHeader('Link', '</pages/circle?page=1>; rel="next"');
      else if (how === 'counted' || how === 'failing') response.setHeader('X-WP-TotalPages', '3');
      else if (number !== '3') response.setHeader('Link', `</x>; rel="prev", <${next}>; rel="next"`);
      return void response.end(`[{"id": ${number}}]`);
    }
    const target = /^\/to\?(.*)/.exec(request.url ?? '')?.[1];
    if (target) return void response.writeHead(302, { location: decodeURIComponent(target) }).end();
    if (request.url === '/packed') {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      return void response.end(gzipSync(gzipSync('[{"id": 2}]')));
    }
    if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end();
    if (request.url === '/who')
      return void response.end(JSON.stringify([{ id: request.headers.authorization ?? 'nobody' }]));
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

type Entry = Exclude<FeedEntry, { kind: 'value' }> | { kind: 'value'; value: unknown };

async function entriesOf(source: string, limits = sourceLimits): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of feedEntries(openFeed(source, limits)))
    entries.push(entry.kind === 'value' ? { kind: 'value', value: entry.value } : entry);
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

  it('keep letters that two pieces of a file share', async () => {
    const name = 'Vélo – '.repeat(250_000);
    for (const start of ['', ' ']) {
      const entries = await entriesOf(await write('long.json', `[${start}{"name": "${name}"}]`));
      expect(entries.map((entry) => entry.kind === 'value' && (entry.value as { name: string }).name === name)).toEqual(
        [true],
      );
    }
  });

  it('are read from a server', async () => {
    expect(await entriesOf(`${address}/feed.json.gz`)).toEqual([{ kind: 'value', value: { id: 1 } }]);
    expect(await entriesOf(`${address}/packed`)).toEqual([{ kind: 'value', value: { id: 2 } }]);
  });

  it('follow a redirect of their own server, with the password that was given for it', async () => {
    expect(await entriesOf(`${address.replace('//', '//ck:s%40cret@')}/to?/who`)).toEqual([
      { kind: 'value', value: { id: `Basic ${btoa('ck:s@cret')}` } },
    ]);
  });

  it.each([
    'http://0.0.0.0:3900/metrics',
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.1.1/',
    'http://2130706433/',
    'file:///etc/passwd',
    'ftp://10.0.0.1/x',
  ])('follow no redirect into the private network: %s', async (target) => {
    await expect(entriesOf(`${address}/to?${encodeURIComponent(target)}`)).rejects.toThrow(/A redirect leads to/);
    const twice = `${address}/to?${encodeURIComponent(`/to?${encodeURIComponent(target)}`)}`;
    await expect(entriesOf(twice)).rejects.toThrow(/A redirect leads to/);
  });

  it('follow no redirect to a name that leads into the private network, nor in circles', async () => {
    const { port } = new URL(address);
    await expect(entriesOf(`${address}/to?http://localhost:${port}/who`)).rejects.toThrow(/no public address/);
    await expect(entriesOf(`${address}/round`)).rejects.toThrow(/form a loop/);
  });

  it.each(['linked', 'counted'])('are read with all their pages: %s', async (how) => {
    const source = `${address.replace('//', '//ck:s%40cret@')}/pages/${how}?per_page=1`;
    expect(await entriesOf(source)).toEqual([1, 2, 3].map((id) => ({ kind: 'value', value: { id } })));
  });

  it.each([
    ['failing', /responded with 500/],
    ['elsewhere', /another host, other\.example/],
    ['circle', /form a loop/],
  ])('break off where the next page cannot be had: %s', async (how, message) => {
    const source = `${address.replace('//', '//ck:s%40cret@')}/pages/${how}?per_page=1`;
    const error: unknown = await entriesOf(source).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toMatch(/s@cret|s%40cret|per_page/);
  });

  it('take the encoding from more than the first bytes that arrive', async () => {
    const file = await write(
      'late.csv',
      Buffer.from(`Name,Regular price\n${'Velo'.repeat(100_000)},5\nGrösse é,5\n`, 'latin1'),
    );
    expect((await entriesOf(file)).at(-1)).toEqual(cell[0]);
  });

  it.each([
    ['an error of the REST API', '{"code":"woocommerce_rest_cannot_view","message":"Sorry","data":{"status":401}}', /responded with an error.*Sorry.*401/],
    ['an empty list', '[]', /contains no products/], ['the Store API', '[{"id":1,"name":"A","prices":{"price":"100000","currency_minor_unit":2}}]', /Store API/],
    ['nothing', '', /is empty/], ['white space', ' \n ', /is empty/], ['a web page', '<!doctype html><p>Login', /web page or XML/],
    ['a zip archive', Buffer.from('PK\u0003\u0004rest'), /zip archive/], ['prose', 'Lieber Kunde, anbei die Liste.', /no name column/],
    ['a packed file that is cut', gzipSync(`[${'{"id": 1},'.repeat(9999)}`).subarray(0, 60), /failed/],
  ])('are refused with a sentence: %s', async (_, content, message) => {
    const file = await write('refused', content);
    await expect(entriesOf(file)).rejects.toThrow(message);
  }); // prettier-ignore

  it('say what went wrong on the way', async () => {
    await expect(entriesOf(path.join(folder, 'none.json'))).rejects.toThrow(/File not found/);
    await expect(entriesOf(folder)).rejects.toThrow(/is not a file/);
    await expect(entriesOf(`${address}/private`)).rejects.toThrow(/responded with 401/);
    await expect(entriesOf(`${address}/cut`)).rejects.toThrow(/failed/);
    await expect(entriesOf('http://127.0.0.1:1/feed')).rejects.toThrow(/cannot be reached/);
    await expect(entriesOf(`${address}/silent`, { ...sourceLimits, answer: 50 })).rejects.toThrow(/did not respond/);
    const large = await write('large.json', `[${'{"id": 1},'.repeat(1000)}{}]`);
    await expect(entriesOf(large, { ...sourceLimits, bytes: 1000 })).rejects.toThrow(/larger than/);
  });
});
