import type { Locale } from '~/i18n/locales.ts';
import { accessorySorts, findProductCards } from '~/modules/catalog/catalog.server.ts';
import { categoryPage } from '~/modules/catalog/catalog.ts';
import { href } from '~/site-map.ts';

/** A sort of accessories as a picture that leads to its listing. */
export interface AccessoryKind {
  href: string;
  name: string;
  /** How many there are. */
  count: number;
  /** Address of a picture of one of them. */
  picture: string;
  /** Whether it is the one that is listed. */
  current: boolean;
}

/**
 * The sorts of accessories that the shop has, each with a picture of the first recommended one. Those of the feed
 * alone have no name of the shop's and are left out.
 * @param category slug of the one that is listed
 */
export async function accessoryKinds(locale: Locale, category: string | undefined): Promise<AccessoryKind[]> {
  const sorts = await accessorySorts();
  const cards = await findProductCards({ ids: sorts.map(({ firstId }) => firstId), locale });
  const pictures = new Map(cards.map(({ id, picture }) => [id, picture.src]));
  return sorts.flatMap(({ slug, count, firstId }) => {
    const page = categoryPage(slug);
    const picture = pictures.get(firstId);
    if (!page || picture === undefined) return [];
    const path = href('category', { category: page.slug }, locale);
    return [{ href: path, name: page.names[locale], count, picture, current: slug === category }];
  });
}
