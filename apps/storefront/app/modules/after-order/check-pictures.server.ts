import { randomUUID } from 'node:crypto';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { dropCheckPictures } from '~/modules/credit-check/check-pictures.server.ts';
import { isOf } from '~/modules/credit-check/credit-check.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import {
  type IdDocumentKind,
  type IdDocumentView,
  idPictureLabel,
  idPictureOfLabel,
  type IdSide,
  MOST_UPLOAD_BYTES,
  type PictureRefusal,
  sidesOf,
} from './id-document.ts';
import { addIdPicture } from './id-document.server.ts';
import { readablePicture } from './uploads/readable-picture.server.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';
import { storedContact } from '~/modules/orders/stored-order.schema.server.ts';

/*
 * Pictures of the identity document for a credit check before the order. They are validated like those of an order and
 * transferred to the order that follows, so that they are uploaded only once.
 */

const contactSchema = storedContact.pick({ firstname: true, email: true });

/** The newest check of a visitor. */
const openCheck = ({ userId }: Visitor, database: Database = db) =>
  database.creditCheck.findFirst({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, idKind: true, documentKind: true, firstName: true, email: true, reviewAskedAt: true },
  });

/**
 * The newest check, locked until the transaction ends; null once the team was asked to review it, because the review is
 * based on its pictures.
 */
async function changeableCheck(visitor: Visitor, database: Database) {
  const check = await openCheck(visitor, database);
  if (!check) return null;
  const [row] = await database.$queryRaw<{ is_fixed: boolean }[]>`
    select review_asked_at is not null as is_fixed from credit_check where id = ${check.id}::uuid for update`;
  return row && !row.is_fixed ? check : null;
}

/**
 * Sets which document will be shown; pictures of another one are removed.
 * @returns whether there is a check that may change
 */
export async function chooseCheckDocument(visitor: Visitor, kind: IdDocumentKind): Promise<boolean> {
  return db.$transaction(async (database) => {
    const check = await changeableCheck(visitor, database);
    if (!check) return false;
    if (check.idKind !== kind) {
      await dropCheckPictures(database, { checkId: check.id });
      await database.creditCheck.update({ where: { id: check.id }, data: { idKind: kind } });
    }
    return true;
  });
}

/**
 * Stores one side of the document: validated and re-encoded as for an order (spec §5); an existing picture is replaced.
 * @returns why it was refused; undefined if it was stored
 */
export async function addCheckPicture(
  visitor: Visitor,
  label: string,
  file: File,
): Promise<PictureRefusal | undefined> {
  const shows = idPictureOfLabel(label);
  if (!shows) return 'wrong-side';
  const picture = await readablePicture(file);
  if (typeof picture === 'string') return picture;
  const check = await openCheck(visitor);
  if (!check || check.reviewAskedAt) return 'closed';
  const key = `checks/${check.id}/${randomUUID()}.jpg`;
  const { jpeg, width, height } = picture;
  try {
    await objectStorage().put(bucketName('documents'), key, jpeg, 'image/jpeg');
  } catch (error) {
    log.error({ err: error }, 'picture could not be stored');
    return 'failed';
  }
  const isTaken = await db.$transaction(async (database) => {
    const [row] = await database.$queryRaw<{ id: string; id_kind: string | null }[]>`
      select id, id_kind::text from credit_check
      where id = ${check.id}::uuid and review_asked_at is null for update`;
    if (!row) return false;
    const { kind, side } = shows;
    await dropCheckPictures(database, { checkId: check.id, ...(row.id_kind === kind ? { side } : {}) });
    await database.creditCheck.update({ where: { id: check.id }, data: { idKind: kind } });
    await database.creditCheckPicture.create({
      data: { checkId: check.id, side, key, width, height, bytes: jpeg.length },
    });
    return true;
  });
  if (isTaken) return undefined;
  await objectStorage().remove(bucketName('documents'), key);
  return 'closed';
}

/** Removes one side. @returns whether there is a check that may change */
export async function removeCheckPicture(visitor: Visitor, side: IdSide): Promise<boolean> {
  return db.$transaction(async (database) => {
    const check = await changeableCheck(visitor, database);
    if (check) await dropCheckPictures(database, { checkId: check.id, side });
    return check !== null;
  });
}

/** Documents accepted for each kind of holder in the eligibility rules. */
const kindsOf: Readonly<Record<string, readonly IdDocumentKind[]>> = {
  swiss: ['passport', 'identity_card'],
  'permit-b': ['permit_b'],
  'permit-c': ['permit_c'],
  'eu-efta': ['passport', 'identity_card', 'permit_b'],
};

/** The document of a check, and the accepted kinds. */
export interface CheckDocumentView extends IdDocumentView {
  kinds: readonly IdDocumentKind[];
  /** Whether the team was asked to review it: it cannot be changed any more. */
  isFixed: boolean;
}

/** The state of a check's document; null if there is no check. */
export async function checkDocumentView(visitor: Visitor): Promise<CheckDocumentView | null> {
  const check = await openCheck(visitor);
  if (!check) return null;
  const kinds = getOwnEntry(kindsOf, check.documentKind) ?? [];
  const kind = check.idKind ?? (kinds.length === 1 ? (kinds[0] ?? null) : null);
  const pictures = await db.creditCheckPicture.findMany({
    where: { checkId: check.id },
    select: { side: true, createdAt: true },
  });
  const sides = (kind ? sidesOf[kind] : []).map((side) => {
    const picture = pictures.find((each) => each.side === side);
    return { side, version: picture ? picture.createdAt.getTime().toString(36) : null };
  });
  const complete = sides.length > 0 && sides.every(({ version }) => version !== null);
  return { kind, kinds, sides, complete, erased: false, isFixed: check.reviewAskedAt !== null };
}

/**
 * Reads one side as JPEG: of a visitor's own check, or of the one that the team reviews.
 * @returns null if there is none
 */
export async function readCheckPicture(of: Visitor | { checkId: string }, side: IdSide): Promise<Buffer | null> {
  const checkId = 'checkId' in of ? of.checkId : (await openCheck(of))?.id;
  const picture = checkId && (await db.creditCheckPicture.findUnique({ where: { checkId_side: { checkId, side } } }));
  const body = picture ? await objectStorage().get(bucketName('documents'), picture.key, MOST_UPLOAD_BYTES) : null;
  return body === 'too-large' ? null : body;
}

/**
 * Transfers the pictures of a visitor's check to the order that follows it, unless the order is for another person.
 * After a failure the order's page asks for them, as it does without a check.
 */
export async function transferCheckPictures(visitor: Visitor, orderNumber: string): Promise<void> {
  const [check, view] = await Promise.all([openCheck(visitor), checkDocumentView(visitor)]);
  const order = await db.checkout.findFirst({
    where: { number: orderNumber, userId: visitor.userId, payOneTime: false },
    select: { id: true, contact: true },
  });
  if (!order || !check || !view?.kind || !view.complete || !isOf(check, contactSchema.parse(order.contact))) return;
  try {
    for (const { side } of view.sides) {
      const body = await readCheckPicture(visitor, side);
      if (!body) return;
      const file = new File([new Uint8Array(body)], `${side}.jpg`, { type: 'image/jpeg' });
      if (await addIdPicture(order, idPictureLabel(view.kind, side), { file })) return;
    }
    await db.$transaction((database) => dropCheckPictures(database, { checkId: check.id }));
  } catch (error) {
    log.error({ err: error }, 'pictures of a credit check could not be attached to the order');
  }
}
