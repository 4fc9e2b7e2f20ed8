import { randomUUID } from 'node:crypto';
import { removeObjectJob } from '~/integrations/storage/remove-object-job.server.ts';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { MOST_UPLOAD_BYTES, type PictureRefusal } from '~/modules/after-order/id-document.ts';
import { readablePicture } from '~/modules/after-order/uploads.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { isDark, LOOK_SIDE } from '~/modules/tickets/darkness.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import type { PictureWork } from '~/platform/pictures.server.ts';
import { opensPicture, pictureLink, pictureOfLink } from './picture-links.server.ts';

/** Kinds of films by what they begin with, at the fifth byte of an `ftyp` box. */
const filmBrands = /^(?:isom|iso\d|mp4\d|avc1|qt {2}|M4V |M4VP|3g[p2]\w|mmp4|MSNV|dash)$/;

/** Whether bytes begin as a film, whatever the file is called. @param start its first 16 bytes */
function isVideo(start: Buffer): boolean {
  const ascii = (from: number, to: number) => start.subarray(from, to).toString('latin1');
  if (ascii(4, 8) === 'ftyp') return filmBrands.test(ascii(8, 12));
  if (ascii(0, 4) === 'RIFF') return ascii(8, 12) === 'AVI ';
  return start.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
}

/** The small grey picture by which `isDark` judges. */
const LOOK: PictureWork = {
  most: 60_000_000,
  resize: { width: LOOK_SIDE, height: LOOK_SIDE, fit: 'fill' },
  background: '#ffffff',
  greyscale: true,
  format: 'raw',
};

/*
 * Pictures of tickets. Each is opened and written again before it is stored, so that nothing disguised comes through;
 * it waits for its ticket a day.
 */

const DAY = 24 * 60 * 60 * 1000;

/** Pictures that one visitor may have waiting for a ticket. */
const MOST_WAITING = 40;

const bucket = () => bucketName('documents');

/** A picture that was taken. */
export interface StoredPicture {
  id: string;
  link: string;
  /** Of what was sent: the same photograph has the same. */
  digest: string;
}

/** `dark`: nothing can be seen on it; it is taken where its sender insists. `video`: films are not taken. */
export type TicketPictureRefusal = PictureRefusal | 'too-many' | 'dark' | 'video';

export type PictureAnswer =
  { picture: StoredPicture; refusal?: undefined } | { picture?: undefined; refusal: TicketPictureRefusal };

interface PictureOptions {
  /** What it shows, where its form says so. */
  side?: string | null;
  /** Whether it is taken although it is very dark. */
  isDarkTaken?: boolean;
}

/** Takes a picture: checked, written again, kept under a key of the server's. */
export async function storePicture(
  { userId }: Visitor,
  file: File,
  { side = null, isDarkTaken = false }: PictureOptions = {},
): Promise<PictureAnswer> {
  if (isVideo(Buffer.from(await file.slice(0, 16).arrayBuffer()))) return { refusal: 'video' };
  const picture = await readablePicture(file, isDarkTaken ? undefined : LOOK);
  if (typeof picture === 'string') return { refusal: picture };
  if (picture.look && isDark(picture.look)) return { refusal: 'dark' };
  if ((await db.ticketFile.count({ where: { userId, ticketId: null } })) >= MOST_WAITING)
    return { refusal: 'too-many' };
  const { jpeg, width, height, digest } = picture;
  const key = `tickets/${randomUUID()}.jpg`;
  // The row first: what fails after it is found and removed by the cleaning job.
  const { id } = await db.ticketFile.create({ data: { userId, side, key, digest, width, height } });
  try {
    await objectStorage().put(bucket(), key, jpeg, 'image/jpeg');
  } catch (error) {
    log.error({ err: error }, 'ticket picture could not be stored');
    await db.ticketFile.deleteMany({ where: { id } });
    return { refusal: 'failed' };
  }
  return { picture: { id, link: pictureLink(id), digest } };
}

/** The pictures that links name and no ticket has taken yet, in the order of the links; wrong ones are left out. */
export async function waitingPictures(links: readonly string[]): Promise<StoredPicture[]> {
  const ids = links.flatMap((link) => pictureOfLink(link) ?? []);
  const rows = await db.ticketFile.findMany({ where: { id: { in: ids }, ticketId: null } });
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ id, link: pictureLink(id), digest: row.digest }] : [];
  });
}

/**
 * A ticket takes pictures, inside its transaction.
 * @returns how many of them it got: each goes to one ticket
 */
export async function claimPictures(
  database: Database,
  pictures: readonly { id: string; side?: string | null }[],
  to: { ticketId: string; entryId: string },
): Promise<number> {
  let claimed = 0;
  for (const { id, side = null } of pictures) {
    const { count } = await database.ticketFile.updateMany({ where: { id, ticketId: null }, data: { ...to, side } });
    claimed += count;
  }
  return claimed;
}

/** The picture of a link, as JPEG; null if the link is invalid, or the picture is gone. */
export async function readPicture(id: string, signature: string): Promise<Buffer | null> {
  if (!opensPicture(id, signature)) return null;
  const row = await db.ticketFile.findUnique({ where: { id }, select: { key: true } });
  const body = row && (await objectStorage().get(bucket(), row.key, MOST_UPLOAD_BYTES));
  return body === 'too-large' ? null : body;
}

/**
 * Takes back a picture that no ticket has taken; another person's is refused without a word about whether it is there.
 */
export async function deletePicture({ userId }: Visitor, key: string): Promise<'deleted' | 'not-yours'> {
  const { count } = await db.ticketFile.deleteMany({ where: { key, userId, ticketId: null } });
  if (count === 0) return 'not-yours';
  await objectStorage().remove(bucket(), key);
  return 'deleted';
}

/** What `deletefile` calls a picture. */
export async function fileNameOf(id: string): Promise<{ fileName: string; bucketName: string }> {
  const { key } = await db.ticketFile.findUniqueOrThrow({ where: { id }, select: { key: true } });
  return { fileName: key, bucketName: bucket() };
}

/** Lets the objects of pictures be removed, by jobs of the caller's transaction that removes their rows. */
export async function dropObjects(database: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await addJob(database, removeObjectJob, { bucket: bucket(), key }, { key: `storage-remove:${key}` });
  }
}

/** Takes back pictures that were stored a moment ago; their objects go by jobs. */
export async function dropPictures({ userId }: Visitor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.$transaction(async (database) => {
    const where = { id: { in: [...ids] }, userId, ticketId: null };
    const rows = await database.ticketFile.findMany({ where, select: { key: true } });
    await dropObjects(
      database,
      rows.map(({ key }) => key),
    );
    await database.ticketFile.deleteMany({ where });
  });
}

/** Removes pictures that no ticket took in a day. @returns how many */
export async function cleanWaitingPictures(now = new Date()): Promise<number> {
  return db.$transaction(async (database) => {
    const where = { ticketId: null, createdAt: { lt: new Date(now.getTime() - DAY) } };
    const old = await database.ticketFile.findMany({ where, select: { id: true, key: true }, take: 1000 });
    await dropObjects(
      database,
      old.map(({ key }) => key),
    );
    await database.ticketFile.deleteMany({ where: { id: { in: old.map(({ id }) => id) }, ticketId: null } });
    return old.length;
  });
}
