import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { canWrite, createPdf, pdfBytes, pdfFonts, pdfLogo } from './pdf.server.ts';

describe('a document', () => {
  it('holds the letters of German, French and the neighbours, in the embedded typeface', async () => {
    const text = 'Grösse «\u202fVélo\u202f», œuvre, Kovačević, Đurić, Łukasz, CHF 4’320.00';
    const document = await createPdf({
      title: 'Probe',
      language: 'de-CH',
      createdAt: new Date('2026-11-21T10:00:00Z'),
    });
    pdfLogo(document, 40, 40);
    for (const font of Object.values(pdfFonts)) document.font(font).fontSize(12).text(text, 40, undefined);
    const bytes = await pdfBytes(document);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const read = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const { items } = await (await read.getPage(1)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.includes('Kova') ? [item.str] : []));
    // Readers show any space as a plain one.
    expect(lines).toEqual([text.replace(/\u202f/g, ' '), text.replace(/\u202f/g, ' ')]);
    expect(await read.getMetadata()).toMatchObject({ info: { Title: 'Probe', Language: 'de-CH' } });
  });

  it.each([
    ['Nguyễn Thị Hằng', 'Nguyễn Thị Hằng'],
    ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['Мария Петровић', 'Мария Петровић'],
    ['محمد', 'mhmd'],
    ['Ελένη Παπαδοπούλου', 'Eleni Papadopoyloy'],
    ['王小明', '…'],
    ['Mia 王小明 Keller', 'Mia … Keller'],
    ['Mia\u200b Kel\u00adler 🚲', 'Mia Keller'],
  ])('writes %s as %s: never a box', async (typed, written) => {
    const document = await createPdf({ title: 'Probe', language: 'de-CH' });
    for (const font of Object.values(pdfFonts)) document.font(font).fontSize(12).text(typed, 40, undefined);
    const read = await getDocument({ data: new Uint8Array(await pdfBytes(document)), verbosity: 0 }).promise;
    const { items } = await (await read.getPage(1)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.normalize('NFC').trim()] : []));
    expect(lines).toEqual([written, written]);
  });

  it('knows what it has letters for', async () => {
    for (const text of ['Mia', 'Nguyễn', 'محمد', 'Mia 🚲']) expect(await canWrite(text), text).toBe(true);
    for (const text of ['王小明', 'Mia 王']) expect(await canWrite(text), text).toBe(false);
  });

  it('has the same characters in both weights', () => {
    const charactersOf = (weight: string) => {
      const font = create(readFileSync(new URL(`./fonts/geist-${weight}.ttf`, import.meta.url)));
      return 'characterSet' in font ? font.characterSet : [];
    };
    expect(charactersOf('regular').length).toBeGreaterThan(500);
    expect(charactersOf('semibold')).toEqual(charactersOf('regular'));
  });
});
