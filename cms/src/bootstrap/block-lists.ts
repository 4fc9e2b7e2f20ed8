import type { Core, Schema } from '@strapi/strapi';

/**
 * Lets editors choose every block on every page that they compose: the components whose schema says by `pluginOptions.block.place` where the
 * block stands in the list. So a new block is in no list of a content type.
 */
export function registerBlockLists(strapi: Core.Strapi): void {
  const blocks = Object.values(strapi.components)
    .flatMap(({ uid, pluginOptions }) => {
      const { block } = (pluginOptions ?? {}) as { block?: { place: number } };
      return block ? [{ uid, place: block.place }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ uid }) => uid);
  for (const { attributes } of Object.values(strapi.contentTypes)) {
    for (const attribute of Object.values<Schema.Attribute.AnyAttribute>(attributes)) {
      if (attribute.type === 'dynamiczone') attribute.components = blocks;
    }
  }
}
