import type { Locale } from '~/i18n/locales.ts';
import type { AttributeView, ProductView } from '~/modules/catalog/catalog.ts';
import { type ComponentLink, getComponentLinks } from '~/modules/content/content.server.ts';
import { componentPath } from '~/seo/editorial-address.ts';

type Attributes = ProductView['attributes'];

/**
 * A bike's technical data with links to the entries of the component directory that tell of its values.
 * @param terms the German terms of each attribute by its slug, in the order of its values: entries name those
 */
export async function withComponentLinks(
  attributes: Attributes,
  terms: Readonly<Record<string, readonly string[]>>,
  locale: Locale,
): Promise<Attributes> {
  const slugs = attributes.flatMap(({ items }) => items.map(({ slug }) => slug));
  const components = await getComponentLinks({ locale, attributes: slugs });
  return attributes.map(({ group, items }) => ({
    group,
    items: items.map((item) => linked(item, terms[item.slug] ?? [], components, locale)),
  }));
}

function linked(
  item: AttributeView,
  terms: readonly string[],
  components: readonly ComponentLink[],
  locale: Locale,
): AttributeView {
  if (terms.length !== item.values.length) return item;
  const links = terms.map((term) => {
    const component = components.find((each) => each.attribute === item.slug && each.terms.includes(term));
    return component ? componentPath(component, locale) : null;
  });
  return links.some((link) => link !== null) ? { ...item, links } : item;
}
