import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '~/platform/sql.server.ts';
import { href } from '~/site-map.ts';
import { type RunningShop, runShop } from './running-shop.ts';

let shop: RunningShop;

beforeAll(async () => {
  await sql`create table if not exists little_shop as select 'Limmat'::text as word`;
  shop = await runShop({ databaseUrl: process.env.DATABASE_URL ?? '' });
});

afterAll(() => shop.stop());

const FORM = '/formular';
const UPLOAD = href('orderIdDocument', {}, 'de');
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const KB = 1024;
const MB = 1024 * KB;

/** One part of 64 bytes, without content. */
const emptyFile = '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n\r\n';
const emptyField = emptyFile.replace('; filename="a"', '');

interface Sending {
  /** The server's answer, once it has closed the connection. */
  answer: Promise<string>;
  /** Bytes of the body that the server accepted. */
  written(): number;
}

/** Sends a body of unknown length in pieces, as far as the server accepts them, and never ends it. */
function sendEndless(
  path: string,
  { type, piece, count, headers = '' }: { type: string; piece: string; count: number; headers?: string },
): Sending {
  const { port, origin } = shop;
  const socket: Socket = connect(port, '127.0.0.1');
  const size = Buffer.byteLength(piece);
  let answer = '';
  let written = 0;
  const chunk = `${size.toString(16)}\r\n${piece}\r\n`;
  const write = () => {
    while (written < size * count && !answer) {
      written += size;
      if (!socket.write(chunk)) return void socket.once('drain', write);
    }
  };
  socket.write(`POST ${path} HTTP/1.1\r\nHost: ${origin.slice('http://'.length)}\r\nOrigin: ${origin}\r\n${headers}`);
  socket.write(`Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`, write);
  const answered = new Promise<string>((resolve, reject) => {
    socket.on('data', (data) => {
      answer += data.toString();
      // The answer has arrived; the sender discards what it would still have sent.
      if (answer.includes('</html>') || answer.includes('"success"')) socket.destroy();
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', (error) => (answer ? resolve(answer) : reject(error)));
  });
  return { answer: answered, written: () => written };
}

const post = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
  shop.ask(path, { method: 'POST', headers: { 'Content-Type': type, Origin: shop.origin, ...headers }, body });

describe('a body that passes a limit is answered before its end', () => {
  it.each([
    ['a form', FORM, URLENCODED, 'x'.repeat(64 * KB), 5],
    ['fields of a form', FORM, URLENCODED, 'a=&'.repeat(1000), 1],
    ['files where there are none', FORM, MULTIPART, emptyFile, 1],
    ['parts of an upload', UPLOAD, MULTIPART, emptyFile.repeat(4), 1],
    ['an upload', UPLOAD, MULTIPART, 'x'.repeat(64 * KB), 177],
    ['values of a JSON text', FORM, 'application/json', `[${'0,'.repeat(2000)}`, 1],
    ['lists of a JSON text', FORM, 'application/json', '['.repeat(17), 1],
    ['single bytes', FORM, URLENCODED, 'x', 1100],
  ])('%s', async (_, path, type, piece, count) => {
    const { answer } = sendEndless(path, { type, piece, count });
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1.1 413 /);
    expect(text).toMatch(/^connection: close\r$/im);
    expect(text).toContain('Das ist zu gross');
  });

  it('by its size alone, with all of its bytes still to come', async () => {
    const socket = connect(shop.port, '127.0.0.1');
    const length = `Content-Length: ${256 * KB + 1}`;
    socket.write(
      `POST ${FORM} HTTP/1.1\r\nHost: 127.0.0.1:${shop.port}\r\nOrigin: ${shop.origin}\r\n${length}\r\n\r\n`,
    );
    const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    socket.destroy();
    expect(first.toString()).toMatch(/^HTTP\/1.1 413 /);
  });

  it('even if it is refused for another reason: its end is not waited for', async () => {
    const { answer } = sendEndless('/start', { type: URLENCODED, piece: 'x'.repeat(64 * KB), count: 40 });
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1.1 405 /);
    expect(text).toMatch(/^connection: close\r$/im);
  });

  it('lets its sender write on for a while, so that the answer is read, but not without end', async () => {
    const { origin, port } = shop;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let written = 0;
    const piece = Buffer.alloc(64 * KB, 'x');
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
    const write = () => {
      while (!socket.destroyed) {
        written += piece.length;
        if (!socket.write(chunk)) return void socket.once('drain', write);
      }
    };
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined);
    socket.write(`POST ${FORM} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\n`);
    socket.write(`Content-Type: ${URLENCODED}\r\nTransfer-Encoding: chunked\r\n\r\n`, write);
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 413 .*<\/html>$/s);
    expect(written).toBeGreaterThan(MB);
    expect((await shop.ask('/healthz')).status).toBe(200);
  });
});

