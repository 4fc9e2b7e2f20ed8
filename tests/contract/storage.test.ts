import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLocalUpload, createLocalStorage, type UploadClaims } from '~/integrations/storage/local.server.ts';
import { createS3Storage } from '~/integrations/storage/s3.server.ts';
import type { ObjectStorage } from '~/integrations/storage/storage.ts';
import { S3Server, s3Keys } from './s3-server.ts';

const picture = Buffer.from('not really a picture');
const grant = () => ({
  bucket: 'velory-test-uploads',
  key: `visitors/1/${randomUUID()}/front.jpg`,
  contentType: 'image/jpeg',
  bytes: picture.length,
});

describe('a service that speaks S3', () => {
  const server = new S3Server();
  let storage: ObjectStorage;
  let endpoint = '';

  beforeAll(async () => {
    endpoint = await server.start();
    storage = createS3Storage({ endpoint, pathStyle: true, ...s3Keys });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.objects.clear();
    server.failWith = undefined;
  });

  const put = (url: string, type: string, body: Buffer) =>
    fetch(url, { method: 'PUT', headers: { 'Content-Type': type }, body: new Uint8Array(body) });

  it('accepts a file at a signed address, with the signed type and length only', async () => {
    const upload = grant();
    const { url, expiresAt } = await storage.signUpload(upload);
    expect(url.startsWith(`${endpoint}/${upload.bucket}/${upload.key}?`)).toBe(true);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect((await put(url, 'text/html', picture)).status).toBe(403);
    expect((await put(url, 'image/jpeg', Buffer.concat([picture, picture]))).status).toBe(403);
    expect((await put(url.replace('front.jpg', 'other.jpg'), 'image/jpeg', picture)).status).toBe(403);
    expect(server.objects.size).toBe(0);
    expect((await put(url, 'image/jpeg', picture)).status).toBe(200);
    expect(await storage.get(upload.bucket, upload.key, 1000)).toEqual(picture);
  });

  it('stores, returns and removes objects; a missing one is null', async () => {
    await storage.put('documents', 'orders/1/a.jpg', picture, 'image/jpeg');
    expect(server.objects.get('/documents/orders/1/a.jpg')).toEqual({ body: picture, type: 'image/jpeg' });
    expect(await storage.get('documents', 'orders/1/a.jpg', picture.length)).toEqual(picture);
    expect(await storage.get('documents', 'orders/1/a.jpg', picture.length - 1)).toBe('too-large');
    await storage.remove('documents', 'orders/1/a.jpg');
    await storage.remove('documents', 'orders/1/a.jpg');
    expect(await storage.get('documents', 'orders/1/a.jpg', 1000)).toBeNull();
  });

  it('lists the objects below a prefix, page by page', async () => {
    const keys = Array.from({ length: 5 }, (_, index) => `orders/1/${index}.jpg`);
    for (const key of [...keys, 'visitors/1/a.jpg']) await storage.put('documents', key, picture, 'image/jpeg');
    expect(await keysBelow(storage, 'documents', 'orders/')).toEqual(keys);
    expect(await keysBelow(storage, 'documents', 'nothing/')).toEqual([]);
  });

  it('that fails makes the caller fail, so that its job runs again', async () => {
    server.failWith = 503;
    await expect(storage.put('documents', 'a.jpg', picture, 'image/jpeg')).rejects.toThrow();
    await expect(storage.get('documents', 'a.jpg', 1000)).rejects.toThrow();
  });
});

/** Every object below a prefix. */
async function keysBelow(storage: ObjectStorage, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, changedAt } of storage.list(bucket, prefix)) {
    expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.sort();
}

/** Addresses that can be used once each. */
function claimsOnce(): UploadClaims & { used: Set<string> } {
  const used = new Set<string>();
  return {
    used,
    claim: (_, key) => Promise.resolve(!used.has(key) && Boolean(used.add(key))),
    release: (_, key) => Promise.resolve(void used.delete(key)),
  };
}

describe('the local storage', () => {
  const storage = createLocalStorage();

  const send = async (change: { type?: string; body?: Buffer; key?: string; now?: Date } = {}) => {
    const upload = grant();
    const { url } = await storage.signUpload(upload);
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    expect(pathname).toBe(`/api/cloud-storage/upload/${upload.bucket}/${upload.key}`);
    const { type = upload.contentType, body = picture, key = upload.key, now } = change;
    const sent = { bucket: upload.bucket, key, query, contentType: type, body, now };
    const result = await acceptLocalUpload(sent, claimsOnce());
    return { result, kept: await storage.get(upload.bucket, upload.key, 1000) };
  };

  it('accepts what was signed, and then returns it', async () => {
    expect(await send()).toEqual({ result: 'stored', kept: picture });
  });

  it.each([
    ['another type', { type: 'text/html' }, 'refused'],
    ['another length', { body: Buffer.alloc(99) }, 'refused'],
    ['another key', { key: 'visitors/2/front.jpg' }, 'refused'],
    ['a key that leads out of the folder', { key: '../../../etc/passwd' }, 'refused'],
    ['too late', { now: new Date(Date.now() + 11 * 60 * 1000) }, 'expired'],
  ])('refuses %s', async (_, change, result) => {
    expect(await send(change)).toEqual({ result, kept: null });
  });

  it('accepts one file per address, and none if nothing could be stored', async () => {
    const upload = grant();
    const { url } = await storage.signUpload(upload);
    const { searchParams: query } = new URL(url, 'http://localhost');
    const { bucket, key, contentType } = upload;
    const claims = claimsOnce();
    const refused = await acceptLocalUpload({ bucket, key, query, contentType: 'text/html', body: picture }, claims);
    expect([refused, claims.used.size]).toEqual(['refused', 0]);
    const send = () => acceptLocalUpload({ bucket, key, query, contentType, body: picture }, claims);
    expect((await Promise.all([send(), send(), send()])).sort()).toEqual(['stored', 'used', 'used']);
    await storage.remove(bucket, key);
    expect(await send()).toBe('used');
    expect(await storage.get(bucket, key, 1000)).toBeNull();
  });

  it('lists the files below a prefix, subfolders included, and nothing if the folder is missing', async () => {
    const prefix = `orders/${randomUUID()}/`;
    await storage.put('documents', `${prefix}a.jpg`, picture, 'image/jpeg');
    await storage.put('documents', `${prefix}b/c.jpg`, picture, 'image/jpeg');
    expect(await keysBelow(storage, 'documents', prefix)).toEqual([`${prefix}a.jpg`, `${prefix}b/c.jpg`]);
    expect(await keysBelow(storage, 'documents', `orders/${randomUUID()}/`)).toEqual([]);
  });

  it('has no names that lead out of its folder', async () => {
    for (const key of ['../a', 'a/../../b', '/a', 'a//b', '']) {
      await expect(storage.get('documents', key, 10)).rejects.toThrow('Invalid object name');
    }
  });

  it('says when an object is larger than allowed, and removes it', async () => {
    await storage.put('documents', 'orders/1/a.jpg', picture, 'image/jpeg');
    expect(await storage.get('documents', 'orders/1/a.jpg', 3)).toBe('too-large');
    await storage.remove('documents', 'orders/1/a.jpg');
    expect(await storage.get('documents', 'orders/1/a.jpg', 1000)).toBeNull();
  });
});
