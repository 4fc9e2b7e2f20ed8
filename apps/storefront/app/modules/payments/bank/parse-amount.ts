/**
 * Rappen of an amount as people write it: `1080`, `1'080.50`, `1080.5`.
 * @returns undefined where it is no amount above zero, or has parts of a Rappen
 */
export function parseAmount(typed: string): number | undefined {
  const [, francs, rappen = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.replace(/['’\s]/g, '')) ?? [];
  if (francs === undefined) return undefined;
  const amount = Number(francs) * 100 + Number(rappen.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}
