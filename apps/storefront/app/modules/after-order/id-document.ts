/*
 * The identity document that the financing partner requires (spec §5): accepted kinds, number of sides, and labels of
 * pictures.
 */

export const idDocumentKinds = ['passport', 'identity_card', 'permit_b', 'permit_c'] as const;
export type IdDocumentKind = (typeof idDocumentKinds)[number];

/** Sides of uploaded pictures (spec §3). */
const imageSides = ['front', 'back', 'right', 'left'] as const;
export type ImageSide = (typeof imageSides)[number];

export type IdSide = Extract<ImageSide, 'front' | 'back'>;

/** The required sides of a document: one for a passport's data page, two for cards. */
export const sidesOf: Readonly<Record<IdDocumentKind, readonly IdSide[]>> = {
  passport: ['front'],
  identity_card: ['front', 'back'],
  permit_b: ['front', 'back'],
  permit_c: ['front', 'back'],
};

const FEWEST_WORDS = 3;

/**
 * Parses the label of a picture: its first word is the document, its last one the side (spec §5: the label needs at
 * least 3 words), e.g. `permit_b picture front`.
 * @returns null if it has fewer words or names no side
 */
export function parseImageLabel(label: string): { subject: string; side: ImageSide } | null {
  const words = label.trim().split(/\s+/);
  const side = imageSides.find((each) => each === words.at(-1)?.toLowerCase());
  const [subject] = words;
  return words.length >= FEWEST_WORDS && side && subject ? { subject: subject.toLowerCase(), side } : null;
}

/** The label of one side of an identity document. */
export const idPictureLabel = (kind: IdDocumentKind, side: IdSide): string => `${kind} picture ${side}`;

/** The document and side that a label names; null if no such side is required. */
export function idPictureOfLabel(label: string): { kind: IdDocumentKind; side: IdSide } | null {
  const parsed = parseImageLabel(label);
  const kind = idDocumentKinds.find((each) => each === parsed?.subject);
  const side = kind && sidesOf[kind].find((each) => each === parsed?.side);
  return kind && side ? { kind, side } : null;
}

/** Why a picture was refused; the texts are in the namespace `after-order`. */
export type PictureRefusal =
  /** No file was chosen, or an empty one. */
  | 'empty'
  | 'too-large'
  /** Not a JPEG, PNG, WebP or HEIC, whatever its name. */
  | 'no-picture'
  /** Starts like a picture but cannot be decoded. */
  | 'unreadable'
  | 'too-small'
  /** Too many pixels. */
  | 'too-many-pixels'
  /** Too many pictures are being decoded at the moment. */
  | 'busy'
  /** The label names no side of the chosen document. */
  | 'wrong-side'
  /** The upload or the storage failed. */
  | 'failed'
  /** The order accepts none any more: it was cancelled, or its contract is signed. */
  | 'closed';

/** One side for the pages. */
export interface IdSideView {
  side: IdSide;
  /** Changes with each picture, so that the browser cache does not show a replaced one; null without a picture. */
  version: string | null;
}

/** The state of an order's identity document. */
export interface IdDocumentView {
  kind: IdDocumentKind | null;
  sides: IdSideView[];
  complete: boolean;
  /** Whether its pictures were removed because they are no longer needed. */
  erased: boolean;
}

/** Maximum size of a picture, in bytes. */
export const MOST_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Types of pictures that may be uploaded. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

export type UploadType = (typeof uploadTypes)[number];

/** The `accept` attribute of a field for pictures. */
export const uploadAccept = [...uploadTypes, '.heic', '.heif'].join(',');

/**
 * The type of a chosen file. Browsers that do not know HEIC give none; then the file name decides. Undefined for other
 * types.
 */
export function uploadTypeOf({ type, name }: { type: string; name: string }): UploadType | undefined {
  return uploadTypes.find((each) => each === type) ?? (/\.hei[cf]$/i.test(name) ? 'image/heic' : undefined);
}

/**
 * Validates a chosen file in the browser, by the type that the browser reports. Empty files are refused (spec §5); the
 * server checks the content.
 */
export function pictureProblem({
  size,
  type,
  name,
}: {
  size: number;
  type: string;
  name: string;
}): PictureRefusal | undefined {
  if (size === 0) return 'empty';
  if (!uploadTypeOf({ type, name })) return 'no-picture';
  return size > MOST_UPLOAD_BYTES ? 'too-large' : undefined;
}
