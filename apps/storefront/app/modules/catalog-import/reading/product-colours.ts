import { byLocale } from '~/i18n/locales.ts';
import { guessColour } from './colours.ts';
import type { FeedColour, FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import type { Known } from './known.ts';
import type { ColourRecord } from './record.ts';
import { slugify } from './slug.ts';
import { translatedTerm } from './vocabulary.ts';

const optionsOf = (product: FeedProduct | undefined) =>
  product?.attributes.find(({ slug }) => slug === 'pa_farbe')?.options ?? [];

/**
 * The colour value that belongs to an option: by its slug or name, else by its place where both lists are equally
 * long.
 */
function valueOf(colours: readonly FeedColour[], option: string, index: number, count: number): FeedColour | undefined {
  const slug = slugify(option);
  const named = colours.find((colour) => colour.slug === slug || slugify(colour.name) === slug);
  return named ?? (colours.length === count ? colours[index] : undefined);
}

/**
 * The colours of a product by the options of its colour attribute in the source language, with values from `colorData`
 * or guessed from the name, named in each language by its item. A product with values but without the attribute has
 * its colours all the same.
 */
export function readColourRecords({ source, items }: Known): Map<string, ColourRecord> {
  const options = optionsOf(source);
  const names = options.length > 0 ? options : source.colours.map(({ name }) => name);
  const result = new Map<string, ColourRecord>();
  const slugs = new Set<string>();
  names.forEach((option, index) => {
    const value = valueOf(source.colours, option, index, names.length);
    const slug = uniqueSlug(value?.slug ?? slugify(option), slugs, index);
    const nameIn = (item: FeedProduct | undefined) => {
      const own = item?.colours.find((colour) => colour.slug === slug);
      const others = optionsOf(item);
      return own?.name ?? (others.length === names.length ? others[index] : undefined) ?? option;
    };
    const name = byLocale((locale) => {
      const item = items[locale];
      if (item && item !== source) return nameIn(item);
      return translatedTerm('pa_farbe', option, source.lang, locale) ?? option;
    });
    const guess = guessColour(slug);
    result.set(option, { slug, hex: value?.hex ?? guess.hex, accent: value?.accent ?? guess.accent, name });
  });
  return result;
}

/** A slug of its own for each colour; `x` represents "the first colour" in the addresses of pictures. */
function uniqueSlug(slug: string, taken: Set<string>, index: number): string {
  const base = slug.slice(0, 60);
  const own = base === '' || base === 'x' || taken.has(base) ? `${base || 'farbe'}-${index + 1}` : base;
  taken.add(own);
  return own;
}
