/*
 * Amounts on screen (decision 40: Money). One form for both languages, made by hand: browsers disagree on the
 * thousands separator of de-CH, and hydrated markup must not.
 */

const NO_BREAK_SPACE = '\u00a0';
const APOSTROPHE = '\u2019';

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, APOSTROPHE);
}

/**
 * An amount in whole francs without the currency, e.g. `4’320`.
 * @param rappen integer amount in Rappen; half a franc rounds up
 */
export function formatAmount(rappen: number): string {
  const francs = Math.round(Math.abs(rappen) / 100);
  return `${rappen < 0 && francs > 0 ? '\u2212' : ''}${grouped(francs)}`;
}

/** An amount in whole francs with its currency, e.g. `CHF 4’320`. Takes Rappen. */
export function formatChf(rappen: number): string {
  return `CHF${NO_BREAK_SPACE}${formatAmount(rappen)}`;
}

/** An exact amount without the currency, e.g. `68.55`; whole francs keep no decimals, e.g. `120`. Takes Rappen. */
export function formatExactAmount(rappen: number): string {
  const rest = Math.abs(rappen) % 100;
  const francs = (Math.abs(rappen) - rest) / 100;
  const sign = rappen < 0 ? '\u2212' : '';
  return rest === 0 ? `${sign}${grouped(francs)}` : `${sign}${grouped(francs)}.${String(rest).padStart(2, '0')}`;
}

/** An amount for documents, always with Rappen, e.g. `CHF 4’320.00`. Takes Rappen. */
export function formatChfWithRappen(rappen: number): string {
  const rest = String(Math.abs(rappen) % 100).padStart(2, '0');
  const francs = Math.trunc(Math.abs(rappen) / 100);
  return `CHF${NO_BREAK_SPACE}${rappen < 0 ? '\u2212' : ''}${grouped(francs)}.${rest}`;
}
