import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { log } from '~/platform/log.server.ts';
import { createPicture, PicturesBusyError } from '~/platform/pictures.server.ts';
import { type PhotoFormat, photoFormats, photoWidths, pictureSize, pictureUrl, type ProductKind } from './catalog.ts';
import { downloadPhoto } from './pictures/photo-download.server.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';

/** A photograph ready to send; `drawing` where it cannot be had: the address of the picture shown instead. */
export type PhotoAnswer =
  { kind: 'photo'; body: Buffer; type: string } | { kind: 'drawing'; location: string } | { kind: 'missing' };

/** Sources that failed lately are not asked again for a while. Milliseconds. */
const failed = new LRUCache<string, true>({ max: 10_000, ttl: 10 * 60_000 });
/** Work under way: a page asks for one photograph in several widths at once. */
const underWay = new Map<string, Promise<Buffer>>();
/** Photographs that may be fetched at once; more are answered by their drawing until there is time. */
const MOST_AT_ONCE = 24;
class BusyError extends Error {
  override name = 'BusyError';
}

/** Largest photograph that is opened, pixels. */
const MOST_PIXELS = 60_000_000;

const TYPES: Record<PhotoFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * A photograph of the feed by the last segment of its address (`photoUrl`): fetched once, resized, and kept in the data
 * folder. All are fitted into the window of their kind of product, so that a page knows their dimensions beforehand.
 * @param name e.g. `31-640.webp`
 * @param download replaceable for tests
 */
export async function findPhoto(name: string, download = downloadPhoto): Promise<PhotoAnswer> {
  const [, id, width, format] = /^(\d{1,9})-(\d{3,4})\.(\w+)$/.exec(name) ?? [];
  if (!id || !isPhotoWidth(Number(width)) || !isPhotoFormat(format)) return { kind: 'missing' };
  const image = await db.productImage.findUnique({
    where: { id: Number(id) },
    select: { src: true, product: { select: { id: true, kind: true, pictureKey: true } } },
  });
  if (!image) return { kind: 'missing' };
  const { product, src } = image;
  try {
    const body = await rendition({ src, kind: product.kind, width: Number(width), format }, download);
    return { kind: 'photo', body, type: TYPES[format] };
  } catch (error) {
    if (error instanceof BusyError || error instanceof PicturesBusyError)
      return { kind: 'drawing', location: drawingOf(product) };
    if (!failed.has(src))
      log.warn(
        { imageId: Number(id), reason: error instanceof Error ? error.message : 'unknown' },
        'photograph not available',
      );
    failed.set(src, true);
    return { kind: 'drawing', location: drawingOf(product) };
  }
}

const drawingOf = ({ id, pictureKey }: { id: number; pictureKey: string }) =>
  pictureUrl({ id, pictureVersion: pictureVersion(pictureKey) });

const isPhotoWidth = (width: number) => photoWidths.some((each) => each === width);
const isPhotoFormat = (format: string | undefined): format is PhotoFormat =>
  photoFormats.some((each) => each === format);

interface Rendition {
  src: string;
  kind: ProductKind;
  width: number;
  format: PhotoFormat;
}

async function rendition(wanted: Rendition, download: typeof downloadPhoto): Promise<Buffer> {
  const { src, kind, width, format } = wanted;
  const folder = path.join(env().DATA_DIR, 'photos');
  // Named by the source, not by the id: a database that was made anew gives its ids again.
  const key = createHash('sha256').update(src).digest('hex').slice(0, 32);
  const file = path.join(folder, `${key}-${kind}-${width}.${format}`);
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  if (failed.has(src)) throw new Error('The source failed a moment ago');
  const original = await once(`original ${key}`, () => originalOf(src, path.join(folder, `${key}.original`), download));
  return once(file, async () => {
    // An original that does not open is fetched anew the next time.
    const bytes = await resize(original, wanted).catch(async (error: unknown) => {
      if (!(error instanceof PicturesBusyError)) await rm(path.join(folder, `${key}.original`), { force: true });
      throw error;
    });
    await keep(file, bytes);
    return bytes;
  });
}

/** Runs work of one name once for all who ask at the same time. */
function once(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const running = underWay.get(name);
  if (running) return running;
  if (underWay.size >= MOST_AT_ONCE) return Promise.reject(new BusyError('Too many photographs at once'));
  const promise = work().finally(() => underWay.delete(name));
  underWay.set(name, promise);
  return promise;
}

async function originalOf(src: string, file: string, download: typeof downloadPhoto): Promise<Buffer> {
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const bytes = await download(src);
  await keep(file, bytes);
  return bytes;
}

/** Writes a file whole or not at all. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

const OPTIONS: Record<PhotoFormat, { format: 'avif' | 'webp' | 'jpeg'; options: Record<string, number | boolean> }> = {
  avif: { format: 'avif', options: { quality: 55, effort: 3 } },
  webp: { format: 'webp', options: { quality: 78 } },
  jpg: { format: 'jpeg', options: { quality: 80, mozjpeg: true } },
};

/**
 * The photograph in its window, without the data that cameras write into it.
 * @throws PicturesBusyError, PictureError
 */
async function resize(original: Buffer, { kind, width, format }: Rendition): Promise<Buffer> {
  const { bytes } = await createPicture(original, 'view', {
    most: MOST_PIXELS,
    strict: true,
    upright: true,
    resize: { ...pictureSize(kind, width), fit: 'contain', background: '#ffffff' },
    background: '#ffffff',
    ...OPTIONS[format],
  });
  return bytes;
}
