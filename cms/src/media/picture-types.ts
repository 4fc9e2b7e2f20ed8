import path from 'node:path';

/** A type of file that the media library takes. */
interface PictureType {
  mime: string;
  /** Extensions under which such a file may be stored. */
  extensions: readonly string[];
}

/** All types that the media library takes. Every field for files in the schemas takes pictures. */
const PICTURE_TYPES: readonly PictureType[] = [
  { mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  { mime: 'image/png', extensions: ['.png'] },
  { mime: 'image/webp', extensions: ['.webp'] },
  { mime: 'image/avif', extensions: ['.avif'] },
  { mime: 'image/gif', extensions: ['.gif'] },
  { mime: 'image/svg+xml', extensions: ['.svg'] },
];

/** The type of an SVG drawing, which is recognised by its text and not by its first bytes. */
export const DRAWING = 'image/svg+xml';

/** Lower-case extension of a file name with its dot; empty where it has none. */
export const extensionOf = (name: string): string => path.extname(name).toLowerCase();

/** Whether the library takes files of this type. */
export const isTaken = (mime: string): boolean => PICTURE_TYPES.some((type) => type.mime === mime);

/** Whether a file of this type may be stored under this extension; Strapi makes one for a name without. */
export function fits(mime: string, extension: string): boolean {
  return PICTURE_TYPES.some((type) => type.mime === mime && (extension === '' || type.extensions.includes(extension)));
}
