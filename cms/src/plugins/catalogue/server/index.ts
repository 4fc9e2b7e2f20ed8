import type { Core } from '@strapi/strapi';
import { catalogueController } from './controller';

/** The paths below `/catalogue` of the admin panel's API, each with its action of the controller. */
const ACTIONS = ['products', 'choices', 'count', 'offer', 'collections'] as const;

/**
 * Fields whose values come from the shop's catalogue. Whatever they show is asked of the shop while somebody edits; what is stored are
 * slugs and the query of a listing, as in addresses of the shop.
 */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.customFields.register([
      { name: 'product', plugin: 'catalogue', type: 'string', inputSize: { default: 12, isResizable: true } },
      { name: 'brand', plugin: 'catalogue', type: 'string', inputSize: { default: 6, isResizable: true } },
      { name: 'category', plugin: 'catalogue', type: 'string', inputSize: { default: 6, isResizable: true } },
      { name: 'collection', plugin: 'catalogue', type: 'string', inputSize: { default: 6, isResizable: true } },
      { name: 'rule', plugin: 'catalogue', type: 'json', inputSize: { default: 12, isResizable: false } },
    ]);
  },
  controllers: { catalogue: catalogueController },
  routes: {
    admin: {
      type: 'admin',
      routes: ACTIONS.map((action) => ({
        method: 'GET',
        path: `/${action}`,
        handler: `catalogue.${action}`,
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      })),
    },
  },
};
