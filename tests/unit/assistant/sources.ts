import { readFileSync } from 'node:fs';
import type { Locale } from '~/i18n/locales.ts';
import type { SourceEntry } from '~/modules/assistant/assistant.ts';
import { entriesOfFaq, entriesOfProduct } from '~/modules/assistant/sources/entries.ts';
import { answerParts, type FaqCategoryKey, faqCategories, type RawAnswer } from '~/modules/content/faq.ts';
import { demoFeed } from '@velory/demo-catalogue/feed.ts';

interface SeededQuestion {
  id: number;
  category: string;
  title: string;
  text: string | Record<string, unknown>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));

/** The FAQ as the CMS is seeded with it. */
export function seededFaq(locale: Locale): SourceEntry[] {
  const questions = read(`cms/src/seed/faq.${locale}.json`) as SeededQuestion[];
  const names = [...new Set(questions.map(({ category }) => category))];
  return entriesOfFaq(
    questions.map(({ id, category, title, text }) => {
      const raw: RawAnswer = typeof text === 'string' ? { text } : { parts: text };
      const key: FaqCategoryKey = faqCategories[names.indexOf(category)]?.key ?? 'concept';
      return { category: key, title, slug: `frage-${id}`, answer: answerParts(raw) };
    }),
    locale,
  );
}

const words = {
  de: {
    details: 'Einzelheiten',
    description: 'Beschreibung',
    colours: 'Farben',
    size: 'Grösse',
    heights: 'für',
    stock: 'Verfügbarkeit',
  },
  fr: {
    details: 'Détails',
    description: 'Description',
    colours: 'Couleurs',
    size: 'Taille',
    heights: 'pour',
    stock: 'Disponibilité',
  },
};

const days = { de: '7. Dezember', fr: '7 décembre' };

/** Created once. */
let feed: ReturnType<typeof demoFeed> | undefined;

/**
 * The data sheet of one of the demonstration's products, by its name in the feed; one without another date is available
 * at once.
 */
export function dataSheet(fullName: string, locale: Locale): SourceEntry[] {
  feed ??= demoFeed();
  const product = feed.find(({ name, lang }) => name === fullName && lang === locale);
  if (!product) throw new Error(`The demonstration has no ${fullName}`);
  const meta = (key: string) => product.meta_data.find((each) => each.key === key)?.value;
  const sizes = (meta('frame_sizes') ?? []) as { size: string; minCm: number; maxCm: number }[];
  const brand = product.brands[0]?.name ?? '';
  const message = words[locale];
  const { source: texts } = read(`locales/${locale}/assistant.json`) as {
    source: Record<'in-stock' | 'arrives', string>;
  };
  return entriesOfProduct(
    {
      slug: product.slug,
      name: fullName.replace(`${brand} `, ''),
      attributes: [{ items: product.attributes.map(({ slug, name, options }) => ({ slug, name, values: options })) }],
      sizes: sizes.map((frameSize) => ({ size: frameSize.size, label: frameSize.size, frameSize: frameSize as never })),
      colours: (meta('colorData') ?? []) as { name: string }[],
      categories: product.categories,
      highlights: (meta('highlights') ?? []) as { title: string; text: string }[],
      description: product.description,
      stock: [texts['in-stock'], texts.arrives.replace('{{day}}', days[locale])].join(', '),
    },
    locale,
    {
      ...message,
      size: (label) => `${message.size} ${label}`,
      heights: (min, max) => `${message.heights} ${min}–${max} cm`,
    },
  );
}

/** The data sheet of the demonstration's Limmat 5. */
export const limmat = (locale: Locale): SourceEntry[] => dataSheet('Allegro Limmat 5', locale);
