/** Largest amount of one payment, in hundredths: what the database's integers hold. */
export const MOST = 2_000_000_000;

/**
 * Hundredths of an amount such as `1080.00`.
 * @returns undefined for what is none, zero, negative, has parts of a hundredth, or is over 20 millions
 */
export function parseAmount(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
  if (whole === '' || /[1-9]/.test(decimals.slice(2))) return undefined;
  const amount = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return amount > 0 && amount <= MOST ? amount : undefined;
}

/**
 * The ISO date of a date or moment; undefined if it is not in the calendar, or in another century than the last two.
 */
export function parseDay(text: string | undefined): string | undefined {
  const day = /^((?:19|20)\d\d-\d\d-\d\d)(?:[T+Z-].*)?$/.exec(text?.trim() ?? '')?.[1];
  if (!day) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
