/*
 * The identity document that the financing partner asks for (spec §5): which ones, how many sides, and how a picture is named.
 */

export const idDocumentKinds = ['passport', 'identity_card', 'permit_b', 'permit_c'] as const;
export type IdDocumentKind = (typeof idDocumentKinds)[number];

/** Sides of uploaded pictures (spec §3). */
const imageSides = ['front', 'back', 'right', 'left'] as const;
export type ImageSide = (typeof imageSides)[number];

export type IdSide = Extract<ImageSide, 'front' | 'back'>;

/** The sides that are needed of a document: a passport's data page is one, cards have two. */
export const sidesOf: Readonly<Record<IdDocumentKind, readonly IdSide[]>> = {
  passport: ['front'],
  identity_card: ['front', 'back'],
  permit_b: ['front', 'back'],
  permit_c: ['front', 'back'],
};

const FEWEST_WORDS = 3;

/**
 * Reads what the label of a picture says: its first word is what it shows, its last one the side (spec §5: the label needs at
 * least 3 words), e.g. `permit_b picture front`.
 * @returns null where it has fewer words or names no side
 */
export function parseImageLabel(label: string): { subject: string; side: ImageSide } | null {
  const words = label.trim().split(/\s+/);
  const side = imageSides.find((each) => each === words.at(-1)?.toLowerCase());
  const [subject] = words;
  return words.length >= FEWEST_WORDS && side && subject ? { subject: subject.toLowerCase(), side } : null;
}

/** The label of one side of an identity document. */
export const idPictureLabel = (kind: IdDocumentKind, side: IdSide): string => `${kind} picture ${side}`;

/** The document and side that a label names, or null where it names none that is asked for. */
export function idPictureOfLabel(label: string): { kind: IdDocumentKind; side: IdSide } | null {
  const parsed = parseImageLabel(label);
  const kind = idDocumentKinds.find((each) => each === parsed?.subject);
  const side = kind && sidesOf[kind].find((each) => each === parsed?.side);
  return kind && side ? { kind, side } : null;
}

/** Why a picture was not taken; the words are in the namespace `after-order`. */
export type PictureRefusal =
  /** Nothing was chosen, or a file without a size. */
  | 'empty'
  | 'too-large'
  /** Anything else than JPEG, PNG, WebP or HEIC, whatever it is called. */
  | 'no-picture'
  /** Begins like a picture and does not open. */
  | 'unreadable'
  | 'too-small'
  /** More pixels than are opened. */
  | 'too-many-pixels'
  /** Too many pictures are being opened just now. */
  | 'busy'
  /** The label names no side of the chosen document. */
  | 'wrong-side'
  /** The upload or the storage failed. */
  | 'failed'
  /** The order takes none any more: it was cancelled, or its contract is signed. */
  | 'closed';

/** One side as pages show it. */
export interface IdSideView {
  side: IdSide;
  /** Changes with each picture, so that a replaced one is not shown from memory; null while there is none. */
  version: string | null;
}

/** The state of an order's identity document. */
export interface IdDocumentView {
  kind: IdDocumentKind | null;
  sides: IdSideView[];
  complete: boolean;
  /** Whether its pictures were removed because nobody needs them any more. */
  erased: boolean;
}

/** Largest picture that is taken, in bytes. */
export const MOST_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Types of pictures that may be uploaded. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

export type UploadType = (typeof uploadTypes)[number];

/** The `accept` attribute of a field for pictures. */
export const uploadAccept = [...uploadTypes, '.heic', '.heif'].join(',');

/** The type of a chosen file; browsers that do not know HEIC give none, and the name says it. Undefined for other types. */
export function uploadTypeOf({ type, name }: { type: string; name: string }): UploadType | undefined {
  return uploadTypes.find((each) => each === type) ?? (/\.hei[cf]$/i.test(name) ? 'image/heic' : undefined);
}

/**
 * What can be said of a chosen file before it is sent, by what the browser takes it for. Only files with a size are uploaded
 * (spec §5); what is in them is looked at by the server.
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