describe('a refused sender', () => {
  it('gets the limit that was exceeded, and a link back', async () => {
    const back = `${shop.origin}/kundendienst/?thema=<b>"`;
    const { body } = await post(FORM, URLENCODED, `a=${'x'.repeat(300 * KB)}`, { Referer: back });
    expect(body.toString()).toContain('Erlaubt sind höchstens 256 KB auf einmal.');
    expect(body.toString()).toContain('<a href="/kundendienst/?thema=%3Cb%3E%22">Zurück zur Seite davor</a>');
  });

  it.each([
    ['/checkout/bestaetigung/', 'Ein Bild darf höchstens 10 MB haben.', 'Zurück zur Seite davor'],
    ['/fr/checkout/confirmation/', 'Une image peut avoir au plus 10 MB.', 'Revenir à la page précédente'],
  ])('gets the size limit of a picture, and a link back, from %s', async (page, text, way) => {
    const file = emptyFile.replace('\r\n\r\n', `\r\n\r\n${'x'.repeat(12 * MB)}`);
    const { status, body } = await post(UPLOAD, MULTIPART, `${file}--x--`, { Referer: `${shop.origin}${page}` });
    expect(status).toBe(413);
    expect(body.toString()).toContain(text);
    expect(body.toString()).toContain(`<a href="${page}">${way}</a>`);
  });

  it('reads it in the language of the page before', async () => {
    const files = `${emptyFile.repeat(3)}--x--`;
    const { body } = await post(UPLOAD, MULTIPART, files, { Referer: `${shop.origin}/fr/commande` });
    expect(body.toString()).toContain('Le nombre de fichiers est limité ici à 2.');
    expect(body.toString()).toContain('<a href="/fr/commande">');
  });

  it('is not led to another site', async () => {
    const { body } = await post(FORM, URLENCODED, '&'.repeat(500), { Referer: 'https://evil.example/formular' });
    expect(body.toString()).not.toContain('evil.example');
    expect(body.toString()).toContain('Erlaubt sind höchstens 400 Felder.');
  });

  it('gets JSON as a program', async () => {
    const { status, body } = await post(FORM, 'application/json', '['.repeat(20), { Accept: 'application/json' });
    expect([status, JSON.parse(body.toString())]).toMatchObject([
      413,
      { success: false, error: { code: 'too_large' } },
    ]);
  });

  it('is told that a form arrived incomplete', async () => {
    const { status, body } = await post(FORM, MULTIPART, emptyField);
    expect(status).toBe(400);
    expect(body.toString()).toContain('Das konnten wir nicht lesen');
  });
});

describe('a body within its limits', () => {
  it('reaches the route, parsed once', async () => {
    expect((await post(FORM, URLENCODED, 'name=Mia&city=Biel')).body.toString()).toContain('got name,city');
    const file = emptyFile.replace('\r\n\r\n', '\r\n\r\n1234');
    const sent = await post(UPLOAD, MULTIPART, `${file}${emptyField}--x--`);
    expect(sent.body.toString()).toContain('got f of 4 bytes,f');
  });
});

it('350,000 empty files take no memory', async () => {
  const before = process.memoryUsage();
  const { answer, written } = sendEndless(UPLOAD, { type: MULTIPART, piece: emptyFile.repeat(1000), count: 350 });
  expect(await answer).toMatch(/^HTTP\/1.1 413 /);
  const { heapUsed, external } = process.memoryUsage();
  expect(heapUsed + external - before.heapUsed - before.external).toBeLessThan(40 * MB);
  expect(written()).toBeLessThan(22 * MB);
});

it('One click ends a newsletter, whatever origin the mail program names', async () => {
  const path = `${href('newsletterLeave', {}, 'de')}?token=1`;
  for (const origin of [shop.origin, 'https://mail.example', 'null', 'no origin', 'http://', '']) {
    const headers = { 'Content-Type': URLENCODED, Origin: origin };
    const { status } = await shop.ask(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(status, origin).toBe(200);
  }
});
