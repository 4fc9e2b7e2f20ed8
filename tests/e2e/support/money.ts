/** The Rappen of an amount as the shop writes it: `1’080`, `119.95`. */
export function rappenOf(written: string): number {
  const digits = written.replaceAll('’', '');
  if (!/^\d+(\.\d\d)?$/.test(digits)) throw new Error(`"${written}" is no amount.`);
  return Math.round(Number(digits) * 100);
}

/** The sum of written amounts in Rappen. */
export function sumOf(written: readonly string[]): number {
  return written.reduce((sum, amount) => sum + rappenOf(amount.trim()), 0);
}
