import { randomUUID } from 'node:crypto';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import {
  type IdDocumentKind,
  type IdDocumentView,
  type IdSide,
  idPictureOfLabel,
  MOST_UPLOAD_BYTES,
  type PictureRefusal,
  sidesOf,
} from './id-document.ts';
import { claimStockById } from '~/modules/fulfilment/fulfilment.server.ts';
import { addApplication } from '~/modules/fulfilment/partners.server.ts';
import { dropPictures, lockOrder } from './id-document/pictures.server.ts';
import { settleFlags } from './order-flags.server.ts';
import { readablePicture } from './uploads/readable-picture.server.ts';
import { storeUpload } from './uploads.server.ts';

/**
 * Sets which document the shopper of an order will show; pictures of another one are removed.
 * @returns `closed` if the order accepts none at its stage
 */
export async function chooseIdDocument(order: Pick<Order, 'id'>, kind: IdDocumentKind): Promise<'closed' | undefined> {
  return db.$transaction(async (database) => {
    if (!(await lockOrder(database, order))) return 'closed';
    const chosen = await database.idDocument.findUnique({ where: { checkoutId: order.id }, select: { kind: true } });
    if (chosen?.kind === kind) return undefined;
    if (chosen) await dropPictures(database, order.id);
    await database.idDocument.upsert({
      where: { checkoutId: order.id },
      create: { checkoutId: order.id, kind },
      update: { kind, erasedAt: null },
    });
    await settleFlags(database, order.id);
    return undefined;
  });
}

/** An uploaded picture: in the form itself, or by its key in the bucket of uploads. */
export type SentPicture = { file: File } | { upload: string; visitor: Visitor };

async function pictureOf(sent: SentPicture): Promise<Buffer | Blob | PictureRefusal> {
  return 'file' in sent ? sent.file : ((await storeUpload(sent.visitor, sent.upload)) ?? 'failed');
}

/**
 * Stores one side of an identity document: validated, re-encoded, under a key created by the server; an existing
 * picture is replaced. Updates the flag `idUploadUpdated`; the last side triggers the application to the financing
 * partner.
 * @param label names document and side (`idPictureLabel`)
 * @returns why it was refused; undefined if it was stored
 */
export async function addIdPicture(
  order: Pick<Order, 'id'>,
  label: string,
  sent: SentPicture,
): Promise<PictureRefusal | undefined> {
  const shows = idPictureOfLabel(label);
  if (!shows) return 'wrong-side';
  const taken = await pictureOf(sent);
  const picture = typeof taken === 'string' ? taken : await readablePicture(taken);
  if (typeof picture === 'string') return picture;
  const key = `orders/${order.id}/${randomUUID()}.jpg`;
  try {
    await objectStorage().put(bucketName('documents'), key, picture.jpeg, 'image/jpeg');
  } catch (error) {
    log.error({ err: error }, 'picture could not be stored');
    return 'failed';
  }
  const isTaken = await db.$transaction(async (database) => {
    if (!(await lockOrder(database, order))) return false;
    const chosen = await database.idDocument.findUnique({ where: { checkoutId: order.id }, select: { kind: true } });
    await dropPictures(database, order.id, chosen?.kind === shows.kind ? shows.side : undefined);
    await database.idDocument.upsert({
      where: { checkoutId: order.id },
      create: { checkoutId: order.id, kind: shows.kind },
      update: { kind: shows.kind, erasedAt: null },
    });
    const { width, height, jpeg } = picture;
    await database.idPicture.create({
      data: { checkoutId: order.id, side: shows.side, key, width, height, bytes: jpeg.length },
    });
    const { idUploadUpdated } = await settleFlags(database, order.id);
    if (idUploadUpdated) {
      await addApplication(database, order.id);
      await claimStockById(database, order.id);
    }
    return true;
  });
  if (isTaken) return undefined;
  await objectStorage().remove(bucketName('documents'), key);
  return 'closed';
}

/** Removes one side. */
export async function removeIdPicture(order: Pick<Order, 'id'>, side: IdSide): Promise<void> {
  await db.$transaction(async (database) => {
    await lockOrder(database, order);
    if ((await dropPictures(database, order.id, side)) > 0) await settleFlags(database, order.id);
  });
}

/** Reads one side as JPEG, for its owner. @returns null if there is none */
export async function readIdPicture(order: Pick<Order, 'id'>, side: IdSide): Promise<Buffer | null> {
  const picture = await db.idPicture.findUnique({
    where: { checkoutId_side: { checkoutId: order.id, side } },
    select: { key: true },
  });
  const body = picture && (await objectStorage().get(bucketName('documents'), picture.key, MOST_UPLOAD_BYTES));
  return body === 'too-large' ? null : body;
}

/** Reads the state of an order's identity document. */
export async function idDocumentView({ id }: Pick<Order, 'id'>): Promise<IdDocumentView> {
  const document = await db.idDocument.findUnique({
    where: { checkoutId: id },
    select: { kind: true, erasedAt: true, pictures: { select: { side: true, createdAt: true } } },
  });
  if (!document) return { kind: null, sides: [], complete: false, erased: false };
  if (document.erasedAt) return { kind: document.kind, sides: [], complete: true, erased: true };
  const sides = sidesOf[document.kind].map((side) => {
    const picture = document.pictures.find((each) => each.side === side);
    return { side, version: picture ? picture.createdAt.getTime().toString(36) : null };
  });
  return { kind: document.kind, sides, complete: sides.every(({ version }) => version !== null), erased: false };
}
