import type { ConditionWords } from './condition-words.ts';
import { anyOf, type Found, type Rule, rule } from './rules.ts';

/**
 * Below this many francs a bike's amount is one a month, as in the filter of rates; for accessories it is the price.
 */
const LOWEST_PRICE = 300;
/** Amounts without a word for francs are not lower; 25 and 45 are speeds. */
const LOWEST_BARE = 20;
const speeds = [25, 45];
/** How far off an amount may be that is not meant to the franc. */
const NEAR = 0.2;

/** What is after a number that is no amount. */
const units =
  'wh|watt|km|kmh|kilomet|cm|mm|kg|kilo|g(?![a-z])|nm|lumen|lux|bar|zoll|"|pouces?|lit|l(?![a-z])|jahr|jaehr|ans?(?![a-z])|m(?![a-z])|gang|vitesse|%|er(?![a-z])|kinder|enfants|velos';

/** Prices and monthly rates in words: `bis 3000`, `unter 100 im Monat`, `entre 3000 et 4000 fr`. */
export function moneyRules(words: ConditionWords): Rule[] {
  const francs = anyOf(words.francs);
  const number = `(?:\\d{1,3}(?:['.\\s]\\d{3})+|\\d{2,6}(?:[.,]\\d{1,2})?|\\d(?:[.,]\\d)?k|${anyOf(Object.keys(words.amounts).join(','))})(?!\\d)`;
  const amount = `(?:(${francs})\\.? ?)?(${number})(?! ?(?:${units}))(?: ?(\\.?-+)(?! ?\\d))?(?: ?(${francs}\\.?))?`;
  const monthly = anyOf(words.monthly).replaceAll('/', '/ ?');
  const after = `(?: ?(${monthly}))?`;
  const before = `(?:(${anyOf(words.rate)}) (?:(?:von|de|d) )?)?`;
  const value = (text: string | undefined) => amountOf(text, words);

  const range = rule(
    `${before}(?:(${anyOf(words.between)}) )?${amount} ?${anyOf(words.and)} ?${amount}${after}`,
    (match) => {
      const [, rate, between, f1, low, f2, f3, f4, high, f5, f6, month] = match;
      const min = value(low);
      const max = value(high);
      const isSure = [rate, between, f1, f2, f3, f4, f5, f6, month].some(Boolean) || min >= LOWEST_PRICE;
      return isSure && min < max ? found({ min, max }, Boolean(rate ?? month)) : undefined;
    },
  );

  const single = rule(
    `${before}(?:(${anyOf(words.atMost)}) ?(?:de )?|(${anyOf(words.atLeast)}) ?|(${anyOf(words.about)}) )?${amount}${after}(?: (?:(${anyOf(words.atMostAfter)})|(${anyOf(words.atLeastAfter)})))?`,
    (match) => {
      const [, rate, most, least, about, f1, text, f2, f3, month, mostAfter, leastAfter] = match;
      const francsNamed = Boolean(f1 ?? f2 ?? f3) || /\dk$/.test(text ?? '');
      const perMonth = Boolean(rate ?? month);
      const requested = value(text);
      const bounded = most ?? least ?? mostAfter ?? leastAfter;
      const isBare = !francsNamed && !perMonth;
      if (isBare && (!bounded || requested < LOWEST_BARE || speeds.includes(requested))) return undefined;
      if (!(requested > 0)) return undefined;
      if (least ?? leastAfter) return found({ min: requested }, perMonth);
      if (most ?? mostAfter) return found({ max: requested }, perMonth);
      if (perMonth) return found({ max: requested }, perMonth);
      const far = about && !/^(?:fur|pour|a|de)$/.test(about) ? requested * (1 + NEAR) : requested;
      return found({ min: Math.round(requested * (1 - NEAR)), max: Math.round(far) }, perMonth);
    },
  );
  return [range, single];
}

function found({ min, max }: { min?: number; max?: number }, perMonth: boolean): Found {
  const facet = perMonth || Math.max(min ?? 0, max ?? 0) < LOWEST_PRICE ? 'rate' : 'price';
  return { condition: { facet, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } };
}

/** `3'000`, `3.000`, `3k` or a word; 0 if it is none. */
function amountOf(text: string | undefined, { amounts }: ConditionWords): number {
  if (!text) return 0;
  const word = Object.entries(amounts).find(([pattern]) =>
    new RegExp(`^${pattern}$`).test(text.replace(/[ '-]+/g, ' ')),
  );
  if (word) return word[1];
  if (text.endsWith('k')) return Number(text.slice(0, -1).replace(',', '.')) * 1000;
  const thousands = /^\d{1,3}(?:['. ]\d{3})+$/.test(text) ? text.replace(/['. ]/g, '') : text.replace(',', '.');
  return Math.floor(Number(thousands)) || 0;
}
