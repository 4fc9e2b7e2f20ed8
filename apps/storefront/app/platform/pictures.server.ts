import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { log } from './log.server.ts';
import { metrics } from './metrics.server.ts';
import { type PictureLane, PicturePool, PicturesBusyError } from './pictures/pool.server.ts';
import { PictureError, type PictureProcess, PictureProcessError } from './pictures/process.server.ts';
import type { PictureHeader, PictureWork } from './pictures/work.ts';
import { pathOnDisk } from './sent-file.server.ts';
import { singleton } from './singleton.server.ts';
import { tempFilePath } from './temp-files.server.ts';

/*
 * Pictures are decoded and encoded in a few processes beside the one that serves pages: decoding takes hundreds of
 * megabytes and all of a processor, a broken or hostile picture can end its process, and memory is given back for
 * certain where a process ends (decision 139).
 */

export type { PictureHeader, PictureWork };
export { PictureError, PictureProcessError, PicturesBusyError };

/** Seconds until it is worth sending a picture again that found no room. */
export const PICTURES_RETRY_SECONDS = 30;

/**
 * Forty wait at most: ten uploads of four. What waits longer than 12 s would pass the limit of a page (20 s), so it is
 * refused before. Resting processes end after 10 s.
 */
const LIMITS = {
  processes: Math.min(2, availableParallelism()),
  waiting: 40,
  wait: 12_000,
  idle: 10_000,
  pictures: 200,
};

/** Where a picture comes from: bytes, an uploaded file, or the absolute path of a file. */
export type PictureSource = Buffer | Blob | string;

/** What was made of a picture, with its dimensions in pixels. */
export interface MadePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A picture while a process has it. */
export interface OpenPicture {
  /** @throws PictureError if it has none; PictureProcessError */
  readHeader(): Promise<PictureHeader>;
  /** @throws PictureError if it does not open, or has more pixels than it may; PictureProcessError */
  make(work: PictureWork): Promise<MadePicture>;
}

const pool = () => singleton('picture-pool', () => new PicturePool(LIMITS));

/**
 * Opens a picture in a process beside this one.
 * @param source its bytes, an uploaded file, whose bytes are copied only when its turn comes, or the absolute path of
 * a file that stays as
 *   it is
 * @param lane who waits
 * @param use what is made of it, while a process is there for it alone
 * @throws PicturesBusyError if it cannot be done soon, and whatever `use` throws
 */
export async function openPicture<Result>(
  source: PictureSource,
  lane: PictureLane,
  use: (picture: OpenPicture) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await pool().run(lane, (process) => withFile(source, (file) => use(opened(file, process))));
    metrics.pictures.inc({ lane, outcome: 'done' });
    return result;
  } catch (error) {
    const isBusy = error instanceof PicturesBusyError;
    metrics.pictures.inc({ lane, outcome: isBusy ? 'busy' : 'failed' });
    if (error instanceof PictureProcessError) log.warn({ err: error }, 'picture could not be processed');
    throw error;
  }
}

/** Makes one thing of a picture. @throws what `openPicture` and `OpenPicture.make` throw */
export function createPicture(source: PictureSource, lane: PictureLane, work: PictureWork): Promise<MadePicture> {
  return openPicture(source, lane, (picture) => picture.make(work));
}

/** Answers that pictures are to be asked for again, where there is no room for one now. @param answer being made */
export async function orBusy(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PicturesBusyError)) throw error;
    const headers = { 'Retry-After': String(PICTURES_RETRY_SECONDS), 'Cache-Control': 'no-store' };
    return new Response('Too many pictures are made at the moment.', { status: 503, headers });
  }
}

function opened(file: string, process: PictureProcess): OpenPicture {
  return {
    readHeader: () => process.readHeader(file),
    async make(work) {
      const target = tempFilePath();
      try {
        const size = await process.make(file, target, work);
        return { bytes: await readFile(target), ...size };
      } finally {
        await rm(target, { force: true });
      }
    },
  };
}

async function withFile<Result>(source: PictureSource, use: (file: string) => Promise<Result>): Promise<Result> {
  const onDisk = source instanceof Blob ? pathOnDisk(source) : source;
  if (typeof onDisk === 'string') return use(onDisk);
  const bytes = Buffer.isBuffer(source) ? source : Buffer.from(await (source as Blob).arrayBuffer());
  const file = tempFilePath();
  try {
    await writeFile(file, bytes, { mode: 0o600 });
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
}
