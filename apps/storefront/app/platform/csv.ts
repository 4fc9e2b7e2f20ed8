/**
 * What begins a formula, at the beginning of a cell or of what a program makes one that splits at commas, tabs or
 * lines.
 */
const formula = /(^|[,;|\t\r\n])([\s"]*)([=+\-@＝＋－＠])/g;

/** A cell that spreadsheets take for text, whatever it begins with and wherever they split it. */
function cell(text: string): string {
  const safe = (/^[\t\r]/.test(text) ? `'${text}` : text).replace(formula, "$1$2'$3");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV, the heads first: semicolons and a mark of UTF-8, as spreadsheets here want it; nothing is taken for a
 * formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
