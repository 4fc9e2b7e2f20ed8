/**
 * Rappen of an amount in francs as people type it: `1080`, `1’080.50`, `CHF 1 080`, `999,75`.
 * @returns undefined for what is no amount, is below zero, has parts of a Rappen or ten millions of francs
 */
export function parseFrancs(typed: string): number | undefined {
  const bare = typed.replace(/CHF|[\s’'`]/gi, '');
  const [, francs, rappen = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return francs === undefined ? undefined : Number(francs) * 100 + Number(rappen.padEnd(2, '0'));
}
