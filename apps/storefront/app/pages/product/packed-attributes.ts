import type { AttributeView, ProductView } from '~/modules/catalog/catalog.ts';

/*
 * A bike has some thirty technical data, which stand in the page as a table. For hydration they travel once more, as one text: as objects
 * they would be the largest part of what is handed over.
 */

type Attributes = ProductView['attributes'];

/** Between groups, between attributes, between the parts of one, between a value and its path. */
const [GROUP, ITEM, PART, PATH] = ['\n\n', '\n', '|', ' → '];

/** None of the signs that part the text. */
const plain = (text: string): string => text.replaceAll(/[\n|→]/g, ' ');

function packItem({ slug, name, values, links }: AttributeView): string {
  const withPaths = values.map((value, index) => plain(value) + (links?.[index] ? PATH + links[index] : ''));
  return [slug, plain(name), ...withPaths].join(PART);
}

function unpackItem(text: string): AttributeView {
  const [slug = '', name = '', ...parts] = text.split(PART);
  const pairs = parts.map((part) => part.split(PATH));
  const links = pairs.map(([, path]) => path ?? null);
  const values = pairs.map(([value = '']) => value);
  return { slug, name, values, ...(links.some((path) => path !== null) ? { links } : {}) };
}

/** Technical data as one text. */
export const packAttributes = (attributes: Attributes): string =>
  attributes.map(({ group, items }) => [group, ...items.map(packItem)].join(ITEM)).join(GROUP);

/** The technical data of a packed text. */
export function unpackAttributes(text: string): Attributes {
  if (text === '') return [];
  return text.split(GROUP).map((packed) => {
    const [group, ...items] = packed.split(ITEM);
    return { group: group as Attributes[number]['group'], items: items.map(unpackItem) };
  });
}
