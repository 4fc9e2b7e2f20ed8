import { type ColourFamily, colourFamilies } from '~/modules/catalog/colour-families.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import { byLocale, type Locale } from '~/i18n/locales.ts';
import { type ConditionWords, conditionWords } from './condition-words.ts';
import type { Condition, Preference, UnderstoodPart } from './conditions.ts';
import { moneyRules } from './read-money.ts';
import { anyOf, type Found, type Rule, rule } from './rules.ts';

/** Wh from which on a battery is called large, and km of a long range: the upper steps of the listing's filters. */
const LARGE_BATTERY = 625;
const LONG_RANGE = 100;
/** Riders that ask for a tall or a small frame, cm. */
const TALL = 190;
const SHORT = 157;
const SHORTEST = 85;
const TALLEST = 225;

const condition = (each: Condition, preference?: Preference): Found => ({
  condition: each,
  ...(preference ? { preference } : {}),
});
const preference = (each: Preference): Found => ({ preference: each });

function rulesOf(locale: Locale): readonly Rule[] {
  const words = conditionWords[locale];
  return [
    ...batteryRules(words),
    ...rangeRules(words),
    ...heightRules(words),
    ...sizeRules(words),
    ...moneyRules(words),
    ...riderRules(words),
    rule(anyOf(words.reduced), () => condition({ facet: 'reduced' })),
    rule(anyOf(words.cheapest), () => preference('cheapest')),
    rule(anyOf(words.dearest), () => preference('dearest')),
    rule(`${anyOf(words.lightest)}(?! (?:auf|ein)steigen)`, () => preference('lightest'), 'bike'),
    ...colourFamilies.map((family) => colourRule(words, family)),
  ];
}

function batteryRules({ battery, large, atLeast, atLeastAfter, atMost }: ConditionWords): Rule[] {
  const akku = anyOf(battery);
  const least = anyOf(atLeast);
  const most = anyOf(atMost);
  const joint = '(?:(?:mit|von|de|avec|a|hat|a) )?';
  const read = ([, low, high, wattHours, more]: readonly (string | undefined)[]): Found => {
    const value = Number(wattHours);
    if (low || more) return condition({ facet: 'battery', min: value });
    return condition({ facet: 'battery', ...(high ? {} : { min: value }), max: value });
  };
  const amount = `(?:(${least}) |(${most}) )?(\\d{3,4})`;
  const more = `(?: (${anyOf(atLeastAfter)}))?`;
  return [
    rule(`(?:${akku} ${joint})?${amount} ?(?:wh|watt ?stunden|wattheures?|watt)${more}(?: ${akku})?`, read, 'bike'),
    rule(`${akku} ${joint}${amount}${more}(?! ?(?:km|fr|chf))`, read, 'bike'),
    rule(`${amount}(?:er)?[ -]${akku}`, read, 'bike'),
    largeRule(large, battery, () => condition({ facet: 'battery', min: LARGE_BATTERY }, 'battery')),
  ];
}

function rangeRules({ range, large, farRange, atLeast, atMost, atLeastAfter }: ConditionWords): Rule[] {
  const reach = anyOf(range);
  const bound = `(?:${anyOf(atLeast)} |${anyOf(atMost)} )?`;
  const kilometres = '(?:km|kilometern?|kilometres?)';
  const read = ([, km]: readonly (string | undefined)[]): Found => condition({ facet: 'range', min: Number(km) });
  return [
    rule(`${reach} (?:[a-z]{2,8} )?${bound}(\\d{2,3})(?: ?${kilometres})?(?! ?/? ?h)`, read, 'bike'),
    rule(`${bound}(\\d{2,3}) ?${kilometres} (?:[a-z]{1,4} )?(?:${reach}|weit)`, read, 'bike'),
    // 25 and 45 km are speeds.
    rule(`${bound}(?!25|45)(\\d{2,3}) ?${kilometres}(?! ?/? ?h)(?: ${anyOf(atLeastAfter)})?`, read, 'bike'),
    largeRule(large, range, () => condition({ facet: 'range', min: LONG_RANGE }, 'farthest')),
    rule(anyOf(farRange), () => condition({ facet: 'range', min: LONG_RANGE }, 'farthest'), 'bike'),
    rule(reach, () => preference('farthest'), 'bike'),
  ];
}

function largeRule(large: string, what: string, read: () => Found): Rule {
  const great = anyOf(large);
  const noun = anyOf(what);
  return rule(`(?:${great} (?:[a-z]{3,12} )?${noun}|${noun} (?:[a-z]{1,4} )?${great})`, read, 'bike');
}

