/** Smallest Swiss coin in Rappen: amounts are split into multiples of it (decision 40: Money). */
const COIN = 5;

/** Rappen of a franc: down payments are whole francs (decision 143). */
export const FRANC = 100;

/** Rounds Rappen, whole or not, down to 5 Rappen. */
export function floorToCoin(rappen: number): number {
  return Math.floor(rappen / COIN) * COIN;
}

/** Rounds Rappen, whole or not, to the nearest 5 Rappen. */
export function roundToCoin(rappen: number): number {
  return Math.round(rappen / COIN) * COIN;
}

/** Rounds Rappen, whole or not, down to a whole franc. */
export function floorToFranc(rappen: number): number {
  return Math.floor(rappen / FRANC) * FRANC;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * Splits an amount in proportion to capacities; no share exceeds its capacity and the shares add up to the amount.
 * @param amount Rappen, at most the sum of the capacities
 * @param unit each share is a multiple of it in Rappen, if amount and capacities are
 */
export function shareInProportion(amount: number, capacities: readonly number[], unit = COIN): number[] {
  const all = sum(capacities);
  if (all === 0) return capacities.map(() => 0);
  const shares = capacities.map((capacity) => Number((BigInt(amount) * BigInt(capacity)) / BigInt(all * unit)) * unit);
  let left = amount - sum(shares);
  return shares.map((part, index) => {
    const extra = Math.min(left, (capacities[index] ?? 0) - part);
    left -= extra;
    return part + extra;
  });
}
