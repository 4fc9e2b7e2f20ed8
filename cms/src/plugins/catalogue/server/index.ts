import type { Core } from '@strapi/strapi';
import { catalogueController } from './controller';

/** Paths below `/catalogue` of the panel's API, with their controller actions. */
const ACTIONS = ['products', 'choices', 'count', 'offer', 'collections'] as const;

/**
 * Custom fields with values of the shop's catalogue, queried while editing. They store slugs and listing queries, as in
 * addresses of the shop.
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
