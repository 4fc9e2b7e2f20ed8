import type { Translate } from '~/i18n/keys.ts';
import type { TypedSuggestions } from './use-typed-suggestions.ts';

export interface SuggestionLine {
  href: string;
  name: string;
  /** Rate or price, in words. */
  price?: string;
  picture?: string;
}

export interface SuggestionGroup {
  title: string;
  lines: SuggestionLine[];
}

/**
 * The groups of the list that hold something, and a last line that leads to all results.
 * @param results path of the result page
 */
export function suggestionGroups(
  { text, found }: TypedSuggestions,
  { results, t }: { results: string; t: Translate<'search'> },
): SuggestionGroup[] {
  const product = ({ href, name, price, images }: (typeof found.bikes)[number]): SuggestionLine => ({
    href,
    name,
    price,
    ...(images[0] ? { picture: images[0].src } : {}),
  });
  const ofBikes = { title: t('group.bikes'), lines: found.bikes.map(product) };
  const ofAccessories = { title: t('group.accessories'), lines: found.accessories.map(product) };
  const groups = [
    {
      title: t('group.pages'),
      lines: [...found.categories, ...found.brands].map(({ href, name }) => ({ href, name })),
    },
    ...(found.leading === 'bikes' ? [ofBikes, ofAccessories] : [ofAccessories, ofBikes]),
    {
      title: t('group.search'),
      lines: [{ href: `${results}?${new URLSearchParams({ q: text }).toString()}`, name: t('all', { text }) }],
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
