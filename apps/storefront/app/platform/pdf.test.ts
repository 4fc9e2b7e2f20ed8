import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { createPdf, pdfBytes, pdfFonts, pdfLogo } from './pdf.server.ts';

describe('a document', () => {
  it('holds the letters of German, French and the neighbours, in the embedded typeface', async () => {
    const text = 'Grösse «\u202fVélo\u202f», œuvre, Kovačević, Đurić, Łukasz, CHF 4’320.00';
    const document = createPdf({ title: 'Probe', language: 'de-CH', createdAt: new Date('2026-11-21T10:00:00Z') });
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
});
