/**
 * A sum as the shop writes it, with its Rappen where it has any: CHF 4’320, CHF 2’539.80.
 * @param rappen integer amount in Rappen
 */
export function formatChf(rappen: number): string {
  const rest = rappen % 100;
  const francs = String((rappen - rest) / 100).replace(/\B(?=(\d{3})+$)/g, '’');
  return `CHF\u00a0${francs}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
