import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadPhoto, isPhoto, photoLimits } from './photo-download.server.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/photo.png') response.writeHead(200, { 'content-type': 'text/plain' }).end(png);
    else if (path === '/moved') response.writeHead(302, { location: '/photo.png' }).end();
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (path === '/page') response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>');
    else if (path === '/large') response.writeHead(200).end(Buffer.concat([png, Buffer.alloc(200_000)]));
    else if (path === '/slow') response.writeHead(200).write(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local = (path: string, limits = photoLimits) =>
  downloadPhoto(`${address}${path}`, { allowPrivate: true, limits });

describe('downloadPhoto', () => {
  it('brings a photograph, also by a redirect', async () => {
    expect(await local('/photo.png')).toEqual(png);
    expect(await local('/moved')).toEqual(png);
  });

  it.each([
    ['/nowhere', /answered 404/], ['/round', /redirects too often/], ['/page', /no photograph/], ['/file', /no web address/],
  ])('refuses %s', async (path, message) => {
    await expect(local(path)).rejects.toThrow(message);
  }); // prettier-ignore

  it('refuses what is too large or too slow', async () => {
    await expect(local('/large', { ...photoLimits, bytes: 100_000 })).rejects.toThrow(/larger than/);
    await expect(local('/slow', { ...photoLimits, time: 80 })).rejects.toThrow(/timeout|aborted/i);
  });

  it('never connects to private addresses', async () => {
    for (const source of [`${address}/photo.png`, 'http://localhost/a.png', 'http://[::1]/a.png', 'http://[::ffff:127.0.0.1]/a.png', 'http://2130706433/a.png', 'http://0x7f.1/a.png']) {
      await expect(downloadPhoto(source), source).rejects.toThrow(/private address|no public address/);
    } // prettier-ignore
    await expect(downloadPhoto('ftp://example.com/a.png')).rejects.toThrow(/no web address/);
    await expect(downloadPhoto('https://user:secret@example.com/a.png')).rejects.toThrow(/password/);
  });
});

describe('isPhoto', () => {
  it('goes by the first bytes', () => {
    expect(isPhoto(png)).toBe(true);
    expect(isPhoto(Buffer.from('RIFF0000WEBPVP8 '))).toBe(true);
    expect(isPhoto(Buffer.from('\0\0\0\u001cftypavif', 'latin1'))).toBe(true);
    for (const other of ['', '<svg>', '%PDF-1.7', 'RIFF0000WAVE', '\0\0\0\u001cftypisom'])
      expect(isPhoto(Buffer.from(other, 'latin1'))).toBe(false);
  });
});
