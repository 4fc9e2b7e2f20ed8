import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { action as createContact } from '~/api/clickfunnel-createcontact.ts';
import { loader as readFile } from '~/api/crm-file.ts';
import { action as upload } from '~/api/crm-upload-images.ts';
import { action as deleteFile } from '~/api/cloud-storage-deletefile.ts';
import { cleanWaitingPictures } from '~/modules/tickets/files/pictures.server.ts';
import { db } from '~/platform/db.server.ts';
import { whilePoolIsFull } from '../../support/full-pool.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { Device } from '../identity/device.ts';
import { fileOf, photograph } from './forms.ts';

beforeEach(() => clearJobs());

interface UploadAnswer {
  urls: string[];
  items?: { side: string | null; link: string; fileName: string; bucketName: string }[];
  error?: { code: string; fields: Record<string, string[]> };
}

async function send(device: Device, folderPath: string, files: Record<string, File>) {
  const body = new FormData();
  body.set('folderPath', folderPath);
  for (const [label, file] of Object.entries(files)) body.set(label, file);
  const request = new Request('http://localhost:3000/api/crm/upload-images', {
    method: 'POST',
    body,
    headers: { Cookie: device.cookie },
  });
  const response = await upload({ request, params: {}, context: {} } as never);
  device.receive(response.headers);
  const retryAfter = response.headers.get('Retry-After');
  return { status: response.status, retryAfter, body: (await response.json()) as UploadAnswer };
}

describe('POST /api/crm/upload-images', () => {
  it('returns the addresses of pictures, with the side that a label of three words names', async () => {
    const device = new Device();
    const { status, body } = await send(device, 'tickets/return', {
      'return picture front': fileOf(await photograph('#123456')),
      right: fileOf(await photograph('#654321')),
    });
    expect(status).toBe(200);
    expect(body.items?.map(({ side }) => side)).toEqual(['front', null]);
    expect(body.urls).toEqual(body.items?.map(({ link }) => link));
    const [link = ''] = body.urls;
    const id = new URL(link).pathname.split('/').at(-1);
    const picture = await readFile({ request: new Request(link), params: { id }, context: {} } as never);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const forged = await readFile({ request: new Request(link.slice(0, -2)), params: { id }, context: {} } as never);
    expect(forged.status).toBe(404);
  });

  it('refuses other folders, what is too large, disguised, broken or empty, with an empty list and the reason', async () => {
    const device = new Device();
    const photo = await photograph('#abcdef');
    expect(await send(device, 'orders', { file: fileOf(photo) })).toMatchObject({ status: 400, body: { urls: [] } });
    const wrong: [File, string][] = [
      [fileOf(Buffer.alloc(15 * 1024 * 1024, 7)), 'too-large'],
      [fileOf(Buffer.from('GIF89a...')), 'no-picture'],
      [fileOf(Buffer.concat([photo.subarray(0, 200), Buffer.alloc(100)])), 'unreadable'],
      [fileOf(Buffer.alloc(0)), 'empty'],
      [fileOf(Buffer.concat([Buffer.alloc(4), Buffer.from('ftypqt  '), Buffer.alloc(900)])), 'video'],
      [fileOf(await photograph('#050505')), 'dark'],
    ];
    for (const [file, reason] of wrong) {
      const { status, body } = await send(device, 'tickets/damage', { 'damage picture 1': file });
      expect([status, body.urls, body.error?.fields]).toEqual([400, [], { 'damage picture 1': [reason] }]);
    }
  });

  it('accepts all pictures or none, and says when to retry if too many wait', async () => {
    const device = new Device();
    const one = fileOf(await photograph('#123123'));
    const two = fileOf(await photograph('#456456'));
    await send(device, 'tickets/damage', { file: one });
    const { userId, digest } = await db.ticketFile.findFirstOrThrow({
      where: { ticketId: null },
      orderBy: { createdAt: 'desc' },
    });
    const stored = { userId, digest, width: 900, height: 700 };
    const broken = await send(device, 'tickets/damage', { first: two, second: fileOf(Buffer.from('GIF89a...')) });
    expect([broken.status, broken.retryAfter]).toEqual([400, null]);
    expect(await db.ticketFile.count({ where: { userId } })).toBe(1);
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toEqual(['storage.remove']);
    await db.ticketFile.createMany({ data: Array.from({ length: 39 }, () => ({ ...stored, key: randomUUID() })) });
    expect(await send(device, 'tickets/damage', { file: two })).toMatchObject({ status: 429, retryAfter: '3600' });
    await db.ticketFile.deleteMany({ where: { userId } });
  });

  it('says when to retry while too many pictures are processed, and stores none', async () => {
    const device = new Device();
    const files = { first: fileOf(await photograph('#321321')), second: fileOf(await photograph('#654654')) };
    const before = await db.ticketFile.count();
    const answer = await whilePoolIsFull('upload', () => send(device, 'tickets/damage', files));
    expect(answer).toMatchObject({ status: 503, retryAfter: '30', body: { urls: [], error: { code: 'busy' } } });
    expect(await db.ticketFile.count()).toBe(before);
    expect(await send(device, 'tickets/damage', files)).toMatchObject({ status: 200 });
  });

  it('lets only the sender withdraw a picture, until a ticket has it; unused ones are removed after a day', async () => {
    const device = new Device();
    const { body } = await send(device, 'tickets/service', { file: fileOf(await photograph('#6f8f7f')) });
    const [item] = body.items ?? [];
    const remove = async (who: Device) => {
      const { fileName, bucketName } = item ?? { fileName: '', bucketName: '' };
      const request = new Request('http://localhost:3000/api', {
        method: 'POST',
        body: JSON.stringify({ fileName, bucketName }),
        headers: { Cookie: who.cookie },
      });
      return (await deleteFile({ request, params: {}, context: {} } as never)).status;
    };
    const other = new Device();
    await send(other, 'tickets/service', { file: fileOf(await photograph('#8e7e6e')) });
    expect(await remove(other)).toBe(403);
    expect(await remove(device)).toBe(200);
    expect(await remove(device)).toBe(403);
    await cleanWaitingPictures(new Date(Date.now() + 25 * 3_600_000));
    expect(await db.ticketFile.count({ where: { ticketId: null } })).toBe(0);
  });
});

describe('POST /api/clickfunnel/createcontact', () => {
  const post = (body: object) =>
    createContact({
      request: new Request('http://localhost:3000/api', { method: 'POST', body: JSON.stringify(body) }),
      params: {},
      context: {},
    } as never);

  it('takes a contact, which waits for its confirmation', async () => {
    const email = `${randomUUID()}@example.ch`;
    const answer = await post({ email_address: email.toUpperCase(), first_name: 'Lea', last_name: '', consent: true });
    expect(answer.status).toBe(202);
    expect(await db.newsletterSubscription.findFirst({ where: { email } })).toMatchObject({
      confirmedAt: null,
      firstName: 'Lea',
    });
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toEqual(['mail.newsletter']);
  });

  it('refuses what does not fit, with a reason for each field', async () => {
    const answer = await post({ email_address: 'lea@', consent: false });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { fields: object } };
    expect(Object.keys(error.fields).sort()).toEqual(['consent', 'email_address']);
  });
});
