import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  acceptLocalUpload,
  type LocalUpload,
  type LocalUploadResult,
  type UploadClaims,
} from '~/integrations/storage/local.server.ts';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { MOST_UPLOAD_BYTES } from './id-document.ts';
import type { signedUrlSchema } from './uploads.schema.server.ts';

/*
 * Files that visitors upload by a signed URL (spec §7 cloud-storage). They are stored in the bucket of uploads under a
 * prefix per visitor until a use case takes them; the others are removed after a day.
 */

const UNCLAIMED_MS = 24 * 60 * 60 * 1000;

/** Maximum of pending files per visitor. */
const MOST_WAITING = 40;

/** The bucket that browsers may upload to. */
export const uploadBucket = (): string => bucketName('uploads');

export interface SignedUpload {
  url: string;
  /** Identifies the file afterwards. */
  key: string;
  /** ISO 8601 */
  expiresAt: string;
}

export type SignUploadResult =
  { kind: 'signed'; upload: SignedUpload } | { kind: 'unknown-bucket' | 'too-many' | 'failed' };

/**
 * Creates a signed URL for the upload of one file.
 * @returns `failed` if the storage does not respond; it is logged
 */
export async function signUpload(
  { userId }: Visitor,
  { Bucket, Key, ContentType, ContentLength }: Omit<z.infer<typeof signedUrlSchema>, 'idToken'>,
): Promise<SignUploadResult> {
  if (Bucket !== uploadBucket()) return { kind: 'unknown-bucket' };
  if ((await db.upload.count({ where: { userId } })) >= MOST_WAITING) return { kind: 'too-many' };
  const key = `visitors/${userId}/${randomUUID()}/${safeName(Key)}`;
  try {
    const grant = { bucket: Bucket, key, contentType: ContentType, bytes: ContentLength };
    const { url, expiresAt } = await objectStorage().signUpload(grant);
    await db.upload.create({ data: { userId, bucket: Bucket, key, contentType: ContentType } });
    return { kind: 'signed', upload: { url, key, expiresAt: expiresAt.toISOString() } };
  } catch (error) {
    log.error({ err: error }, 'upload could not be signed');
    return { kind: 'failed' };
  }
}

/** Reduces a file name to letters, digits, hyphens and one extension. */
function safeName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[a-z\d]{1,5})?$/i.exec(name.split(/[/\\]/).at(-1) ?? '') ?? [];
  const words = stem
    .normalize('NFKD')
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words || 'file'}${ending}`.toLowerCase();
}

export type DeleteUploadResult = 'deleted' | 'not-found' | 'not-yours';

/** Removes a file of the visitor; another visitor's file is refused like a missing one. */
export async function deleteUpload({ userId }: Visitor, bucket: string, key: string): Promise<DeleteUploadResult> {
  const { count } = await db.upload.deleteMany({ where: { bucket, key, userId } });
  if (count > 0) {
    await objectStorage().remove(bucket, key);
    return 'deleted';
  }
  return key.startsWith(`visitors/${userId}/`) ? 'not-found' : 'not-yours';
}

/**
 * Moves a visitor's uploaded file out of the bucket of uploads.
 * @returns null if the visitor has no such file; `too-large` if it exceeds the limit
 */
export async function storeUpload({ userId }: Visitor, key: string): Promise<Buffer | null | 'too-large'> {
  const bucket = uploadBucket();
  const own = await db.upload.findFirst({ where: { bucket, key, userId }, select: { id: true } });
  if (!own) return null;
  const body = await objectStorage().get(bucket, key, MOST_UPLOAD_BYTES);
  await objectStorage().remove(bucket, key);
  await db.upload.deleteMany({ where: { id: own.id } });
  return body;
}

/** Each signed URL accepts one file while its row exists: not after the file was taken or deleted. */
const uploadClaims: UploadClaims = {
  async claim(bucket, key) {
    const where = { bucket, key, uploadedAt: null };
    return (await db.upload.updateMany({ where, data: { uploadedAt: new Date() } })).count > 0;
  },
  async release(bucket, key) {
    await db.upload.updateMany({ where: { bucket, key }, data: { uploadedAt: null } });
  },
};

/** Stores what a browser PUTs to a URL of the local storage. */
export function storeLocalUpload(upload: LocalUpload): Promise<LocalUploadResult> {
  return acceptLocalUpload(upload, uploadClaims);
}

/** Removes files that were uploaded more than a day ago and never used. @returns how many */
export async function removeUnclaimedUploads(now = new Date()): Promise<number> {
  const old = await db.upload.findMany({
    where: { createdAt: { lt: new Date(now.getTime() - UNCLAIMED_MS) } },
    select: { id: true, bucket: true, key: true },
    take: 1000,
  });
  for (const { id, bucket, key } of old) {
    await objectStorage().remove(bucket, key);
    await db.upload.deleteMany({ where: { id } });
  }
  return old.length;
}

/** Moves the uploads of one visitor to another who turned out to be the same person. */
export async function mergeUploads(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.upload.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
}

export { readablePicture } from './uploads/readable-picture.server.ts';
