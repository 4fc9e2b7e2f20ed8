import { getFaq } from '~/modules/content/content.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import { href } from '~/site-map.ts';

/** The first questions of a category. */
export async function loadFaqTeaser({ title, category, count }: BlockOf<'faq-teaser'>, { locale }: BlockContext) {
  const entries = (await getFaq({ locale, category })).slice(0, count);
  if (entries.length === 0) return undefined;
  return {
    title,
    all: href('faq', {}, locale),
    entries: entries.map(({ id, title: question, answer }) => ({ id, title: question, answer })),
  };
}

export type FaqTeaserSection = NonNullable<Awaited<ReturnType<typeof loadFaqTeaser>>>;
