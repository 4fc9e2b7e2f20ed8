import { describe, expect, it } from 'vitest';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { deleteUpload, signUpload, storeUpload, uploadBucket } from '~/modules/after-order/uploads.server.ts';
import { removeStrayFiles } from '~/modules/after-order/uploads/stray-files.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { action as getSignedUrl } from '~/api/cloud-storage-getsignedurl.ts';
import { action as putFile } from '~/api/cloud-storage-upload.ts';
import { db } from '~/platform/db.server.ts';
import { createVisitor } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { photograph } from './pictures.ts';

async function signed(visitor: Visitor): Promise<{ url: string; key: string }> {
  const file = { Bucket: uploadBucket(), Key: 'front.jpg', ContentType: 'image/jpeg' as const };
  const result = await signUpload(visitor, file);
  if (result.kind !== 'signed') throw new Error(result.kind);
  return result.upload;
}

async function put(url: string, body: Buffer): Promise<number> {
  const address = new URL(url, 'http://localhost:3000');
  const [, bucket = '', key = ''] = /^\/api\/cloud-storage\/upload\/([^/]+)\/(.+)$/.exec(address.pathname) ?? [];
  const headers = { 'Content-Type': 'image/jpeg' };
  const request = new Request(address, { method: 'PUT', body: new Uint8Array(body), headers });
  return (await putFile({ request, params: { bucket, '*': key }, context: {} })).status;
}

const stored = (key: string) => objectStorage().get(uploadBucket(), key, 10 ** 7);

describe('an address for an upload', () => {
  it('is refused if too many wait already, with a time to retry', async () => {
    const device = new Device();
    const { visitor, headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
    device.receive(headers);
    const file = { bucket: uploadBucket(), contentType: 'image/jpeg' };
    const { userId } = visitor;
    await db.upload.createMany({
      data: Array.from({ length: 40 }, (_, place) => ({ ...file, userId, key: `${userId}/${place}` })),
    });
    const body = JSON.stringify({ Bucket: uploadBucket(), Key: 'a.jpg', ContentType: 'image/jpeg' });
    const request = new Request('http://localhost:3000/api', {
      method: 'POST',
      body,
      headers: { Cookie: device.cookie },
    });
    const answer = await getSignedUrl({ request, params: {}, context: {} } as never);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '3600']);
    await db.upload.deleteMany({ where: { userId } });
  });

  it('works once', async () => {
    const visitor = await createVisitor();
    const first = await photograph('#111111');
    const second = await photograph('#222222');
    const { url, key } = await signed(visitor);
    expect([await put(url, first), await put(url, second)]).toEqual([200, 403]);
    expect(await stored(key)).toEqual(first);
  });

  it('does not work after its file was taken or deleted, whether anything was sent before or not', async () => {
    const visitor = await createVisitor();
    const picture = await photograph();
    const ends = [storeUpload, (owner: Visitor, key: string) => deleteUpload(owner, uploadBucket(), key)];
    for (const end of ends) {
      for (const isSent of [true, false]) {
        const { url, key } = await signed(visitor);
        if (isSent) expect(await put(url, picture)).toBe(200);
        await end(visitor, key);
        expect(await put(url, picture)).toBe(403);
        expect(await stored(key)).toBeNull();
      }
    }
    expect(await db.upload.count({ where: { userId: visitor.userId } })).toBe(0);
  });
});

describe('files that no row names', () => {
  it('are removed once no address can be used for them any more; others stay', async () => {
    const visitor = await createVisitor();
    const { url, key } = await signed(visitor);
    expect(await put(url, await photograph())).toBe(200);
    const stray = key.replace('front', 'again');
    await objectStorage().put(bucketName('uploads'), stray, await photograph(), 'image/jpeg');
    await removeStrayFiles(new Date(Date.now() + 59 * 60_000));
    expect(await stored(stray)).not.toBeNull();
    await removeStrayFiles(new Date(Date.now() + 61 * 60_000));
    expect(await stored(stray)).toBeNull();
    expect(await stored(key)).not.toBeNull();
  });
});
