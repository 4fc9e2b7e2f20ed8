import { textOfKey, type Translate } from '~/i18n/keys.ts';
import { formatAmount } from '~/i18n/money.ts';
import type { Locale } from '~/i18n/locales.ts';
import { href, type Query } from '~/site-map.ts';
import { categoryPage, type ProductKind } from '~/modules/catalog/catalog.ts';
import { isAccessoryTag } from './query/concepts.ts';
import type { Condition } from './query/conditions.ts';
import type { Matches } from './query/matches.server.ts';
import type { Understood } from './query/reading.ts';

/** Something that a search was understood to ask for; following it searches without its words. */
export interface UnderstoodChip {
  name: string;
  href: string;
  /** Spoken: what following it does. */
  label: string;
}

interface Words {
  /** Of the namespaces `search` and `common`. */
  t: Translate<['search', 'common']>;
  locale: Locale;
  kind: ProductKind;
}

/** What was understood of a search, in the order of its words; what only its words say has no chip. */
export function understoodChips({ text, reading }: Pick<Matches, 'text' | 'reading'>, words: Words): UnderstoodChip[] {
  const chips = (reading?.understood ?? []).flatMap((part) => {
    const name = nameOf(part, words);
    if (name === undefined) return [];
    const query: Query = { q: withoutPart(text, part) };
    return [{ name, href: href('search', {}, words.locale, query), label: words.t('understood.remove', { name }) }];
  });
  return chips.filter(({ name }, index) => chips.findIndex((each) => each.name === name) === index);
}

const withoutPart = (text: string, { start, end }: Understood): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();

function nameOf({ condition, preference, term }: Understood, words: Words): string | undefined {
  if (condition) return conditionName(condition, words);
  if (preference) return words.t(`understood.${preference}`);
  const tags = (term?.tags ?? []).filter((tag) => isAccessoryTag(tag) === (words.kind === 'accessory'));
  const names = [...new Set(tags.map((tag) => tagName(tag, words)))].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' / ') : undefined;
}

/** What people read for a tag of the index; a speed that is a category has its name. */
function tagName(tag: string, { t, locale }: Words): string | undefined {
  const [field = '', value = ''] = tag.split(':');
  if (field === 'category') return categoryPage(value)?.names[locale];
  if (field === 'frame') return textOfKey(t, `common:frame.${value}`, { defaultValue: value });
  return value === '45' ? categoryPage('s_pedelec')?.names[locale] : `${value} km/h`;
}

function conditionName(condition: Condition, { t, kind }: Words): string {
  switch (condition.facet) {
    case 'height':
      return t('understood.height', { cm: condition.cm });
    case 'size':
      return t('understood.size', { size: condition.sizes.join('/').toUpperCase() });
    case 'colour':
      return t(`colour.${condition.family}`);
    case 'reduced':
      return t('understood.reduced');
    case 'price':
      return spanName(condition, francs, t);
    case 'rate': {
      const span = spanName(condition, francs, t);
      return kind === 'bike' ? t('understood.perMonth', { span }) : span;
    }
    case 'battery':
      return spanName(condition, (wattHours) => `${wattHours} Wh`, t);
    case 'range':
      return t('understood.range', { span: spanName(condition, (km) => `${km} km`, t) });
  }
}

const francs = (amount: number): string => `CHF\u00a0${formatAmount(amount * 100)}`;

function spanName(
  { min, max }: { min?: number; max?: number },
  nameAmount: (amount: number) => string,
  t: Words['t'],
): string {
  if (min !== undefined && min === max) return nameAmount(min);
  if (min === undefined) return t('understood.atMost', { max: nameAmount(max ?? 0) });
  if (max === undefined) return t('understood.atLeast', { min: nameAmount(min) });
  return t('understood.between', { min: nameAmount(min), max: nameAmount(max) });
}
