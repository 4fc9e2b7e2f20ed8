import { byLocale, type Locale } from '~/i18n/locales.ts';
import type { FeedAttribute, FeedLanguage, FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import type { Known } from './known.ts';
import type { AttributeRecord } from './record.ts';
import { translatedName, translatedTerm } from './vocabulary.ts';

/**
 * The attributes of all languages, terms side by side: those of the source in its order, then what only others have.
 * Where a language has none of its own they are translated; what is not known stays as it is.
 * @param untranslated told of each name and term that stays as it is
 */
export function attributesOf({ source, items }: Known, untranslated: (word: string) => void): AttributeRecord[] {
  const find = (item: FeedProduct | undefined, slug: string) =>
    item?.attributes.find((attribute) => attribute.slug === slug);
  const all = source.attributes.map((attribute) => ({ attribute, from: source.lang }));
  for (const item of Object.values(items)) {
    if (!item || item === source) continue;
    const more = item.attributes.filter(({ slug }) => !all.some(({ attribute }) => attribute.slug === slug));
    all.push(...more.map((attribute) => ({ attribute, from: item.lang })));
  }
  return all.map(({ attribute, from }) => {
    const inLanguage = byLocale(
      (locale) => find(items[locale], attribute.slug) ?? translated(attribute, { from, to: locale, untranslated }),
    );
    return {
      slug: attribute.slug,
      names: byLocale((locale) => inLanguage[locale].name),
      terms: byLocale((locale) => inLanguage[locale].options),
      visible: attribute.visible,
    };
  });
}

function translated(
  { slug, name, options }: FeedAttribute,
  { from, to, untranslated }: { from: FeedLanguage; to: Locale; untranslated: (word: string) => void },
): Pick<FeedAttribute, 'name' | 'options'> {
  const orAsItIs = (text: string, word: string | undefined) => {
    if (word === undefined) untranslated(text);
    return word ?? text;
  };
  return {
    name: orAsItIs(name, translatedName(slug, name, from, to)),
    options: options.map((option) => orAsItIs(option, translatedTerm(slug, option, from, to))),
  };
}
