import { createHash, randomUUID } from 'node:crypto';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';
import { type IdDocumentKind, type IdSide, MOST_UPLOAD_BYTES, sidesOf } from './id-document.ts';

/*
 * Signed links by which the financing partner fetches the pictures of an identity document (decision 28): each works
 * once, and only for some days.
 */

/** Validity of a link in ms. */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000;

/** An identity document with a link to each of its pictures. */
export interface LinkedIdDocument {
  kind: IdDocumentKind;
  pictures: { side: IdSide; url: string; expiresAt: Date }[];
  /** Constant for the same pictures. */
  version: string;
}

const signedText = (id: string, expires: number): string => ['GET', id, expires].join('\n');

function addressOf(id: string, expiresAt: Date): string {
  const expires = expiresAt.getTime();
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signText('id-picture', signedText(id, expires)),
  });
  return `${env().PUBLIC_URL}/api/partners/financing/pictures/${id}?${query.toString()}`;
}

/** Creates a new link to each picture of an order's identity document. @returns null if a side is missing */
export async function linkIdPictures(checkoutId: string, now = new Date()): Promise<LinkedIdDocument | null> {
  const document = await db.idDocument.findUnique({
    where: { checkoutId },
    select: { kind: true, pictures: { select: { side: true, key: true } } },
  });
  const { kind, pictures = [] } = document ?? {};
  const shown = kind ? sidesOf[kind].flatMap((side) => pictures.filter((picture) => picture.side === side)) : [];
  if (!kind || shown.length < sidesOf[kind].length) return null;
  const expiresAt = new Date(now.getTime() + LINK_LIFE);
  const links = shown.map(({ side, key }) => ({ id: randomUUID(), side, key }));
  await db.idPictureLink.createMany({ data: links.map(({ id, key }) => ({ id, key, expiresAt })) });
  return {
    kind,
    pictures: links.map(({ id, side }) => ({ side, url: addressOf(id, expiresAt), expiresAt })),
    version: createHash('sha256')
      .update(shown.map(({ key }) => key).join())
      .digest('hex')
      .slice(0, 16),
  };
}

export interface OpenedLink {
  id: string;
  /** From the link's URL. */
  query: URLSearchParams;
  now?: Date;
}

/**
 * Reads the picture of a link, once: of two simultaneous requests only one gets it.
 * @returns null if the link is invalid, used or expired, or its picture was removed
 * @throws if the storage fails; the link can be used again
 */
export async function openIdPictureLink({ id, query, now = new Date() }: OpenedLink): Promise<Buffer | null> {
  const expires = Number(query.get('expires'));
  if (!isSignatureOf('id-picture', signedText(id, expires), query.get('signature') ?? '')) return null;
  const open = { id, openedAt: null, expiresAt: { gt: now } };
  const link = await db.idPictureLink.findFirst({ where: open, select: { key: true } });
  const body = link && (await objectStorage().get(bucketName('documents'), link.key, MOST_UPLOAD_BYTES));
  if (!body || body === 'too-large') return null;
  const { count } = await db.idPictureLink.updateMany({ where: open, data: { openedAt: now } });
  return count > 0 ? body : null;
}