function heightRules({ heightIs, years, and, riders }: ConditionWords): Rule[] {
  const is = `(?:${anyOf(heightIs)} )?`;
  const read = (cm: number): Found | undefined =>
    cm >= SHORTEST && cm <= TALLEST ? condition({ facet: 'height', cm: Math.round(cm) }) : undefined;
  return [
    rule(`(\\d{3}) ?(?:${anyOf(and)}) ?(\\d{3}) ?cm`, ([, a, b]) => read((Number(a) + Number(b)) / 2), 'bike'),
    rule(
      `${is}([12]) ?(?:m|metre|meter) ?(\\d{2})(?: ?cm)?`,
      ([, m, cm]) => read(Number(m) * 100 + Number(cm)),
      'bike',
    ),
    rule(
      `${is}([12])[.,](\\d{2})(?: ?(?:m|meter|metres?))?(?! ?(?:fr|chf|l))`,
      ([, m, cm]) => read(Number(m) * 100 + Number(cm)),
      'bike',
    ),
    rule(`${is}(\\d{2,3}) ?(?:cm|centimetres?|zentimeter)(?: gross)?`, ([, cm]) => read(Number(cm)), 'bike'),
    rule(`${anyOf(heightIs)} (?:[a-z]{2,4} )?(1\\d{2})(?! ?(?:km|wh|fr|chf))`, ([, cm]) => read(Number(cm)), 'bike'),
    // Who is said first, then how tall.
    rule(
      `(${anyOf(riders)}) (?:[a-z]{2,8} )?(1[4-9]\\d|20\\d)(?! ?(?:km|wh|fr|chf|\\.-))`,
      ([, who, cm]) => ({
        ...read(Number(cm)),
        ...(who ? { keep: who } : {}),
      }),
      'bike',
    ),
    rule(`(?:ab )?(\\d{1,2})(?: ?- ?\\d{1,2})?[\\s-]?(?:${anyOf(years)})`, ([, age], kind) =>
      childOf(Number(age), kind),
    ),
  ];
}

/**
 * A size as shops letter it, such as `Grösse M`, `Grösse M-L`, `taille M/L` or `Helm M`, but no `grosse S-Pedelecs`.
 * Letters alone say too little where no kind of products is before them: models are called so too.
 */
function sizeRules({ sizeIs, sized }: ConditionWords): Rule[] {
  const letter = '(xxl|xl|l|m|s|xs)';
  const letters = `${letter}(?:[/-]${letter})?(?!['-]| ?pedelec)`;
  const size = (sizes: readonly (string | undefined)[]): Found =>
    condition({ facet: 'size', sizes: sizes.filter((each) => each !== undefined) });
  return [
    rule(`${anyOf(sizeIs)}[.:]? ?${letters}`, ([, ...sizes]) => size(sizes)),
    rule(`(${anyOf(sized)}) ${letters}`, ([, keep = '', ...sizes]) => ({ ...size(sizes), keep })),
  ];
}

/** A child's age says its height, with room to grow for a season; accessories have no sizes for it. */
function childOf(age: number, kind: ProductKind): Found | undefined {
  if (age < 2 || age > 13) return undefined;
  if (kind === 'accessory') return {};
  return { condition: { facet: 'height', cm: Math.round(82 + 6.2 * age) }, tags: ['category:kids'] };
}

function riderRules({ tall, short, riders, everyWearer, tallAlone, shortAlone }: ConditionWords): Rule[] {
  const pair = (size: string, found: Found): Rule[] => {
    const adjective = anyOf(size);
    const who = `(?:(${anyOf(riders)})|${anyOf(everyWearer)})`;
    // Whose bike it is stays a word of the search: it says the frame.
    return [`${adjective} (?:[a-z]{3,10} )?${who}`, `${who} (?:[a-z]{2,4} )?${adjective}`].map((pattern) =>
      rule(pattern, ([, rider]) => ({ ...found, ...(rider ? { keep: rider } : {}) }), 'bike'),
    );
  };
  const isTall = condition({ facet: 'height', cm: TALL }, 'tall');
  const isShort = condition({ facet: 'height', cm: SHORT }, 'short');
  return [
    ...pair(tall, isTall),
    ...pair(short, isShort),
    rule(anyOf(tallAlone), () => isTall, 'bike'),
    rule(anyOf(shortAlone), () => isShort, 'bike'),
  ];
}

/** Number plates and rear lights have colours too. */
const LAMPS = '(?:plaque|feu|lumiere) ';
const SIGNS = '(?:numm|kontroll|schild|licht)';

function colourRule({ colours, colourEndings, colourPrefixes }: ConditionWords, family: ColourFamily): Rule {
  const before = colourPrefixes ? `(?:${anyOf(colourPrefixes)}-?)?` : '';
  return rule(`(?<!${LAMPS})(${before}${anyOf(colours[family])})${colourEndings}(?! ${SIGNS})`, ([, word = '']) =>
    condition({ facet: 'colour', family, word }),
  );
}

const rules = byLocale(rulesOf);

export interface ReadConditions {
  parts: UnderstoodPart[];
  /** The text with blanks in place of what was understood; what stays of a part stands where it was. */
  rest: string;
}

/**
 * Understands what a text says of prices, sizes, colours and the like.
 * @param text folded (`foldText`), at most as long as a search may be
 * @param kind what is looked for: accessories have prices and colours only
 */
export function readConditions(text: string, locale: Locale, kind: ProductKind): ReadConditions {
  let rest = text;
  const parts: UnderstoodPart[] = [];
  for (const { pattern, read, only } of rules[locale]) {
    if (only && only !== kind) continue;
    for (const match of [...rest.matchAll(pattern)]) {
      const found = read(match, kind);
      if (!found) continue;
      const start = match.index;
      const end = match.index + match[0].length;
      const { keep = '', ...understood } = found;
      parts.push({ start, end, ...understood });
      const at = keep ? match[0].indexOf(keep) : 0;
      const left = ' '.repeat(at) + keep;
      rest = rest.slice(0, start) + left + ' '.repeat(match[0].length - left.length) + rest.slice(end);
    }
  }
  return { parts: withoutRepeats(parts), rest };
}

/** A search has one price, one height and one preference: the first that was understood; colours add up. */
function withoutRepeats(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const stored: UnderstoodPart[] = [];
  for (const part of parts) {
    const facet = part.condition?.facet;
    const isRepeat =
      facet !== undefined && facet !== 'colour' && stored.some((each) => each.condition?.facet === facet);
    if (!isRepeat) stored.push(part);
  }
  return stored;
}
