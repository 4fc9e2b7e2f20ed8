import type { Core, Schema } from '@strapi/strapi';

/**
 * Allows every block on every composed page: components with `pluginOptions.block.place`, their position in the list.
 * New blocks therefore need no change of content types.
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
