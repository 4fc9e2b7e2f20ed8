import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { db, Prisma } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { log } from '~/platform/log.server.ts';
import { createPicture, PicturesBusyError } from '~/platform/pictures.server.ts';
import {
  type ContentPictureFormat,
  contentPicturePath,
  contentPictureWidths,
  type PictureAddress,
} from '~/modules/content/entries/picture-urls.ts';
import { safeSvg } from './safe-svg.server.ts';
import { CmsError, fetchFromCms } from './strapi.server.ts';

/** Largest photograph that is taken from the CMS, bytes. */
const MAX_BYTES = 15 * 1024 * 1024;

/** ms that a photograph may take to come from the CMS. */
const COPY_LIMIT_MS = 15_000;

/** Largest drawing, bytes. */
const MAX_DRAWING_BYTES = 512 * 1024;

/** Guards memory against small files that unpack to huge pictures. */
const MAX_PIXELS = 50_000_000;

/** How hard each format is pressed; effort costs time once, at the first look. */
const FORMATS = { webp: { quality: 78 }, avif: { quality: 58, effort: 3 } } as const;

function folder(): string {
  return path.join(env().DATA_DIR, 'content-pictures');
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Writes a file so that no one ever reads half of it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.${performance.now()}`;
  await writeFile(half, content);
  await rename(half, file);
}

function copyPath({ file, version }: PictureAddress): string {
  return path.join(folder(), `${version}-${file}`);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Fetches a photograph as the editor uploaded it and keeps it.
 * @returns whether the CMS has one that is not too large
 */
async function copyFromCms(address: PictureAddress): Promise<boolean> {
  const response = await fetchFromCms(`/uploads/${address.file}`, COPY_LIMIT_MS);
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return false;
  const content = Buffer.from(await response.arrayBuffer());
  if (content.byteLength > MAX_BYTES) return false;
  await writeWhole(copyPath(address), content);
  return true;
}

/**
 * Copies photographs to the shop, so that no visitor waits for the CMS. One that cannot be had is logged and left out.
 */
export async function storePictures(addresses: PictureAddress[]): Promise<void> {
  for (const address of addresses) {
    if (await isThere(copyPath(address))) continue;
    await copyFromCms(address).catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      log.warn({ file: address.file, problem: error.message }, 'content picture not copied');
    });
  }
}

/**
 * Whether published content shows this picture, or what an editor previews. Other addresses are not served, whatever
 * lies in the CMS.
 */
async function isShown(url: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>(Prisma.sql`
    select 1 from content_document where strpos(data::text, ${url}) > 0
    union all select 1 from content_unsaved where strpos(data::text, ${url}) > 0
    limit 1`);
  return rows.length > 0;
}

/** An uploaded drawing without anything that does or loads something. */
function drawingOf(source: Buffer): Buffer | undefined {
  const clean = source.byteLength <= MAX_DRAWING_BYTES ? safeSvg(source.toString('utf8')) : undefined;
  return clean === undefined ? undefined : Buffer.from(clean);
}

/**
 * One photograph of an editor in one width and format: from disk, else made from the shop's copy. The CMS is asked
 * only where this machine has no copy yet.
 * @param width px; one of the widths that pages name
 * @returns undefined if neither published content nor a preview shows such a picture, or it cannot be read
 * @throws PicturesBusyError if too many pictures are made at the moment
 */
export async function readContentPicture({
  width,
  format = 'webp',
  ...address
}: PictureAddress & { width: number; format?: ContentPictureFormat }): Promise<Buffer | undefined> {
  if (!contentPictureWidths.some((known) => known === width)) return undefined;
  const url = contentPicturePath(address, width, format);
  if (!url) return undefined;
  const resized = `${copyPath(address)}-${width}.${format}`;
  const stored = format === 'svg' ? undefined : await readIfThere(resized);
  if (stored) return stored;
  if (!(await isShown(url))) return undefined;
  const copy = path.resolve(copyPath(address));
  if (!(await isThere(copy)) && !(await copyFromCms(address).catch(() => false))) return undefined;
  if (format === 'svg') return drawingOf(await readFile(copy));
  return once(resized, async () => {
    const made = await createPicture(copy, 'view', {
      most: MAX_PIXELS,
      upright: true,
      resize: { width, withoutEnlargement: true },
      format,
      options: FORMATS[format],
    }).catch((error: unknown) => {
      if (error instanceof PicturesBusyError) throw error;
      return undefined;
    });
    if (made) await writeWhole(resized, made.bytes);
    return made?.bytes;
  });
}

/** Renditions that are being made: a large photograph takes seconds, in which others ask for the same one. */
const underWay = new Map<string, Promise<Buffer | undefined>>();

/** Makes a rendition once for all who ask at the same time. @param file that it will be */
function once(file: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const running = underWay.get(file);
  if (running) return running;
  const making = make().finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}
