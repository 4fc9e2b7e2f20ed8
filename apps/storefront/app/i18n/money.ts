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
 * An amount in whole francs without the currency, e.g. `4’320`: for monthly rates and counts, not for prices.
 * @param rappen integer amount in Rappen; half a franc rounds up
 */
export function formatAmount(rappen: number): string {
  const francs = Math.round(Math.abs(rappen) / 100);
  return `${rappen < 0 && francs > 0 ? '\u2212' : ''}${grouped(francs)}`;
}

/** A price with its currency, e.g. `CHF 4’320`, and with its Rappen where it has any: `CHF 1’299.90`. Takes Rappen. */
export function formatChf(rappen: number): string {
  return `CHF${NO_BREAK_SPACE}${formatExactAmount(rappen)}`;
}

/** What is paid each month, in whole francs; a price that is paid once (1 month) keeps its Rappen. Takes Rappen. */
export function formatRate(rappen: number, months: number): string {
  return months > 1 ? formatAmount(rappen) : formatExactAmount(rappen);
}

/** A price without the currency, e.g. `1’299.90`; whole francs keep no decimals, e.g. `120`. Takes Rappen. */
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
