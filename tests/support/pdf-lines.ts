import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of all pages, as a reader sees them: texts of one height side by side, spaces plain. */
export async function linesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const rows = new Map<number, { x: number; text: string }[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, y] = item.transform as number[];
      const row = rows.get(Math.round(y ?? 0)) ?? [];
      rows.set(Math.round(y ?? 0), [...row, { x: x ?? 0, text: item.str }]);
    }
    for (const [, row] of [...rows].sort(([a], [b]) => b - a)) {
      lines.push(
        row
          .sort((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join(' | '),
      );
    }
  }
  return lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
}
