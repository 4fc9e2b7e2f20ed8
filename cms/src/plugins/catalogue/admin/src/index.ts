import { Filter, Layout, PriceTag, ShoppingCart, Stack } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { FieldProps } from './field';
import { OfferPanel } from './components/offer-panel';
import de from './translations/de.json';

const pluginId = 'catalogue';

const text = (id: keyof typeof de) => ({ id: `catalogue.${id}`, defaultMessage: de[id] });

/** An input as Strapi takes it: its types know nothing of the properties that it hands over. */
const input = (load: () => Promise<{ default: unknown }>) => ({
  Input: load as () => Promise<{ default: ComponentType & ComponentType<FieldProps> }>,
});

/** Files of texts by language; what a language lacks is shown in the panel's own. */
const translations: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>> = {
  de: () => import('./translations/de.json'),
  fr: () => import('./translations/fr.json'),
  en: () => import('./translations/en.json'),
};

/** The admin panel's part: the inputs of the fields, and what stands beside a limited offer. */
export default {
  register(app: StrapiApp) {
    app.customFields.register([
      {
        name: 'product',
        pluginId,
        type: 'string',
        icon: ShoppingCart,
        intlLabel: text('product'),
        intlDescription: text('product.description'),
        components: input(() => import('./components/product-input')),
      },
      {
        name: 'brand',
        pluginId,
        type: 'string',
        icon: PriceTag,
        intlLabel: text('brand'),
        intlDescription: text('brand.description'),
        components: input(() => import('./components/brand-input')),
      },
      {
        name: 'category',
        pluginId,
        type: 'string',
        icon: Layout,
        intlLabel: text('category'),
        intlDescription: text('category.description'),
        components: input(() => import('./components/category-input')),
      },
      {
        name: 'collection',
        pluginId,
        type: 'string',
        icon: Stack,
        intlLabel: text('collection'),
        intlDescription: text('collection.description'),
        components: input(() => import('./components/collection-input')),
      },
      {
        name: 'rule',
        pluginId,
        type: 'json',
        icon: Filter,
        intlLabel: text('rule'),
        intlDescription: text('rule.description'),
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
  registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(
      locales.map(async (locale) => {
        const texts = (await translations[locale]?.())?.default ?? {};
        const named = Object.entries(texts).map(([name, words]) => [`${pluginId}.${name}`, words]);
        return { locale, data: Object.fromEntries(named) as Record<string, string> };
      }),
    );
  },
};
