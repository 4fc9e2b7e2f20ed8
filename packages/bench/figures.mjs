/**
 * The value below which a share of the values lies (nearest rank).
 * @param {readonly number[]} values in any order
 * @param {number} share from 0 to 1, e.g. 0.95
 * @returns {number} NaN for no values
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * The value in the middle; of an even number the mean of both in the middle.
 * @param {readonly number[]} values
 * @returns {number} NaN for no values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  /** @param {number} index */
  const at = (index) => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
}

const thousands = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** @param {number} value a whole number, such as `12,345` */
export const whole = (value) => thousands.format(value);

/** @param {number} bytes @returns {string} in KB of 1,024 bytes */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {number} bytes @returns {string} in MB of 1,048,576 bytes */
export const megabytes = (bytes) => `${Math.round(bytes / 1024 ** 2)} MB`;

/** @param {number} value ms */
export const milliseconds = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/**
 * A budget with the verdict on it.
 * @param {boolean} holds
 * @param {string} budget as it is written, e.g. `≤ 115 KB`
 */
export const verdict = (holds, budget) => `${budget} ${holds ? 'ok' : 'OVER'}`;

/**
 * A Markdown table whose columns are aligned on a terminal too; all but the first column to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function table(head, rows) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  /** @param {string} cell @param {number} column */
  const padded = (cell, column) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  /** @param {readonly string[]} cells */
  const line = (cells) => `| ${cells.map(padded).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
