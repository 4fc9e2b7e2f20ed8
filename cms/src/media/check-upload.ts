import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fileTypeFromFile } from 'file-type';
import { type PanelText, panelText } from '../platform/panel-text';
import { cleanDrawing, MAX_DRAWING_BYTES, usesStyleSheet } from './drawing';
import { limitPixels } from './photograph';
import { DRAWING, extensionOf, fits, isTaken } from './picture-types';

export interface IncomingFile {
  /** Path of the temporary file. */
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  size: number;
  /** Stored as the type, in preference to the client's. */
  detectedMimeType?: string;
}

const REFUSALS = {
  type: (name: string): PanelText => ({
    de: `«${name}» ist kein Bild, das die Mediathek annimmt. Möglich sind JPEG, PNG, WebP, AVIF, GIF und SVG.`,
    fr: `« ${name} » n’est pas une image que la médiathèque accepte. Formats possibles : JPEG, PNG, WebP, AVIF, GIF et SVG.`,
  }),
  extension: (name: string): PanelText => ({
    de: `Der Inhalt von «${name}» passt nicht zur Endung des Namens. Bitte die Datei neu exportieren.`,
    fr: `Le contenu de « ${name} » ne correspond pas à l’extension du nom. Exportez le fichier à nouveau.`,
  }),
  replaced: (name: string): PanelText => ({
    de: `«${name}» hat ein anderes Format als das Bild, das ersetzt wird. Bitte als neues Bild hochladen.`,
    fr: `« ${name} » n’a pas le même format que l’image à remplacer. Ajoutez-la comme nouvelle image.`,
  }),
  broken: (name: string): PanelText => ({
    de: `«${name}» lässt sich nicht als Bild lesen. Bitte die Datei neu exportieren.`,
    fr: `« ${name} » ne se lit pas comme image. Exportez le fichier à nouveau.`,
  }),
  drawing: (name: string): PanelText => ({
    de: `«${name}» ist als Zeichnung zu gross (höchstens 512 KB). Bitte vereinfachen oder als PNG exportieren.`,
    fr: `« ${name} » est trop grand pour un dessin (512 Ko au plus). Simplifiez-le ou exportez-le en PNG.`,
  }),
  styleSheet: (name: string): PanelText => ({
    de: `«${name}» nimmt seine Farben aus einem Stylesheet. Bitte das SVG mit Attributen statt mit CSS exportieren.`,
    fr: `« ${name} » prend ses couleurs d’une feuille de style. Exportez le SVG avec des attributs au lieu de CSS.`,
  }),
};

/**
 * Checks an uploaded file by its content and prepares it: SVGs are sanitized, large photographs reduced. The file on
 * disk is what Strapi stores.
 * @param replaced extension of the stored file that it replaces
 * @throws ValidationError in the panel's language if the type is not accepted
 */
export async function checkUpload(strapi: Core.Strapi, file: IncomingFile, replaced?: string | null): Promise<void> {
  const name = file.originalFilename ?? '';
  const refuse = (reason: keyof typeof REFUSALS): never => {
    throw new errors.ValidationError(panelText(strapi, REFUSALS[reason](name)));
  };
  const extension = extensionOf(name);
  const detected = (await fileTypeFromFile(file.filepath))?.mime;
  const isDrawing = extension === '.svg' || file.mimetype === DRAWING;
  // SVG is text and has no signature, unless it starts with an XML declaration.
  const mime = isDrawing && (detected === undefined || detected === 'application/xml') ? DRAWING : detected;
  if (mime === undefined || !fits(mime, extension)) {
    return refuse(mime !== undefined && isTaken(mime) ? 'extension' : 'type');
  }
  if (replaced && !fits(mime, replaced.toLowerCase())) return refuse('replaced');
  if (mime === DRAWING) {
    if (file.size > MAX_DRAWING_BYTES) return refuse('drawing');
    const source = await readFile(file.filepath, 'utf8');
    if (usesStyleSheet(source)) return refuse('styleSheet');
    const clean = cleanDrawing(source);
    if (clean === undefined) return refuse('type');
    await writeFile(file.filepath, clean);
  } else if (!(await limitPixels(file.filepath, mime))) {
    return refuse('broken');
  }
  file.size = (await stat(file.filepath)).size;
  file.mimetype = mime;
  file.detectedMimeType = mime;
}
