/** Heights that can be those of a rider, centimetres. */
const RIDER_HEIGHTS = { min: 90, max: 230 } as const;

/**
 * A rider's height as typed: `172`, `172 cm`, `1.72`, `1,72 m`.
 * @returns centimetres; `unreadable` for what is no height of a rider; undefined if nothing was typed
 */
export function readHeight(typed: string | null): number | 'unreadable' | undefined {
  const text = typed?.trim() ?? '';
  if (text === '') return undefined;
  const [, number = '', unit] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(cm|m)?$/i.exec(text) ?? [];
  const value = Number(number.replace(',', '.'));
  const isMetres = unit?.toLowerCase() === 'm' || (unit === undefined && value > 0 && value < 3);
  const centimetres = Math.round(isMetres ? value * 100 : value);
  return centimetres >= RIDER_HEIGHTS.min && centimetres <= RIDER_HEIGHTS.max ? centimetres : 'unreadable';
}
