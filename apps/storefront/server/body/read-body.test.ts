import '../../../../tests/support/picture-settings.ts';
import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { removeSentFiles } from '~/platform/sent-file.server.ts';
import { describe, expect, it, vi } from 'vitest';
import { type BodyLimits, bodyLimits } from './body-limits.ts';
import { BodyRefusal } from './body-refusal.ts';
import { readBody } from './read-body.ts';

const limits: BodyLimits = {
  kind: 'form',
  bytes: 100_000,
  fields: 3,
  files: 2,
  fieldBytes: 1000,
  values: 10,
  depth: 3,
};

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const JSON_TYPE = 'application/json';

/** A request whose body never ends: what it is refused for, it is refused for before its end. */
function endless(type: string, pieces: readonly (string | Buffer)[], headers: Record<string, string> = {}) {
  const body = new Readable({ read: () => undefined });
  for (const piece of pieces) body.push(piece);
  return {
    body,
    req: Object.assign(body, { headers: { 'content-type': type, ...headers } }) as unknown as IncomingMessage,
  };
}

function read(type: string, text: string | Buffer, own: BodyLimits = limits) {
  const { body, req } = endless(type, [text]);
  body.push(null);
  return readBody(req, own);
}

/** The limit that an endless body passes; undefined if it is malformed. */
async function refusalOf(type: string, ...pieces: (string | Buffer)[]): Promise<BodyRefusal['limit']> {
  const error: unknown = await readBody(endless(type, pieces).req, limits).catch((caught: unknown) => caught);
  if (!(error instanceof BodyRefusal)) throw error;
  return error.limit;
}

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${value}\r\n`;
const emptyPart = '--x\r\nX: y\r\n\r\n\r\n';

describe('a body that passes a limit is refused before its end is read', () => {
  it.each<[BodyRefusal['limit'], string, string]>([
    ['bytes', 'text/plain', 'x'.repeat(limits.bytes + 1)],
    ['bytes', URLENCODED, `a=${'x&'.repeat(500)}`.padEnd(limits.bytes + 1, 'x')],
    ['fields', URLENCODED, 'a=1&b=2&c=3&d=4&'],
    ['fields', URLENCODED, '&&&&&'],
    ['fields', MULTIPART, part('a', '1') + part('b', '2') + part('c', '3') + part('d', '4') + part('e', '')],
    ['fieldBytes', URLENCODED, `a=${'x'.repeat(limits.fieldBytes + 1)}&`],
    ['fieldBytes', MULTIPART, part('a', 'x'.repeat(limits.fieldBytes + 1)) + part('b', '')],
    ['nameBytes', URLENCODED, `${'x'.repeat(201)}=&`],
    ['nameBytes', MULTIPART, part('x'.repeat(201), '') + part('b', '')],
    ['files', MULTIPART, filePart('a', '').repeat(3)],
    ['parts', MULTIPART, emptyPart.repeat(7)],
    [undefined, MULTIPART, `--x\r\nX: ${'y'.repeat(17_000)}`],
    ['values', JSON_TYPE, `[${'0,'.repeat(10)}`],
    ['values', JSON_TYPE, `{${'"a":{},'.repeat(5)}`],
    ['depth', JSON_TYPE, '[[[['],
  ])('%s (%s)', async (limit, type, text) => {
    expect(await refusalOf(type, text)).toBe(limit);
  });

  it('by what it says of its size, without reading anything', async () => {
    const { body, req } = endless('text/plain', ['x'], { 'content-length': String(limits.bytes + 1) });
    await expect(readBody(req, limits)).rejects.toMatchObject({ limit: 'bytes' });
    expect(body.readableLength).toBe(1);
  });

  it('of 256 KB where only a form with files may have more', async () => {
    const upload: BodyLimits = { ...limits, kind: 'upload', bytes: 1_000_000 };
    for (const type of [JSON_TYPE, URLENCODED, 'text/plain']) {
      const { req } = endless(type, ['x'.repeat(256 * 1024 + 1)]);
      await expect(readBody(req, upload), type).rejects.toMatchObject({ limit: 'bytes' });
    }
  });

  it('in pieces that are too small for what they hold', async () => {
    expect(await refusalOf('text/plain', ...Array.from({ length: 1100 }, () => 'x'))).toBe('pieces');
  });

  it('where others hold too much already', async () => {
    const hold = () => {
      throw BodyRefusal.over('held');
    };
    await expect(readBody(endless('text/plain', ['x']).req, limits, hold)).rejects.toMatchObject({ limit: 'held' });
  });
});

describe('a body within its limits', () => {
  it('may reach each of them', async () => {
    const { form } = await read(URLENCODED, `a=${'x'.repeat(limits.fieldBytes)}&b=2&${'c'.repeat(200)}=3`);
    expect([...(form ?? [])]).toHaveLength(3);
    const sent = await read(
      MULTIPART,
      `${part('a', 'x'.repeat(limits.fieldBytes))}${part('b', '')}${part('c', '')}${filePart('d', '1').repeat(2)}--x--\r\n`,
    );
    expect([...(sent.form?.keys() ?? [])]).toEqual(['a', 'b', 'c', 'd', 'd']);
    const json = await read(JSON_TYPE, '[[["a,b,c,d,[[[[{{{{\\",[[",0,0,0,0,0,0]]]');
    expect(json.bytes?.toString()).toContain('a,b,c');
    expect((await read('text/plain', 'x'.repeat(limits.bytes))).bytes).toHaveLength(limits.bytes);
    const zeros = await read('image/jpeg', '\0'.repeat(limits.bytes), { ...limits, kind: 'file' });
    expect([zeros.bytes, zeros.file?.length]).toEqual([undefined, limits.bytes]);
  });

  it('is what the browser wrote, name by name, and its bytes where signatures need them', async () => {
    const text = 'stadt=Z%C3%BCrich+1&stadt=Gen%C3%A8ve&leer=&a';
    const { form, bytes } = await read(URLENCODED, text, { ...limits, fields: 4 });
    expect([...(form ?? [])]).toEqual([...new URLSearchParams(text)]);
    expect(bytes?.toString()).toBe(text);
  });

  it('gives each file with its name, type and bytes', async () => {
    const picture = Buffer.from([0, 1, 255, 13, 10, 45, 45, 120]);
    const written = new FormData();
    written.set('seite', 'vorne');
    written.set('file', new File([picture], 'Ausweis «Zoë».jpg', { type: 'image/jpeg' }));
    written.set('leer', new File([], '', { type: 'application/octet-stream' }));
    const request = new Request('http://shop/', { method: 'POST', body: written });
    const type = request.headers.get('content-type') ?? '';
    const { form, bytes } = await read(type, Buffer.from(await request.arrayBuffer()));
    expect(bytes).toBeUndefined();
    const file = form?.get('file') as File;
    expect(file).toBeInstanceOf(File);
    expect([file.name, file.type, file.size]).toEqual(['Ausweis «Zoë».jpg', 'image/jpeg', picture.length]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(picture);
    expect(Buffer.from(await file.slice(1, 3).arrayBuffer())).toEqual(picture.subarray(1, 3));
    expect(await file.text()).toBe(await new Blob([picture]).text());
    expect(await new Response(file.stream()).arrayBuffer()).toEqual(await file.arrayBuffer());
    const empty = form?.get('leer') as File;
    expect([empty.name, empty.size]).toEqual(['', 0]);
    expect(form?.get('seite')).toBe('vorne');
  });
});

describe('files of a form', () => {
  const filesOnDisk = () => readdirSync(path.join(process.env.DATA_DIR ?? '', 'tmp'));
  /** What came since; files of earlier tests may still be on their way out. */
  const newSince = (before: readonly string[]) => filesOnDisk().filter((name) => !before.includes(name));

  it('are on disk until they are removed', async () => {
    const before = filesOnDisk();
    const { form } = await read(MULTIPART, `${filePart('a', 'first')}${filePart('b', 'second')}--x--\r\n`);
    expect(newSince(before)).toHaveLength(2);
    await removeSentFiles(form ?? new FormData());
    expect(newSince(before)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a later limit is passed', () => refusalOf(MULTIPART, filePart('a', 'x'), filePart('b', 'x'), filePart('c', 'x'))],
    ['the form is not whole', () => read(MULTIPART, `${filePart('a', 'whole')}${filePart('b', 'half')}`)],
    [
      'the sender goes away',
      () => {
        const { body, req } = endless(MULTIPART, [filePart('a', 'whole'), filePart('b', 'half')]);
        setImmediate(() => body.destroy());
        return readBody(req, limits);
      },
    ],
  ])('are removed where %s', async (_, send) => {
    const before = filesOnDisk();
    await send().catch(() => undefined);
    await vi.waitFor(() => expect(newSince(before)).toEqual([]), 10_000);
  });
});

describe('a body that is not what it says is malformed', () => {
  it.each([
    [MULTIPART, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
    [MULTIPART, 'nothing of that kind'],
    [MULTIPART, `${part('a', 'a\0b')}--x--`],
    [MULTIPART, '--x\r\nContent-Disposition: form-data\r\n\r\nnameless\r\n--x--'],
    ['multipart/form-data', part('a', '')],
    [`multipart/form-data; boundary=${'x'.repeat(71)}`, ''],
    [URLENCODED, 'a=b%00c'],
    [URLENCODED, 'a%00=b'],
    [JSON_TYPE, '{"name":"a\\u0000"}'],
    ['text/plain', 'a\0b'],
  ])('%s: %s', async (type, text) => {
    const error: unknown = await read(type, text).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BodyRefusal);
    expect(error).toHaveProperty('limit', undefined);
  });
});

it('ends where the sender goes away', async () => {
  const { body, req } = endless(MULTIPART, [filePart('a', 'half')]);
  const reading = readBody(req, limits);
  body.destroy();
  await expect(reading).rejects.toThrow('has gone');
});

describe('the limits of a path', () => {
  it('let pictures through where they are sent, so that one that is too large is refused with a reason', () => {
    const pictures = [
      '/kundendienst/velo-zurueckgeben',
      '/fr/service-clientele/dommage.data',
      '/kundendienst/melden/anliegen',
      '/fr/service-clientele/demande/S-0001',
      '/api/crm/upload-images',
    ];
    for (const path of pictures) expect(bodyLimits(path).bytes, path).toBeGreaterThan(4 * 10 * 1024 * 1024);
    for (const path of ['/bestellung/ausweis', '/creditcheck/2/ausweis.data', '/api/cloud-storage/upload/a/b/c.jpg'])
      expect(bodyLimits(path).bytes, path).toBe(11 * 1024 * 1024);
  });

  it('stay small everywhere else', () => {
    const others = ['/', '/kundendienst/', '/kundendienst/a/b/c', '/api/crm/files/1', '/checkout/', '/newsletter'];
    for (const path of others)
      expect(bodyLimits(path), path).toMatchObject({ kind: 'form', files: 0, bytes: 256 * 1024 });
  });
});
