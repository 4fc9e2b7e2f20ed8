import path from 'node:path';

interface PictureType {
  mime: string;
  /** Allowed extensions. */
  extensions: readonly string[];
}

/** All accepted types. */
const PICTURE_TYPES: readonly PictureType[] = [
  { mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  { mime: 'image/png', extensions: ['.png'] },
  { mime: 'image/webp', extensions: ['.webp'] },
  { mime: 'image/avif', extensions: ['.avif'] },
  { mime: 'image/gif', extensions: ['.gif'] },
  { mime: 'image/svg+xml', extensions: ['.svg'] },
];

/** SVG is recognised by its text, not by a signature. */
export const DRAWING = 'image/svg+xml';

/** Lower-case extension with its dot; empty if there is none. */
export const extensionOf = (name: string): string => path.extname(name).toLowerCase();

export const isTaken = (mime: string): boolean => PICTURE_TYPES.some((type) => type.mime === mime);

/** Whether the extension fits the type; Strapi adds one to names without. */
export function fits(mime: string, extension: string): boolean {
  return PICTURE_TYPES.some((type) => type.mime === mime && (extension === '' || type.extensions.includes(extension)));
}
