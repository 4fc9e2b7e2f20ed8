import { canWrite, createPdf, mm, pdfBytes, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';
import type { ContractBlock, ContractDocument, ContractParty, ContractRow } from './contract-document.ts';

type Pdf = PDFKit.PDFDocument;

const margins = { top: mm(22), right: mm(22), bottom: mm(24), left: mm(22) };
const { ink, ink2, ink3, line, mist } = pdfColours;
const sizes = { title: 24, section: 12.5, body: 9.6, small: 8.4, highlight: 15 };
const LINE_GAP = 2.6;

/** Height of one line of a table, padding included. */
const ROW = 15.4;

const left = margins.left;
const width = (pdf: Pdf): number => pdf.page.width - margins.left - margins.right;
const bottom = (pdf: Pdf): number => pdf.page.height - margins.bottom;

/** The contract as an A4 document in the look of the organization. */
export async function contractPdf(content: ContractDocument): Promise<Buffer> {
  const { title, language, createdAt, nameElsewhere } = content;
  const pdf = await createPdf({ title: `${title} ${content.number}`, language, createdAt, margins });
  const named = async (party: ContractParty) =>
    (await canWrite(party.name)) ? party : { ...party, name: nameElsewhere };
  const contract = { ...content, parties: await Promise.all(content.parties.map(named)) };
  pdfLogo(pdf, left, mm(15));
  pdf.font(pdfFonts.semibold).fontSize(sizes.title).text(title, left, mm(32), { characterSpacing: -0.6 });
  pdf.font(pdfFonts.regular).fontSize(sizes.body).fillColor(ink2).text(contract.subtitle, { lineGap: LINE_GAP });
  pdf.moveDown(1.4);
  if (contract.parties.length > 0) writeParties(pdf, contract.parties);
  if (contract.highlights.length > 0) writeHighlights(pdf, contract.highlights);
  for (const [index, { title: heading, blocks }] of contract.sections.entries()) {
    writeHeading(pdf, `${index + 1}. ${heading}`);
    for (const block of blocks) writeBlock(pdf, block);
  }
  if (contract.signatures) writeSignatures(pdf, contract.signatures, contract.parties);
  writeFooters(pdf, contract.footer);
  return pdfBytes(pdf);
}

/** Begins a new page where what follows would not fit. */
function need(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottom(pdf)) pdf.addPage();
}

function rule(pdf: Pdf, y: number, colour: string, weight = 0.6): void {
  pdf
    .lineWidth(weight)
    .strokeColor(colour)
    .moveTo(left, y)
    .lineTo(left + width(pdf), y)
    .stroke();
}

function writeParties(pdf: Pdf, parties: readonly ContractParty[]): void {
  const column = width(pdf) / parties.length;
  const top = pdf.y;
  rule(pdf, top, ink, 1.2);
  const ends = parties.map(({ role, name, lines }, index) => {
    const options = { width: column - mm(6), lineGap: LINE_GAP };
    pdf
      .font(pdfFonts.regular)
      .fontSize(sizes.small)
      .fillColor(ink3)
      .text(role, left + index * column, top + 9, options);
    pdf.font(pdfFonts.semibold).fontSize(11).fillColor(ink).text(name, options);
    pdf.font(pdfFonts.regular).fontSize(sizes.body);
    for (const each of lines) pdf.text(each, options);
    return pdf.y;
  });
  pdf.y = Math.max(...ends) + 14;
}

function writeHighlights(pdf: Pdf, highlights: ContractDocument['highlights']): void {
  const column = width(pdf) / highlights.length;
  const top = pdf.y;
  pdf.rect(left, top, width(pdf), 52).fill(mist);
  for (const [index, { name, value }] of highlights.entries()) {
    const options = { lineBreak: false };
    const x = left + index * column + 12;
    pdf
      .font(pdfFonts.regular)
      .fontSize(sizes.small)
      .fillColor(ink2)
      .text(name, x, top + 10, options);
    pdf.font(pdfFonts.semibold).fontSize(sizes.highlight).fillColor(ink);
    pdf.text(value, x, top + 22, { ...options, characterSpacing: -0.4 });
  }
  pdf.y = top + 52;
}

function writeHeading(pdf: Pdf, text: string): void {
  need(pdf, 70);
  pdf.y += 20;
  pdf
    .font(pdfFonts.semibold)
    .fontSize(sizes.section)
    .fillColor(ink)
    .text(text, left, pdf.y, { characterSpacing: -0.1 });
  pdf.y += 4;
}

