import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/platform/env.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';
import type { ObjectStorage, StoredObject, UploadGrant } from './storage.ts';
import { UPLOAD_SECONDS } from './upload-origin.server.ts';

/** Path of the route that takes what `signUpload` allows. */
const UPLOAD_PATH = '/api/cloud-storage/upload';

/** Buckets and keys are words, joined by slashes: nothing that leads out of the folder. */
const SAFE = /^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const folderOf = (bucket: string): string => path.join(env().DATA_DIR, 'storage', bucket);

function fileOf(bucket: string, key: string): string {
  if (!SAFE.test(bucket) || !SAFE.test(key)) throw new Error('Invalid object name.');
  return path.join(folderOf(bucket), key);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** What the signature of an upload covers. */
function grantText({ bucket, key, contentType, bytes }: UploadGrant, expires: number): string {
  return ['PUT', bucket, key, contentType, bytes ?? '', expires].join('\n');
}

/** Writes a file whole or not at all. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

/** Files below a folder, drafts of others' writing among them; one that goes meanwhile is left out. */
async function* filesBelow(bucket: string, prefix: string): AsyncGenerator<StoredObject> {
  const folder = await opendir(path.join(folderOf(bucket), prefix)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of folder) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(bucket, `${key}/`);
    const found = entry.isFile() && (await stat(path.join(folderOf(bucket), key)).catch(() => null));
    if (found) yield { key, changedAt: found.mtime };
  }
}

/** Stores files in the shop's own folder; uploads come by a route of the shop whose address is signed. */
export function createLocalStorage(): ObjectStorage {
  return {
    signUpload(grant) {
      const expires = Math.floor(Date.now() / 1000) + UPLOAD_SECONDS;
      const query = new URLSearchParams({
        expires: String(expires),
        type: grant.contentType,
        ...(grant.bytes !== undefined && { bytes: String(grant.bytes) }),
        signature: signText('upload', grantText(grant, expires)),
      });
      const url = `${UPLOAD_PATH}/${grant.bucket}/${grant.key}?${query.toString()}`;
      return Promise.resolve({ url, expiresAt: new Date(expires * 1000) });
    },
    put: (bucket, key, body) => writeWhole(fileOf(bucket, key), body),
    async get(bucket, key, maxBytes) {
      const file = fileOf(bucket, key);
      try {
        if ((await stat(file)).size > maxBytes) return 'too-large';
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    list: filesBelow,
    remove: (bucket, key) => rm(fileOf(bucket, key), { force: true }),
  };
}

export interface LocalUpload {
  bucket: string;
  key: string;
  /** Of the signed address. */
  query: URLSearchParams;
  contentType: string | null;
  body: Buffer;
  now?: Date;
}

export type LocalUploadResult = 'stored' | 'refused' | 'expired' | 'used';

/** Who knows which addresses are still to be used. */
export interface UploadClaims {
  /** Claims an address for one upload. @returns false if it was used, or what was uploaded is gone again */
  claim(bucket: string, key: string): Promise<boolean>;
  /** Gives it back, since nothing was stored. */
  release(bucket: string, key: string): Promise<void>;
}

/** Takes what was PUT to an address of `signUpload`: only as it was signed, only in time, and only once. */
export async function acceptLocalUpload(upload: LocalUpload, claims: UploadClaims): Promise<LocalUploadResult> {
  const { bucket, key, query, body, contentType, now = new Date() } = upload;
  const expires = Number(query.get('expires'));
  const bytes = query.has('bytes') ? Number(query.get('bytes')) : undefined;
  const grant = { bucket, key, contentType: query.get('type') ?? '', bytes };
  if (!isSignatureOf('upload', grantText(grant, expires), query.get('signature') ?? '')) return 'refused';
  if (now.getTime() > expires * 1000) return 'expired';
  if (contentType !== grant.contentType || (bytes !== undefined && bytes !== body.length)) return 'refused';
  const file = fileOf(bucket, key);
  if (!(await claims.claim(bucket, key))) return 'used';
  try {
    await writeWhole(file, body);
  } catch (error) {
    await claims.release(bucket, key);
    throw error;
  }
  return 'stored';
}
