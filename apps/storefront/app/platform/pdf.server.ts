import type PDFDocument from 'pdfkit';
import { isWritable, writableText } from './pdf-text.ts';

/**
 * Documents of the shop as PDF, in the shop's own typeface. The fonts are Geist (SIL Open Font License) in two
 * weights, with the Latin script, Vietnamese included, the Cyrillic one, and the narrow no-break space that French
 * sets before its signs. What it cannot write is written in its letters (`writableText`).
 */

/** Names under which `font()` finds the typeface. */
export const pdfFonts = { regular: 'regular', semibold: 'semibold' } as const;

/** Colours of the shop in documents. */
export const pdfColours = {
  ink: '#101315',
  ink2: '#3d4448',
  ink3: '#5b6367',
  line: '#d6dad3',
  mist: '#f3f4f1',
  action: '#1b3bd6',
} as const;

/** Millimetres in points, the unit of PDF. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export interface PdfOptions {
  title: string;
  /** e.g. `de-CH` */
  language: string;
  /** The paper; A4 by default. */
  size?: 'A4' | 'A6';
  /** When the document was made; now by default. */
  createdAt?: Date;
  /** Distances from the edges in points. */
  margins?: { top: number; right: number; bottom: number; left: number };
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

interface Kit {
  Pdf: typeof PDFDocument;
  fonts: Record<keyof typeof pdfFonts, Buffer>;
  /** Whether the typeface has a character; both weights have the same. */
  hasGlyph: (character: string) => boolean;
}

let kit: Promise<Kit> | undefined;

/** The files of the typeface. They are read with the first document: commands that run from the sources know no fonts. */
async function loadFonts(): Promise<Kit['fonts']> {
  const [regular, semibold] = await Promise.all([
    import('./fonts/geist-regular.ttf?inline'),
    import('./fonts/geist-semibold.ttf?inline'),
  ]);
  return { regular: bytesOf(regular.default), semibold: bytesOf(semibold.default) };
}

/**
 * Documents that write, and measure, every text in letters that the typeface has. pdfkit comes with the first: it
 * takes 20 MB.
 */
const loadKit = (): Promise<Kit> =>
  (kit ??= Promise.all([import('pdfkit'), import('fontkit'), loadFonts()]).then(
    ([{ default: Pdf }, { create }, fonts]) => {
      const font = create(fonts.regular);
      if (!('hasGlyphForCodePoint' in font)) throw new Error('The typeface is a collection of fonts');
      const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      class WritablePdf extends Pdf {
        override text(text: string, ...place: unknown[]): this {
          return super.text(writableText(text, hasGlyph), ...(place as []));
        }

        override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
          return super.widthOfString(writableText(text, hasGlyph), options);
        }

        override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
          return super.heightOfString(writableText(text, hasGlyph), options);
        }
      }
      return { Pdf: WritablePdf, fonts, hasGlyph };
    },
  ));

/** Whether the typeface has letters for a text, be they others than it was typed in. */
export async function canWrite(text: string): Promise<boolean> {
  return isWritable(text, (await loadKit()).hasGlyph);
}

/**
 * Begins a document with the shop's typeface. Pages are stored until `pdfBytes`, so that footers can be written at the
 * end (`switchToPage`).
 */
export async function createPdf({
  title,
  language,
  size = 'A4',
  createdAt = new Date(),
  margins,
}: PdfOptions): Promise<PDFKit.PDFDocument> {
  const { Pdf, fonts } = await loadKit();
  const document = new Pdf({
    size,
    lang: language,
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, Author: 'Velory', CreationDate: createdAt },
    margins: margins ?? { top: mm(20), right: mm(20), bottom: mm(20), left: mm(20) },
  });
  document.registerFont(pdfFonts.regular, fonts.regular);
  document.registerFont(pdfFonts.semibold, fonts.semibold);
  return document.font(pdfFonts.regular).fillColor(pdfColours.ink);
}

/** Ends a document and gives its bytes. */
export function pdfBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.once('end', () => resolve(Buffer.concat(chunks)));
    document.once('error', reject);
    document.end();
  });
}

/** The sign of the shop, a ring and a disc on a line, after its name: 22 points high at `x`, `y`. */
export function pdfLogo(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.font(pdfFonts.semibold).fontSize(17).fillColor(pdfColours.ink);
  document.text('velory', x, y, { lineBreak: false, characterSpacing: -0.6 });
  const start = x + document.widthOfString('velory', { characterSpacing: -0.6 }) + 12;
  const middle = y + 11.5;
  document
    .lineWidth(2.2)
    .strokeColor(pdfColours.ink)
    .moveTo(start + 4, middle)
    .lineTo(start + 19, middle)
    .stroke();
  document.circle(start, middle, 3.9).stroke();
  document.circle(start + 20, middle, 5).fill(pdfColours.action);
  document.fillColor(pdfColours.ink);
}