function writeBlock(pdf: Pdf, block: ContractBlock): void {
  switch (block.kind) {
    case 'text':
      return writeText(pdf, block.text, left);
    case 'list':
      return block.items.forEach((item) => writeItem(pdf, item));
    case 'facts':
      return writeFacts(pdf, block.facts);
    case 'table':
      return writeTable(pdf, block.columns, block.rows);
  }
}

function writeText(pdf: Pdf, text: string, x: number): void {
  pdf.font(pdfFonts.regular).fontSize(sizes.body).fillColor(ink);
  const options = { width: left + width(pdf) - x, lineGap: LINE_GAP };
  need(pdf, Math.min(pdf.heightOfString(text, options), 60));
  pdf.text(text, x, pdf.y, options);
  pdf.y += 5;
}

function writeItem(pdf: Pdf, text: string): void {
  need(pdf, 30);
  pdf.font(pdfFonts.regular).fontSize(sizes.body).fillColor(ink3).text('–', left, pdf.y, { lineBreak: false });
  writeText(pdf, text, left + 12);
}

function writeFacts(pdf: Pdf, facts: readonly { name: string; value: string }[]): void {
  const value = left + mm(48);
  rule(pdf, pdf.y, line);
  for (const fact of facts) {
    pdf.font(pdfFonts.regular).fontSize(sizes.body);
    const options = { width: left + width(pdf) - value, lineGap: LINE_GAP };
    need(pdf, pdf.heightOfString(fact.value, options) + 10);
    const top = pdf.y + 4;
    pdf.fillColor(ink2).text(fact.name, left, top, { width: mm(46) });
    pdf.fillColor(ink).text(fact.value, value, top, options);
    pdf.y += 2;
    rule(pdf, pdf.y, line);
  }
  pdf.y += 4;
}

/** Columns share the width; the last one is at the right edge. Its head is repeated on each page. */
function writeTable(pdf: Pdf, columns: readonly string[], rows: readonly ContractRow[]): void {
  const head = () => {
    need(pdf, ROW * 3);
    writeCells(pdf, columns, { font: pdfFonts.regular, colour: ink3, size: sizes.small });
    rule(pdf, pdf.y, ink, 1);
  };
  head();
  for (const { cells, total } of rows) {
    if (pdf.y + ROW > bottom(pdf)) {
      pdf.addPage();
      head();
    }
    if (total) rule(pdf, pdf.y, ink, 1);
    writeCells(pdf, cells, { font: total ? pdfFonts.semibold : pdfFonts.regular, colour: ink, size: sizes.body });
    if (!total) rule(pdf, pdf.y, line, 0.5);
  }
  pdf.y += 6;
}

function writeCells(pdf: Pdf, cells: readonly string[], look: { font: string; colour: string; size: number }): void {
  const top = pdf.y;
  const column = width(pdf) / cells.length;
  pdf.font(look.font).fontSize(look.size).fillColor(look.colour);
  for (const [index, cell] of cells.entries()) {
    const isLast = index === cells.length - 1;
    pdf.text(cell, left + index * column, top + (ROW - look.size) / 2 - 1, {
      width: column,
      align: isLast ? 'right' : 'left',
      lineBreak: false,
      features: ['tnum', 'kern'],
    });
  }
  pdf.y = top + ROW;
}

function writeSignatures(
  pdf: Pdf,
  signatures: NonNullable<ContractDocument['signatures']>,
  parties: readonly ContractParty[],
): void {
  need(pdf, 150);
  writeHeading(pdf, signatures.title);
  const column = width(pdf) / parties.length;
  const top = pdf.y + 44;
  for (const [index, { role, name }] of parties.entries()) {
    const x = left + index * column;
    const end = x + column - mm(8);
    for (const [offset, label] of [signatures.place, signatures.signature].entries()) {
      const y = top + offset * 46;
      pdf.lineWidth(0.8).strokeColor(ink).moveTo(x, y).lineTo(end, y).stroke();
      pdf.font(pdfFonts.regular).fontSize(sizes.small).fillColor(ink3);
      pdf.text(offset === 0 ? label : `${label}, ${name} (${role})`, x, y + 4, { width: end - x });
    }
  }
}

function writeFooters(pdf: Pdf, footer: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // The foot lies in the margin, where a text would otherwise begin a new page.
    pdf.page.margins.bottom = 0;
    const text = footer.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count));
    pdf.font(pdfFonts.regular).fontSize(sizes.small).fillColor(ink3);
    pdf.text(text, left, pdf.page.height - mm(14), { width: width(pdf), lineBreak: false });
  }
}
