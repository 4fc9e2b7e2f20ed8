import { Filter, PriceTag, ShoppingCart, Layout } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { FieldProps } from './field';
import { OfferPanel } from './components/offer-panel';

const pluginId = 'catalogue';

const text = (id: string, defaultMessage: string) => ({ id: `catalogue.${id}`, defaultMessage });

/** An input as Strapi takes it: its types know nothing of the properties that it hands over. */
const input = (load: () => Promise<{ default: unknown }>) => ({
  Input: load as () => Promise<{ default: ComponentType & ComponentType<FieldProps> }>,
});

/** The admin panel's part: the inputs of the four fields, and what stands beside a limited offer. */
export default {
  register(app: StrapiApp) {
    app.customFields.register([
      {
        name: 'product',
        pluginId,
        type: 'string',
        icon: ShoppingCart,
        intlLabel: text('product', 'Produkt'),
        intlDescription: text('product.description', 'Ein Produkt, nach Namen gesucht'),
        components: input(() => import('./components/product-input')),
      },
      {
        name: 'brand',
        pluginId,
        type: 'string',
        icon: PriceTag,
        intlLabel: text('brand', 'Marke'),
        intlDescription: text('brand.description', 'Eine Marke des Katalogs'),
        components: input(() => import('./components/brand-input')),
      },
      {
        name: 'category',
        pluginId,
        type: 'string',
        icon: Layout,
        intlLabel: text('category', 'Kategorie'),
        intlDescription: text('category.description', 'Eine Kategorie des Shops'),
        components: input(() => import('./components/category-input')),
      },
      {
        name: 'rule',
        pluginId,
        type: 'json',
        icon: Filter,
        intlLabel: text('rule', 'Regel'),
        intlDescription: text('rule.description', 'Bedingungen, die Produkte wählen'),
        components: input(() => import('./components/rule-input')),
      },
    ]);
    app.registerPlugin({ id: pluginId, name: pluginId });
  },
  bootstrap(app: StrapiApp) {
    const manager = app.getPlugin('content-manager') as
      { apis: { addEditViewSidePanel?(panels: unknown[]): void } } | undefined;
    manager?.apis.addEditViewSidePanel?.([OfferPanel]);
  },
};
